import { Parser } from 'htmlparser2';
import { inItsPlace, withFractions, type Raised } from '../../../document/raised';

/** What begins a new line, and what a new paragraph. */
const LINES = new Set(['br', 'li', 'tr', 'dt', 'dd']);
const PARAGRAPHS = new Set(
  'p div section article ul ol dl table blockquote pre h1 h2 h3 h4 h5 h6 header footer'.split(' '),
);

/** What holds no text for people. */
const SILENT = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'svg',
  'head',
  'title',
]);

/** Figures here say another number on the line: 10⁶, 1¹/₂. */
const RAISED: Readonly<Record<string, Raised>> = { sup: 'super', sub: 'sub' };

/** What begins an entry of a list. */
const DASH = '- ';

/** Whether a text is HTML: it has a tag or a character reference. */
const HTML = /<\/?[a-z][^>]*>|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]{1,8});/i;

/**
 * The text of a piece of HTML, as a product's description has it: paragraphs with an empty line between them, entries of
 * lists one a line with a dash. That is what our Markdown leaves of it; descriptions know no emphasis and no links.
 */
export function plainText(text: string): string {
  return HTML.test(text) ? tidied(textOf(text)) : tidied(text);
}

/** The same on one line, as figures have it: what stands on lines of its own is told apart by commas. */
export function plainLine(text: string): string {
  const lines = plainText(text).split('\n');
  if (lines.length === 1) return lines.join('');
  return lines
    .map((line) => line.replace(/^- /, '').replace(/[,;]$/, '').trim())
    .filter((line) => line !== '')
    .join(', ');
}

function textOf(html: string): string {
  const parts: string[] = [];
  let silent = 0;
  let items = 0;
  let cells = 0;
  const raised: Raised[] = [];
  const parser = new Parser(
    {
      onopentag(name) {
        if (SILENT.has(name)) silent += 1;
        const place = RAISED[name];
        if (place) raised.push(place);
        if (name === 'tr') cells = 0;
        if ((name === 'td' || name === 'th') && cells++ > 0) parts.push(' | ');
        // What begins an entry of a list stands behind its dash.
        if (parts.at(-1) !== DASH) {
          if (PARAGRAPHS.has(name)) parts.push(items > 0 ? '\n' : '\n\n');
          else if (LINES.has(name) && (name === 'br' || parts.at(-1) !== '\n')) parts.push('\n');
        }
        if (name === 'li') {
          items += 1;
          parts.push(DASH);
        }
      },
      ontext(words) {
        const text = words.replaceAll(/[ \t\r\n\f]+/g, ' ');
        if (silent === 0 && !(text === ' ' && parts.at(-1) === DASH)) {
          parts.push(inItsPlace(text, raised.at(-1)));
        }
      },
      onclosetag(name) {
        if (SILENT.has(name)) silent -= 1;
        if (RAISED[name]) raised.pop();
        if (name === 'li') items -= 1;
        if (name === 'li' && parts.at(-1) === DASH) parts.pop();
        if (PARAGRAPHS.has(name)) parts.push(items > 0 ? '\n' : '\n\n');
      },
    },
    { decodeEntities: true },
  );
  // Shops that export line breaks write them as such.
  parser.write(html.replaceAll(/(?<!>)\r?\n\r?\n(?!<)/g, '<br><br>'));
  parser.end();
  return withFractions(parts.join(''));
}

/** A line of words with single spaces between them, as nearly all cells are. */
const TIDY = /^(?!-$)[^\s\\]+(?: [^\s\\]+)*$/;

function tidied(text: string): string {
  if (TIDY.test(text)) return text;
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\\n', '\n')
    .replaceAll(/[ \u00A0\t]+/g, ' ')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/(?<=^|\n)-(?=\n|$)/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
