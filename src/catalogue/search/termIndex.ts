import { prepareNear, type NearTexts } from './nearTexts';
import { allTexts, type IndexParts, type PartIndex } from './partIndex';
import type { IndexedProduct, SearchSource } from './searchTypes';
import type { Parts } from './slices';
import { termsOf } from './terms';
import { toSorted } from '../toSorted';

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
  /** Number of products that it knows. */
  count: number;
  /** Of how many in the catalogue. */
  total: number;
  /** Places of terms by a part of them. */
  holding: PartIndex;
  /** Those of letters alone, which slips are looked for in; others are empty. */
  near: () => NearTexts;
}

/** Reads all texts of a catalogue once. Texts that repeat, as most specifications do, are read once for all. */
export function* buildTermIndex(
  { products, categories, decimal }: SearchSource,
  indexParts: IndexParts = allTexts,
): Parts<TermIndex> {
  // Terms are numbered as they come: rows are then found without looking up a text.
  const numbers = new Map<string, number>();
  const rows: number[][] = [];
  const numberOf = (term: string): number => {
    const before = numbers.get(term);
    if (before !== undefined) return before;
    numbers.set(term, rows.length);
    return rows.push([]) - 1;
  };
  const known = new Map<string, readonly number[]>();
  const read = (text: string): readonly number[] => {
    const before = known.get(text);
    if (before) return before;
    const terms = Array.from(termsOf(text, decimal), numberOf);
    known.set(text, terms);
    return terms;
  };
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  for (const [at, product] of products.entries()) {
    yield;
    for (const [text, weight] of textsOf(product, names))
      for (const term of read(text)) addRow(rows[term] ?? [], at, weight);
  }
  const ordered = yield* inOrder(numbers, rows, products.length);
  const { terms } = ordered;
  return {
    ...ordered,
    holding: indexParts(terms),
    near: prepareNear(() => terms.map((term) => (LETTERS.test(term) ? term : ''))),
  };
}

/** A term of letters alone. */
export const LETTERS = /^\p{L}+$/u;

/** Products come in order, so that an earlier place of the term in a product can only be in the last row. */
function addRow(rows: number[], product: number, weight: number): void {
  const end = rows.length - 1;
  const last = rows[end];
  if (last === undefined || Math.floor(last / SCALE) !== product)
    rows.push(product * SCALE + weight);
  else if (last % SCALE < weight) rows[end] = product * SCALE + weight;
}

/** A row is product times this, plus weight: one number takes far less memory than a pair. */
const SCALE = 16;

function textsOf(
  product: IndexedProduct,
  names: ReadonlyMap<string, string>,
): [text: string, weight: number][] {
  const { code, name, brand, description, categories, specifications } = product;
  const { otherCodes = [], sizes = [] } = product;
  return [
    [code, WEIGHTS.code],
    ...otherCodes.map((other): [string, number] => [other, WEIGHTS.otherCode]),
    ...sizes.flatMap((size): [string, number][] => [
      [size.code, WEIGHTS.code],
      [size.name, WEIGHTS.value],
    ]),
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

function* inOrder(
  numbers: ReadonlyMap<string, number>,
  all: readonly (readonly number[])[],
  count: number,
): Parts<Omit<TermIndex, 'holding' | 'near'>> {
  const terms: string[] = [];
  const total = all.reduce((sum, rows) => sum + rows.length, 0);
  const starts = new Uint32Array(numbers.size + 1);
  const products = new Uint32Array(total);
  const weights = new Uint8Array(total);
  let row = 0;
  for (const group of byBeginning(numbers.keys())) {
    yield;
    for (const term of toSorted(group)) {
      starts[terms.length] = row;
      terms.push(term);
      for (const packed of all[numbers.get(term) ?? -1] ?? []) {
        products[row] = Math.floor(packed / SCALE);
        weights[row] = packed % SCALE;
        row += 1;
      }
    }
  }
  starts[terms.length] = row;
  return { terms, starts, products, weights, count, total: count };
}

/** In characters: sorting all terms at once would take too long for a part. */
const BEGINNING = 2;

/** Terms in groups that begin alike, which are sorted. */
function byBeginning(terms: Iterable<string>): string[][] {
  const groups = new Map<string, string[]>();
  for (const term of terms) {
    const beginning = term.slice(0, BEGINNING);
    const group = groups.get(beginning);
    if (group) group.push(term);
    else groups.set(beginning, [term]);
  }
  return toSorted(groups.keys()).map((beginning) => groups.get(beginning) ?? []);
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
