import type { TermIndex } from '../../../catalogue/search/termIndex';
import type { Postings } from './postings';

/** So many terms of one beginning are read one by one, in a millisecond or two. For more, their products are kept. */
export const MAX_TERMS = 200;

/** A beginning that many terms have: '1', 'm8'. */
export interface ManyTerms {
  beginning: string;
  /** The places of the terms. */
  places: readonly number[];
}

/** The beginnings that more terms have than are read one by one. */
export function* manyBeginnings(terms: readonly string[], most = MAX_TERMS): Generator<ManyTerms> {
  yield* within(terms, { from: 0, to: terms.length, length: 1 }, most);
}

/** Terms are sorted, so those of one beginning stand together, and those of a longer one among them. */
function* within(
  terms: readonly string[],
  { from, to, length }: { from: number; to: number; length: number },
  most: number,
): Generator<ManyTerms> {
  for (let start = from; start < to;) {
    const beginning = terms[start]?.slice(0, length) ?? '';
    const end = endOf(terms, beginning, start, to);
    // Quantities are found as a whole only, and half a character is none.
    const isAsked = beginning.isWellFormed() && !beginning.startsWith('#');
    if (end - start > most && beginning.length === length && isAsked) {
      yield { beginning, places: Array.from({ length: end - start }, (_, n) => start + n) };
      yield* within(terms, { from: start, to: end, length: length + 1 }, most);
    }
    start = end;
  }
}

/** The first place from `start` on whose term begins otherwise. */
function endOf(terms: readonly string[], beginning: string, start: number, to: number): number {
  for (let at = start; at < to; at += 1) if (!terms[at]?.startsWith(beginning)) return at;
  return to;
}

type Rows = Pick<TermIndex, 'starts' | 'products' | 'weights' | 'total'>;

/** The products of several terms, with the most that any of them says. */
export function postingsOfAll(
  { starts, products, weights, total }: Rows,
  places: readonly number[],
): Postings {
  const [only] = places;
  if (only !== undefined && places.length === 1)
    return {
      products: products.subarray(starts[only], starts[only + 1]),
      weights: weights.subarray(starts[only], starts[only + 1]),
    };
  const most = new Uint8Array(total);
  let count = 0;
  for (const place of places)
    for (let row = starts[place] ?? 0; row < (starts[place + 1] ?? 0); row += 1) {
      const product = products[row] ?? 0;
      const before = most[product] ?? 0;
      if (before === 0) count += 1;
      most[product] = Math.max(before, weights[row] ?? 0);
    }
  const found = new Uint32Array(count);
  let next = 0;
  for (let product = 0; product < total; product += 1)
    if (most[product] !== 0) {
      found[next] = product;
      next += 1;
    }
  return { products: found, weights: Uint8Array.from(found, (product) => most[product] ?? 0) };
}
