import { Parser } from 'htmlparser2';
import iconv from 'iconv-lite';
import { decodeUnicode } from '../csv/decodeText';
import { withRaisedTags } from './raisedFigures';

/** What a page without a mark of its encoding is read in (HTML, "determining the character encoding"). */
const FALLBACK = 'windows-1252';
const CHARSET = /<meta\s[^<>]*?charset\s*=\s*["']?\s*([\w-]+)/i;
/** Browsers look for the encoding in as many bytes, too. */
const BEGINNING_BYTES = 1024;

const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;
const MARKS = new Map(Object.entries({ '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' }));

/** Whether bytes are a page: many shops export one with a table, and call it .xls. */
export function isPage(bytes: Uint8Array): boolean {
  return /^\s*(?:ï»¿)?\s*<(?:!doctype html|html|table)/i.test(beginningOf(bytes));
}

/**
 * A page as SheetJS reads it right: it takes every page for UTF-8 and knows seven character references
 * (findings/sheetjs-keeps-references-of-pages.sh), and what it tells of a cell is its plain text.
 */
export function preparedPage(bytes: Buffer): string {
  const text = decodeUnicode(bytes) ?? iconv.decode(bytes, declaredIn(bytes));
  const references = new Map<string, string>();
  return withRaisedTags(text).replaceAll(REFERENCE, (reference) => {
    const known = references.get(reference);
    if (known !== undefined) return known;
    const spoken = characterOf(reference);
    references.set(reference, spoken);
    return spoken;
  });
}

function declaredIn(bytes: Uint8Array): string {
  const [, charset = FALLBACK] = CHARSET.exec(beginningOf(bytes)) ?? [];
  // Bytes that are no UTF-8 are not made so by saying it.
  return iconv.encodingExists(charset) && !/^utf/i.test(charset) ? charset : FALLBACK;
}

const beginningOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.subarray(0, BEGINNING_BYTES)).toString('latin1');

/** What would be a mark of the page itself stays a reference, and so does one that nobody knows. */
function characterOf(reference: string): string {
  let text = '';
  const parser = new Parser({ ontext: (part) => (text += part) });
  parser.end(reference);
  if (text === '\u00A0') return '&nbsp;';
  return text === reference ? reference : (MARKS.get(text) ?? text);
}
