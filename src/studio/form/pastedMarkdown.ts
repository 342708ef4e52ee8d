import { Parser } from 'htmlparser2';
import { inItsPlace, withFractions, type Raised } from '../../document/raised';
import { marked, type Run } from './marked';

/** What stands in a place of its own. */
const BLOCKS = new Set(
  'address article aside blockquote dd div dl dt figure footer header li main ol p pre section table td th tr ul'.split(
    ' ',
  ),
);

/** What holds no text for people. */
const SILENT = new Set(['head', 'script', 'style', 'template', 'title', 'xml']);

const HEADING = /^h([1-6])$/;

/** The level of the largest heading of a pasted text: those above it are the page's. */
const FIRST_LEVEL = 3;
const LAST_LEVEL = 6;

/** How a tag's text is written, and which list its entries are in. */
interface Style {
  isBold: boolean;
  isItalic: boolean;
  href: string | undefined;
  isSilent: boolean;
  /** The mark that Word writes before an entry of a list: '·', '1.'. */
  isMarker: boolean;
  raised: Raised | undefined;
  list: { isOrdered: boolean; count: number } | undefined;
}

/** A paragraph, a heading or an entry of a list. */
interface Piece {
  heading: number | undefined;
  /** '- ', '2. ' or nothing. */
  mark: string;
  runs: Run[];
}

const PLAIN: Style = {
  isBold: false,
  isItalic: false,
  href: undefined,
  isSilent: false,
  isMarker: false,
  raised: undefined,
  list: undefined,
};

/**
 * The lines of a text that was copied from Word, Google Docs, a mail or a web page, in our Markdown: paragraphs,
 * headings, entries of lists, each with its bold and italic words and its links; rows of tables have bars. All else of
 * its look is left behind.
 * @param isInline Whether a line is a paragraph, without headings and lists: a heading is bold then.
 */
export function markdownOf(html: string, isInline = false): string[] {
  const pieces = piecesOf(html).filter(({ runs }) => runs.some(({ text }) => text.trim() !== ''));
  const highest = Math.min(...pieces.map(({ heading = LAST_LEVEL }) => heading));
  return pieces.map((piece) => withFractions(lineOf(piece, highest, isInline)));
}

function lineOf({ heading, mark, runs }: Piece, highest: number, isInline: boolean): string {
  if (heading === undefined) return (isInline ? '' : mark) + marked(runs);
  const plain = runs.map((run) => ({ ...run, isBold: isInline }));
  if (isInline) return marked(plain);
  const level = Math.min(LAST_LEVEL, FIRST_LEVEL + heading - highest);
  const words = marked(plain).replaceAll('\n', ' ');
  // Markdown takes signs at the end of a heading for its closing mark.
  return `${'#'.repeat(level)} ${words.replace(/(?<= |^)#+$/, String.raw`\$&`)}`;
}

function piecesOf(html: string): Piece[] {
  const pieces: Piece[] = [];
  /** The tags around what is read, and their styles. */
  const names: string[] = [];
  const styles: Style[] = [PLAIN];
  const style = () => styles.at(-1) ?? PLAIN;
  const begin = (piece: Partial<Piece> = {}) =>
    pieces.push({ heading: undefined, mark: '', runs: [], ...piece });
  /** The one that is being read. */
  const piece = (): Piece => {
    const last = pieces.at(-1);
    if (last) return last;
    begin();
    return piece();
  };
  const add = (text: string) => {
    const { isBold, isItalic, href, raised } = style();
    piece().runs.push({ text: inItsPlace(text, raised), isBold, isItalic, href });
  };
  /** A paragraph within an entry of a list or a cell goes on in it. */
  const isFresh = () => piece().runs.length === 0;
  const open = (name: string, attributes: Record<string, string>) => {
    const css = attributes['style'] ?? '';
    const heading = HEADING.exec(name)?.[1];
    if (name === 'br') add('\n');
    else if (name === 'li') begin({ mark: markOf(style().list) });
    else if (/mso-list:\s*l\d/i.test(css)) begin({ mark: '- ' });
    else if (heading !== undefined) begin({ heading: Number(heading) });
    else if ((name === 'td' || name === 'th') && !isFresh()) add(' | ');
    else if (BLOCKS.has(name) && !isFresh() && !isInRow(names)) begin();
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      open(name, attributes);
      names.push(name);
      styles.push(styleOf(style(), name, attributes));
    },
    ontext(text) {
      const words = text.replaceAll(/[ \t\r\n\f\u00a0]+/g, ' ');
      const { isSilent, isMarker } = style();
      if (isMarker && /^\s*(?:\d+|[a-z])[.)]/i.test(words)) piece().mark = '1. ';
      if (!isSilent && !isMarker && !(words === ' ' && isFresh())) add(words);
    },
    onclosetag(name) {
      names.pop();
      styles.pop();
      if ((BLOCKS.has(name) || HEADING.test(name)) && !isInRow(names) && !isFresh()) begin();
    },
  });
  parser.write(html);
  parser.end();
  return pieces;
}

/** Whether these tags are around a cell of a table, or between its cells. */
const isInRow = (names: readonly string[]) => names.includes('tr');

function markOf(list: Style['list']): string {
  if (!list?.isOrdered) return '- ';
  list.count += 1;
  return `${list.count}. `;
}

function styleOf(around: Style, name: string, attributes: Record<string, string>): Style {
  const css = attributes['style'] ?? '';
  const weight = /font-weight:\s*(\w+)/i.exec(css)?.[1];
  const slant = /font-style:\s*(\w+)/i.exec(css)?.[1];
  const isBoldTag = name === 'b' || name === 'strong';
  const isItalicTag = name === 'i' || name === 'em';
  return {
    isBold: weight === undefined ? isBoldTag || around.isBold : /^(?:bold|[6-9]00)/.test(weight),
    isItalic: slant === undefined ? isItalicTag || around.isItalic : slant === 'italic',
    href: (name === 'a' ? hrefOf(attributes['href']) : undefined) ?? around.href,
    isSilent: around.isSilent || SILENT.has(name),
    isMarker: around.isMarker || /mso-list:\s*ignore/i.test(css),
    raised: raisedBy(name, css) ?? around.raised,
    list: name === 'ol' || name === 'ul' ? listOf(name, attributes['start']) : around.list,
  };
}

const listOf = (name: string, start = '1'): Style['list'] => ({
  isOrdered: name === 'ol',
  count: /^\d+$/.test(start) ? Number(start) - 1 : 0,
});

function raisedBy(name: string, css: string): Style['raised'] {
  const written = /vertical-align:\s*(super|sub)/i.exec(css)?.[1]?.toLowerCase();
  if (written === 'super' || written === 'sub') return written;
  if (name === 'sup') return 'super';
  return name === 'sub' ? name : undefined;
}

/** What our links may lead to; others, such as a bookmark of a document, lead nowhere here. */
const hrefOf = (href = ''): string | undefined =>
  /^(?:https:\/\/|mailto:|tel:)[^\s()<>]+$/.test(href) ? href : undefined;
