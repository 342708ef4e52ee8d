import type { Visit } from '../../document/schema/walk';
import { readMarkdown } from './parse';

/** A text without any of these has no links or headings. */
const MARK = /\]\(|#/;

/**
 * Visits of the links and headings in a Markdown text, as if each were a field, so that rules for links and headings
 * apply. Empty for other values; excludes unsafe links, which another rule reports.
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

/** A Markdown text of the config. */
export interface MarkdownText {
  text: string;
  path: Visit['path'];
  isInline: boolean;
}

/** The Markdown texts of a value. */
export function markdownTexts({ kind, value, path }: Visit): MarkdownText[] {
  if (kind === 'inline-markdown' && typeof value === 'string')
    return [{ text: value, path, isInline: true }];
  if (kind !== 'markdown' || !Array.isArray(value)) return [];
  return value.flatMap((text: unknown, index) =>
    typeof text === 'string' ? [{ text, path: [...path, index], isInline: false }] : [],
  );
}
