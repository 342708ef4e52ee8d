import { codePattern, type CodePattern } from './codePattern';
import { plainText } from './plainText';
import type { SearchSource } from './searchTypes';

/** What a met code says, beside the weights of words (`termIndex`). */
const SCORES = { whole: 40, start: 15, within: 8 } as const;
/** Codes of others say a little less than a product's own. */
const OTHER_CODE_FACTOR = 0.9;
/** In characters: what is shorter stands within too many codes. */
const MIN_WITHIN_LENGTH = 3;

/** All codes in plain text, and whose they are. */
export interface Codes {
  /** Ids as well, which are met as a whole alone: they are made from codes, and may end in a number. */
  plain: readonly string[];
  isId: readonly boolean[];
  products: Uint32Array;
  isOwn: readonly boolean[];
}

/** The codes of a catalogue: printed ones, ids, and others. */
export function readCodes({ products, decimal }: SearchSource): Codes {
  const all = products.flatMap(({ code, id, otherCodes = [], sizes = [] }, at) => {
    const own = [code, ...sizes.map((size) => size.code)];
    const printed = [...own, ...otherCodes];
    return [...printed, ...(printed.includes(id) ? [] : [id])].map((text, n) => ({
      plain: plainText(text, decimal),
      at,
      isOwn: n < own.length,
      isId: n === printed.length,
    }));
  });
  return {
    plain: all.map(({ plain }) => plain),
    products: Uint32Array.from(all, ({ at }) => at),
    isOwn: all.map(({ isOwn }) => isOwn),
    isId: all.map(({ isId }) => isId),
  };
}

/** Products whose code is meant by a typed one, own codes first; with or without signs, and if there is none, zeros. */
export function withCode({ plain, products, isOwn }: Codes, typed: string): number[] {
  for (const isPadded of [false, true]) {
    const pattern = codePattern(typed, isPadded);
    const found = pattern
      ? [...plain.keys()].filter((n) => pattern.whole.test(plain[n] ?? ''))
      : [];
    if (found.length === 0) continue;
    const isVerbatim = (n: number) => plain[n] === typed;
    const rank = (n: number) => (isVerbatim(n) ? 0 : 2) + (isOwn[n] ? 0 : 1);
    const sorted = found.toSorted((a, b) => rank(a) - rank(b));
    return [...new Set(sorted.map((n) => products[n] ?? 0))];
  }
  return [];
}

/** How a typed code is looked for. */
interface CodeScoring {
  scores: Float32Array;
  /** Whether a longer number may follow. */
  isOpen: boolean;
  /** Whether numbers may have leading zeros that are not typed. */
  isPadded?: boolean;
  factor?: number;
}

/**
 * Raises scores where a typed code is met. What is typed last may be the beginning of a longer number: 'SPZ 12' is
 * that of 'SPZ 1250'.
 */
export function addCodeScores(
  { plain, products, isOwn, isId }: Codes,
  typed: string,
  { scores, isOpen, isPadded = false, factor = 1 }: CodeScoring,
): void {
  const pattern = codePattern(typed, isPadded);
  if (!pattern) return;
  const length = typed.replace(/[^a-z0-9]/g, '').length;
  plain.forEach((code, n) => {
    if (isId[n]) return;
    const score = scoreOf(code, pattern, { isOpen, length });
    const product = products[n] ?? 0;
    const own = score * factor * (isOwn[n] ? 1 : OTHER_CODE_FACTOR);
    if (own > (scores[product] ?? 0)) scores[product] = own;
  });
}

function scoreOf(
  code: string,
  { whole, start, within }: CodePattern,
  { isOpen, length }: { isOpen: boolean; length: number },
): number {
  const inside = within.exec(code);
  if (!inside) return 0;
  const after = code[inside.index + inside[0].length] ?? '';
  const isCut = /\d/.test(after) && /\d$/.test(inside[0]);
  if (whole.test(code)) return SCORES.whole;
  if (isCut && !isOpen) return 0;
  if (start.test(code)) return SCORES.start;
  return length < MIN_WITHIN_LENGTH ? 0 : SCORES.within;
}
