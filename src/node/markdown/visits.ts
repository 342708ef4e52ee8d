import type { Visit } from '../schemas/walk';
import { readMarkdown } from './parse';

/** A text without any of these has neither link nor heading. */
const MARK = /\]\(|#/;

/**
 * The links and headings that a text in Markdown holds, as if each were a field of its own: rules that read links and
 * headings find them. Nothing for any other value, and for links that are not safe, of which a rule tells.
 */
export function markdownVisits(visit: Visit): Visit[] {
  return markdownTexts(visit).flatMap(({ text, path, isInline }) => {
    if (!MARK.test(text)) return [];
    const { links, headings } = readMarkdown(text, isInline);
    const found = (part: Pick<Visit, 'kind' | 'heading' | 'value'>): Visit =>
      Object.assign({}, visit, { path }, part);
    const safe = links.filter(({ isSafe }) => isSafe);
    return headings
      .map(({ level, words }) => found({ kind: undefined, heading: level, value: words }))
      .concat(safe.map(({ href }) => found({ kind: 'link', heading: undefined, value: href })));
  });
}

/** A text in Markdown of the config, as it is written. */
export interface MarkdownText {
  text: string;
  path: Visit['path'];
  isInline: boolean;
}

/** The texts in Markdown that a value is or holds. */
export function markdownTexts({ kind, value, path }: Visit): MarkdownText[] {
  if (kind === 'inline-markdown' && typeof value === 'string')
    return [{ text: value, path, isInline: true }];
  if (kind !== 'markdown' || !Array.isArray(value)) return [];
  return value.flatMap((text: unknown, index) =>
    typeof text === 'string' ? [{ text, path: [...path, index], isInline: false }] : [],
  );
}
