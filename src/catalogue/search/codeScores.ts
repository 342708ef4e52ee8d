import { codePattern, type CodePattern } from './codePattern';
import { prepareNear, type NearTexts } from './nearTexts';
import { allTexts, type IndexParts, type PartIndex } from './partIndex';
import { plainText } from './plainText';
import type { SearchSource } from './searchTypes';
import type { Parts } from './slices';
import { squash } from './terms';
import { toSorted } from '../toSorted';

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
  /** Places by what a typed code must have in common with them to be met as a whole. */
  alike: ReadonlyMap<string, readonly number[]>;
  /** Places by a part of their letters and digits, as `partOf` gives it. */
  holding: PartIndex;
  /** As slips are looked for in them; ids are empty. */
  near: () => NearTexts;
}

/** Letters and digits alone, without zeros before other digits: whatever is met as a whole has the same. */
export const essence = (plain: string): string =>
  plain.replace(/[^a-z0-9]/g, '').replace(/0+(?=\d)/g, '');

/** Letters and digits alone, without zeros that need not be typed: numbers may begin with them. */
export const bare = (plain: string): string =>
  plain.replace(/[^a-z0-9]/g, '').replace(/(^|[a-z])0+(?=\d)/g, '$1');
/** Before each code, so that a part of one or two characters is only looked for where it begins. */
export const START = '^^';

const lengthOf = (typed: string): number => typed.replace(/[^a-z0-9]/g, '').length;

/** What START and `bare` have of each code that a typed one stands in, whatever its zeros. */
export function partOf(typed: string): string {
  const part = bare(typed).replace(/(^|[a-z])0+$/, '$1');
  const length = lengthOf(typed);
  // A part of which only zeros are left may stand anywhere.
  return length < MIN_WITHIN_LENGTH && part.length === length ? START + part : part;
}

/** The codes of a catalogue: printed ones, ids, and others. */
export function* readCodes(
  { products, decimal }: SearchSource,
  indexParts: IndexParts = allTexts,
): Parts<Codes> {
  const plain: string[] = [];
  const places: number[] = [];
  const isOwn: boolean[] = [];
  const isId: boolean[] = [];
  const alike = new Map<string, number[]>();
  for (const [at, { code, id, otherCodes = [], sizes = [] }] of products.entries()) {
    yield;
    const ownCodes = [code, ...sizes.map((size) => size.code)];
    const printed = [...ownCodes, ...otherCodes];
    for (const [n, text] of [...printed, ...(printed.includes(id) ? [] : [id])].entries()) {
      const own = plainText(text, decimal);
      const key = essence(own);
      const others = alike.get(key);
      if (others) others.push(plain.length);
      else alike.set(key, [plain.length]);
      plain.push(own);
      places.push(at);
      isOwn.push(n < ownCodes.length);
      isId.push(n === printed.length);
    }
  }
  return {
    plain,
    products: Uint32Array.from(places),
    isOwn,
    isId,
    alike,
    holding: indexParts(plain.map((text, n) => (isId[n] ? '' : START + bare(text)))),
    near: prepareNear(() => plain.map((text, n) => (isId[n] ? '' : squash(text)))),
  };
}

/** Products whose code is meant by a typed one, own codes first; with or without signs, and if there is none, zeros. */
export const withCode = (codes: Codes, typed: string): number[] => [
  ...new Set(met(codes, typed).map(({ product }) => product)),
];

/** Those of them that are meant rather than the others: a code as it is written before one without signs. */
export function meantByCode(codes: Codes, typed: string): number[] {
  const all = met(codes, typed);
  return [...new Set(all.flatMap(({ product, rank }) => (rank === all[0]?.rank ? product : [])))];
}

function met(
  { plain, products, isOwn, alike }: Codes,
  typed: string,
): { product: number; rank: number }[] {
  const candidates = alike.get(essence(typed)) ?? [];
  for (const isPadded of [false, true]) {
    const pattern = codePattern(typed, isPadded);
    const found = pattern ? candidates.filter((n) => pattern.whole.test(plain[n] ?? '')) : [];
    if (found.length === 0) continue;
    const isVerbatim = (n: number) => plain[n] === typed;
    const rank = (n: number) => (isVerbatim(n) ? 0 : 2) + (isOwn[n] ? 0 : 1);
    const ranked = found.map((n) => ({ product: products[n] ?? 0, rank: rank(n) }));
    return toSorted(ranked, (a, b) => a.rank - b.rank);
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
  { plain, products, isOwn, isId, holding }: Codes,
  typed: string,
  { scores, isOpen, isPadded = false, factor = 1 }: CodeScoring,
): void {
  const pattern = codePattern(typed, isPadded);
  if (!pattern) return;
  const length = lengthOf(typed);
  const places = holding(partOf(typed));
  for (let at = 0; at < places.length; at += 1) {
    const n = places[at] ?? 0;
    if (isId[n]) continue;
    const score = scoreOf(plain[n] ?? '', pattern, { isOpen, length });
    const product = products[n] ?? 0;
    const own = score * factor * (isOwn[n] ? 1 : OTHER_CODE_FACTOR);
    if (own > (scores[product] ?? 0)) scores[product] = own;
  }
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
