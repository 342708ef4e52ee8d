import type { IndexedProduct, SearchSource } from './searchTypes';
import { termsOf } from './terms';

/** How much a term says, by where it stands. */
const WEIGHTS = {
  code: 10,
  otherCode: 9,
  name: 8,
  brand: 6,
  value: 6,
  category: 5,
  label: 3,
  description: 2,
} as const;

/** Which products a term is found in, and how much it says there: those of term n are at `starts[n]` and after. */
export interface TermIndex {
  /** Sorted by code units, so that all with one beginning stand together. */
  terms: readonly string[];
  starts: Uint32Array;
  products: Uint32Array;
  weights: Uint8Array;
  /** Number of products. */
  count: number;
}

/** Reads all texts of a catalogue once. Texts that repeat, as most specifications do, are read once for all. */
export function buildTermIndex({ products, categories, decimal }: SearchSource): TermIndex {
  const known = new Map<string, readonly string[]>();
  const read = (text: string): readonly string[] => {
    const before = known.get(text);
    if (before) return before;
    const terms = [...termsOf(text, decimal)];
    known.set(text, terms);
    return terms;
  };
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const found = new Map<string, number[]>();
  products.forEach((product, at) => {
    for (const [text, weight] of textsOf(product, names))
      for (const term of read(text)) {
        const rows = found.get(term) ?? [];
        found.set(term, rows);
        // Products come in order, so that a second place of the term can only be in the last row.
        const isSame = rows.length > 0 && Math.floor((rows.at(-1) ?? 0) / SCALE) === at;
        if (!isSame) rows.push(at * SCALE + weight);
        else if ((rows.at(-1) ?? 0) % SCALE < weight) rows[rows.length - 1] = at * SCALE + weight;
      }
  });
  return inRows(found, products.length);
}

/** A row is product times this, plus weight: one number takes far less memory than a pair. */
const SCALE = 16;

function textsOf(
  product: IndexedProduct,
  names: ReadonlyMap<string, string>,
): [text: string, weight: number][] {
  const { code, name, brand, description, categories, otherCodes = [], specifications } = product;
  return [
    [code, WEIGHTS.code],
    ...otherCodes.map((other): [string, number] => [other, WEIGHTS.otherCode]),
    [name, WEIGHTS.name],
    ...(brand ? [[brand, WEIGHTS.brand] as [string, number]] : []),
    ...categories.map((category): [string, number] => [
      names.get(category) ?? '',
      WEIGHTS.category,
    ]),
    ...specifications.flatMap(({ name: label, value, unit = '' }): [string, number][] => [
      [label, WEIGHTS.label],
      [`${value} ${unit}`, WEIGHTS.value],
    ]),
    ...(description ? [[description, WEIGHTS.description] as [string, number]] : []),
  ];
}

function inRows(found: ReadonlyMap<string, readonly number[]>, count: number): TermIndex {
  const terms = [...found.keys()].toSorted();
  const total = [...found.values()].reduce((sum, rows) => sum + rows.length, 0);
  const starts = new Uint32Array(terms.length + 1);
  const products = new Uint32Array(total);
  const weights = new Uint8Array(total);
  let row = 0;
  terms.forEach((term, n) => {
    starts[n] = row;
    for (const packed of found.get(term) ?? []) {
      products[row] = Math.floor(packed / SCALE);
      weights[row] = packed % SCALE;
      row += 1;
    }
  });
  starts[terms.length] = row;
  return { terms, starts, products, weights, count };
}

/** The places of terms that begin so: from the first to before the second. */
export function withPrefix({ terms }: TermIndex, prefix: string): [from: number, to: number] {
  const from = firstNotBefore(terms, prefix);
  // No text has this character, and it sorts last.
  return [from, firstNotBefore(terms, `${prefix}\uFFFF`)];
}

/** The place of a term, or -1. */
export function placeOf({ terms }: TermIndex, term: string): number {
  const at = firstNotBefore(terms, term);
  return terms[at] === term ? at : -1;
}

function firstNotBefore(terms: readonly string[], wanted: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Raises the scores of products that have a term to its weight there times `factor`. */
export function addScores(
  index: TermIndex,
  place: number,
  factor: number,
  scores: Float32Array,
): void {
  const { starts, products, weights } = index;
  for (let row = starts[place] ?? 0; row < (starts[place + 1] ?? 0); row += 1) {
    const product = products[row] ?? 0;
    const score = (weights[row] ?? 0) * factor;
    if (score > (scores[product] ?? 0)) scores[product] = score;
  }
}
