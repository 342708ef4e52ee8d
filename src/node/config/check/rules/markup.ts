import type { Path } from '../../../../document/schema/walk';
import type { Schema } from '../../../../document/schema/schema';
import type { Rule } from '../context';
import { setValue, type Operation } from '../../../../document/operation';
import { PICTURE } from '../../../markdown/parse';
import { unreadMarkdown } from '../unreadMarkdown';
import { schemaAt } from '../../../../document/schema/schemaAt';

/** A fast path: nearly all texts do not match, and need no further checks. */
const SUSPECT = /<\/?[a-z]|&[#a-z]|\][^\S\n]*\(|\*\*|[{`]|~~|^[^\S\n]*(?:[|>]|---|___)/im;

const TAG = /<\/?(?:a|b|br|div|em|font|h[1-6]|i|img|li|ol|p|span|strong|sub|sup|u|ul)\b[^<>]*>/i;
const CODE = /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i;
const MARKDOWN = /\[[^[\]]+\]\((?:https?:|mailto:|tel:|\/|#)[^()\s]*\)|\*\*[^*\s][^*]*\*\*/;
/** With a target other than a picture file, it may be a link that someone wanted as a picture. */
const LINKED_PICTURE = /!\[[^[\]]*\]\([^()]*\)/;
const SIGNS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&nbsp;': '\u00a0',
  '&ndash;': '–',
  '&mdash;': '—',
  '&hellip;': '…',
};
const PLACEHOLDER = /\{(?:site\.name|product\.(?:name|id)|category\.name)\}/;

/**
 * Texts contain no HTML, Markdown or placeholders where they would be shown verbatim, and no Markdown that is not read.
 */
export const rule: Rule = ({ eachText, config, set, error, warning }) => {
  eachText((text, path) => {
    if (!SUSPECT.test(text)) return;
    const placeholder = hasPlaceholders(path) ? undefined : PLACEHOLDER.exec(text)?.[0];
    const kind = schemaAt(set.config, config, path)?.['x-kind'];
    const isMarkdown = kind === 'inline-markdown' || isInMarkdown(set.config, config, path);
    const mark = (
      TAG.exec(text) ??
      CODE.exec(text) ??
      (isMarkdown ? LINKED_PICTURE : MARKDOWN).exec(text)
    )?.[0];
    const unread = isMarkdown && mark === undefined ? unreadMarkdown(text) : undefined;
    if ((placeholder ?? mark ?? unread) === undefined || isCode(kind)) return;
    const picture = isMarkdown ? PICTURE.exec(text) : null;
    if (picture) {
      error(
        [...path],
        `Texts have no pictures: visitors would see ${JSON.stringify(picture[0])} as "!" and a link.`,
        'Take it out; the blocks "text-media" and "project-gallery" show pictures.',
      );
    } else if (placeholder !== undefined) {
      error(
        [...path],
        `${placeholder} is not filled in here: visitors would see it.`,
        'Only the titles and descriptions of pages have such places: write the name itself.',
      );
    } else if (mark !== undefined) {
      warning(
        [...path],
        `Visitors would see ${JSON.stringify(mark)} as it stands here: ${isMarkdown ? 'texts have no HTML and no pictures' : 'this text has no HTML and no Markdown'}.`,
        isMarkdown
          ? 'Write **bold**, *italic* or [words](/contact) for a link; pictures have fields of their own.'
          : 'Write plain words: the block "text" has links, lists and headings.',
        decoded(text, path),
      );
    } else if (unread) {
      const { mark: shown, why, advice, meant } = unread;
      warning(
        [...path],
        `Visitors would see ${JSON.stringify(shown)} as it stands here: ${why}.`,
        advice,
        meant === undefined ? undefined : [setValue([...path], meant)],
      );
    }
  });
};

/** Decodes character references ('&amp;' → '&'), if the text has no other markup. */
function decoded(text: string, path: Path): Operation[] | undefined {
  const plain = text.replaceAll(new RegExp(CODE, 'gi'), (code) => SIGNS[code] ?? code);
  const isPlain = plain !== text && ![TAG, CODE, MARKDOWN].some((mark) => mark.test(plain));
  return isPlain ? [setValue([...path], plain)] : undefined;
}

/**
 * Whether the text may have placeholders: titles and descriptions of pages, and interface strings, which another rule
 * checks.
 */
function hasPlaceholders(path: Path): boolean {
  const [first] = path;
  if (first === 'pages') return path.length === 3;
  return (first === 'notFound' && path.length === 2) || WORDS.has(String(first));
}

const WORDS = new Set(['strings', 'inquiry', 'embed']);

/** Whether it is an entry of a list that is a Markdown text. */
function isInMarkdown(schema: Schema, config: unknown, path: Path): boolean {
  const list = typeof path.at(-1) === 'number' && schemaAt(schema, config, path.slice(0, -1));
  return list ? list['x-kind'] === 'markdown' : false;
}

/** Code is meant to be shown verbatim, and addresses may contain any character. */
function isCode(kind: string | undefined): boolean {
  return kind === 'code' || kind === 'address' || kind === 'link' || kind === 'endpoint';
}
