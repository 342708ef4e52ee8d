import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { InlinePart, RichText, TextPart } from '../../generated/types';
import type { HeadingLevel } from '../../document/schema/schema';

/** Markdown that is not supported in texts with paragraphs: it is shown verbatim. */
const LITERAL = [
  'autolink',
  'blockQuote',
  'characterReference',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'setextUnderline',
  'thematicBreak',
];

/** The same for a single paragraph, which has no headings or lists either. */
const LITERAL_INLINE = [...LITERAL, 'headingAtx', 'list'];

/** A text without any of these has no emphasis or links. */
const MARK = /[*_[\\]/;

/** Safe link targets, as in schemas/parts/link.schema.json; other links stay text. */
const SAFE = /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/;

/** The links and headings of a text, for the checker. */
export interface MarkdownOutline {
  /** Link targets as written; unsafe ones are not rendered as links. */
  links: { href: string; isSafe: boolean }[];
  /** '## Cookies' has level 2. */
  headings: { level: HeadingLevel; words: string }[];
}

/** Parses a paragraph with emphasis and links. Without them, returns the string. */
export function parseInline(text: string): RichText {
  if (!MARK.test(text)) return text;
  const paragraphs = parse(text, LITERAL_INLINE).map((node) =>
    'children' in node ? inline(node.children as PhrasingContent[]) : '',
  );
  return joined(paragraphs.flatMap((one, index) => (index === 0 ? one : [' ', one].flat())));
}

/**
 * Parses paragraphs, headings and lists. The entries of the config are separate blocks, as if joined by blank lines.
 */
export function parseText(entries: readonly string[]): TextPart[] {
  return parse(entries.join('\n\n'), LITERAL).flatMap(toPart);
}

/** A picture in Markdown, with its target. Not supported in texts, which would show '!' and a link. */
export const PICTURE = /(?<!\\)!\[[^[\]]*\]\(([^()\s]+\.(?:svg|jpe?g|png|webp|avif|gif))\)/i;

/**
 * Returns the links and headings of a text; `isInline` if it is a single paragraph. Pictures, which the checker
 * reports as such, are not among the links.
 */
export function readMarkdown(written: string, isInline: boolean): MarkdownOutline {
  const text = written.replaceAll(new RegExp(PICTURE, 'gi'), '');
  const nodes = parse(text, isInline ? LITERAL_INLINE : LITERAL).flatMap(descendants);
  const parts: MarkdownOutline = { links: [], headings: [] };
  for (const node of nodes) {
    if (node.type === 'link') parts.links.push({ href: node.url, isSafe: SAFE.test(node.url) });
    if (node.type === 'heading')
      parts.headings.push({ level: node.depth, words: wordsOf(inline(node.children)) });
  }
  return parts;
}

/** A link in a text: from `start` up to `end`, with the Markdown of its words. */
export interface LinkRange {
  href: string;
  start: number;
  end: number;
  words: string;
}

/** The links of a text in their order, with their places in it. */
export function linkRanges(text: string, isInline: boolean): LinkRange[] {
  const nodes = parse(text, isInline ? LITERAL_INLINE : LITERAL).flatMap(descendants);
  return nodes.flatMap((node) => {
    if (node.type !== 'link') return [];
    const [start, end] = rangeOf(node);
    const words = text.slice(
      rangeOf(node.children[0])[0] ?? end,
      rangeOf(node.children.at(-1))[1] ?? end,
    );
    return start === undefined || end === undefined ? [] : [{ href: node.url, start, end, words }];
  });
}

function rangeOf(node: Nodes | undefined): [start: number | undefined, end: number | undefined] {
  return [node?.position?.start.offset, node?.position?.end.offset];
}

function parse(text: string, disabled: string[]): RootContent[] {
  return fromMarkdown(text, { extensions: [{ disable: { null: disabled } }] }).children;
}

function toPart(node: RootContent): TextPart[] {
  switch (node.type) {
    case 'paragraph':
      return [{ tag: 'p', text: inline(node.children) }];
    case 'heading':
      return [{ tag: `h${node.depth}`, text: inline(node.children) }];
    case 'list': {
      const { ordered, start } = node;
      const items = node.children.map((item) => item.children.flatMap(toPart));
      if (!ordered) return [{ tag: 'ul', items }];
      return [{ tag: 'ol', items, ...(typeof start === 'number' && start !== 1 && { start }) }];
    }
    default:
      return [];
  }
}

function inline(nodes: readonly PhrasingContent[]): RichText {
  return joined(nodes.flatMap(inlinePart));
}

function inlinePart(node: PhrasingContent): InlinePart[] {
  switch (node.type) {
    case 'text':
      return [node.value];
    case 'break':
      return ['\n'];
    case 'emphasis':
      return [{ tag: 'em', text: inline(node.children) }];
    case 'strong':
      return [{ tag: 'strong', text: inline(node.children) }];
    case 'link': {
      const text = inline(node.children);
      return SAFE.test(node.url) ? [{ href: node.url, text }] : [text].flat();
    }
    default:
      return [];
  }
}

/** Merges adjacent strings, and unwraps a single string. */
function joined(parts: readonly InlinePart[]): RichText {
  const merged: InlinePart[] = [];
  for (const next of parts) {
    const last = merged.at(-1);
    if (typeof next === 'string' && typeof last === 'string')
      merged[merged.length - 1] = last + next;
    else merged.push(next);
  }
  const [only = ''] = merged;
  return merged.length < 2 && typeof only === 'string' ? only : merged;
}

function wordsOf(text: RichText): string {
  if (typeof text === 'string') return text;
  return text.map((one) => (typeof one === 'string' ? one : wordsOf(one.text))).join('');
}

function descendants(node: Nodes): Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(descendants)] : [node];
}
