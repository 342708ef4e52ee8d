import type { Matcher } from './matcher';
import { plain } from './plain';
import type { DeskProduct, Doubt, ReadLine } from './types';
import { unitCodeOf } from './unitCodes';

/** What lines of a list begin with: '• ', '- ', '> ', '2. ', '3) '. Such a number is no quantity. */
const LIST_SIGN = /^(?:[•>-]\s+)*(?:\d{1,2}[.)]\s+)?/;

/** What stands for 'x' in chats, '6204*25', and dots that lead to a quantity, '6204...25'. */
const TIMES = /([\p{L}\p{N}])\s*\*\s*(?=\d)/gu;
const LEADERS = /\.{2,}/g;

/** In words: a code may be written with blanks between its groups. */
const MAX_CODE_WORDS = 4;

/**
 * Reads a line that somebody has written by hand: 'need 3x DK-003 urgently', '2 pcs 6204-2RS'. A product is certain
 * only by its code or its whole name, and a quantity only if there is one number beside it that can be nothing else.
 * Undefined for a line that names no product and has no number: it is no line of an order.
 */
export function readFreeLine(line: string, matcher: Matcher): ReadLine | undefined {
  const said = plain(line).replace(TIMES, '$1 x ').replace(LEADERS, ' ').replace(LIST_SIGN, '');
  const found = codesIn(said, matcher);
  const [code] = found;
  const product = found.length === 1 ? code?.product : undefined;
  const rest = code ? said.slice(0, code.start) + ' ' + said.slice(code.end) : said;
  const named = product ? [product] : namedIn(said, matcher);
  const certain = named.length === 1 ? named[0] : undefined;
  const candidates = certain
    ? []
    : found.length > 1
      ? found.map((one) => one.product)
      : named.length > 1
        ? named
        : matcher.candidates(withoutQuantity(said));
  const asked = product ? rest : withoutName(said, certain);
  const quantity = quantityIn(asked);
  if (!certain && candidates.length === 0 && quantity === undefined) return undefined;
  const doubts: Doubt[] = [];
  if (!certain) doubts.push(named.length > 1 ? { kind: 'twins' } : { kind: 'unsure' });
  else if (code?.isOther)
    doubts.push({ kind: 'other-code', said: said.slice(code.start, code.end) });
  if (quantity === undefined) doubts.push({ kind: 'quantity' });
  const unit = certain && unitIn(asked, certain);
  if (unit) doubts.push({ kind: 'unit', said: unit });
  return { said, quantity, product: certain, candidates, doubts };
}

interface FoundCode {
  product: DeskProduct;
  /** Whether it is the code of the maker, or another for the same part. */
  isOther: boolean;
  start: number;
  end: number;
}

/** The codes of the catalogue in a text, the longest at each place; each product once. */
function codesIn(text: string, matcher: Matcher): FoundCode[] {
  const words = [...text.matchAll(/[^\s,;:()[\]=]+/g)].map((word) => ({
    start: word.index,
    end: word.index + word[0].length,
  }));
  const found: FoundCode[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let count = Math.min(MAX_CODE_WORDS, words.length - at); count > 0; count -= 1) {
      const start = words[at]?.start ?? 0;
      const end = words[at + count - 1]?.end ?? 0;
      const met = codeAt(text.slice(start, end), matcher);
      if (!met) continue;
      if (!found.some(({ product }) => product === met.product)) found.push({ ...met, start, end });
      at += count - 1;
      break;
    }
  }
  return found;
}

/** A code has a digit and a letter, or is long: '12' in a text is a quantity, whatever the catalogue has. */
function codeAt(
  text: string,
  matcher: Matcher,
): Pick<FoundCode, 'product' | 'isOther'> | undefined {
  const isCode = (/\d/.test(text) && /\p{L}/u.test(text)) || text.length > 4;
  if (!isCode) return undefined;
  const own = matcher.byCode(text);
  const product = own ?? matcher.byOtherCode(text);
  return product && { product, isOther: !own };
}

function namedIn(text: string, matcher: Matcher): readonly DeskProduct[] {
  return matcher.byName(withoutQuantity(text));
}

const UNITS = String.raw`(?:pcs?|pieces?|nos?|units?|ea|each|off|sets?|qty|stk|st|x)\b\.?`;

/** '2 pcs pump', '2 x pump', 'pump - 2', 'pump (2)', 'pump x 2' without the quantity; in 'REF-097' there is none. */
export function withoutQuantity(text: string): string {
  return text
    .replace(new RegExp(String.raw`^\s*\d+\s*(?:${UNITS})?\s+(?:of\s+)?`, 'iu'), '')
    .replace(
      new RegExp(String.raw`(?:\s+-\s*|[\s,:;=(]+)(?:x\s*)?\d+\s*(?:${UNITS})?\s*\)?\s*$`, 'iu'),
      '',
    )
    .trim();
}

/** What such a line asks for, wherever its quantity stands: 'need REF-097 urgently' of 'need 3x REF-097 urgently'. */
export function askedIn(text: string): string {
  const beside = new RegExp(String.raw`(^|[^\p{L}\d.,/-])\d+\s*(?:${UNITS})(?=\s|$)`, 'giu');
  return withoutQuantity(text).replace(beside, '$1 ').replace(/\s+/g, ' ').trim();
}

/** The name's own numbers are no quantity. */
function withoutName(text: string, product: DeskProduct | undefined): string {
  const name = plain(product?.name ?? '');
  const at = name ? text.toLowerCase().indexOf(name.toLowerCase()) : -1;
  return at === -1 ? text : `${text.slice(0, at)} ${text.slice(at + name.length)}`;
}

/** A whole number that stands by itself; '1,000' and '1 000' are a thousand, '1,5' is no quantity. */
const DIGITS = String.raw`(\d{1,3}(?:[,' ]\d{3})+|\d+)`;
const NUMBER = String.raw`(?:^|[^\p{L}\d.,/-])${DIGITS}`;
const END = String.raw`(?![\d/"']|[.,]\d)`;
const BEFORE_UNIT = /(?:^|[^\p{L}\d.,/-])\d+(?![\d/"']|[.,]\d)\s*(\p{L}+)/gu;

/** A number and a size behind it, as in '2 O-rings 40 x 3.5'. */
const BEFORE_SIZE = /^(\s*\d+\s+(?!x\b)\p{L}.*?)\d[\d.,]*(?:\s*x\s*\d[\d.,]*)+/iu;

/** The quantity that a text says: beside 'x' or a unit, or the only number. */
function quantityIn(line: string): number | undefined {
  const text = line.replace(BEFORE_SIZE, '$1');
  const beside = numbersIn(text, [
    new RegExp(`${NUMBER}${END}\\s*${UNITS}`, 'giu'),
    new RegExp(String.raw`(?:\bx|\bqty\b[.:]?|\bquantity\b:?)\s*${DIGITS}${END}`, 'giu'),
  ]);
  const all = beside.length > 0 ? beside : numbersIn(text, [new RegExp(`${NUMBER}${END}`, 'giu')]);
  const [quantity] = all;
  return all.length === 1 && quantity ? quantity : undefined;
}

/** What counts as one of whatever it is. */
const SINGLE = new Set(['EA', 'H87', 'SET']);

/** The unit beside the number of a line, where the product is sold in another: '1 doz', '2 inch'. */
function unitIn(text: string, { unit = '' }: DeskProduct): string | undefined {
  for (const [, word = ''] of text.matchAll(BEFORE_UNIT)) {
    const said = unitCodeOf(word)?.code;
    if (said === undefined || SINGLE.has(said)) continue;
    return said === unitCodeOf(unit)?.code ? undefined : word;
  }
  return undefined;
}

const numbersIn = (text: string, patterns: readonly RegExp[]) => [
  ...new Set(
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(([, number = '']) => Number(number.replace(/\D/g, ''))),
    ),
  ),
];
