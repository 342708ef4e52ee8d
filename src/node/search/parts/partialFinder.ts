import { bare, essence, START, type Codes } from '../../../catalogue/search/codeScores';
import type { FacetColumn } from '../../../catalogue/search/facetTable';
import type { Found } from '../../../catalogue/search/find';
import type { Finder } from '../../../catalogue/search/finder';
import type { LabelledColumn } from '../../../catalogue/search/labelBonus';
import { bits, prepareNear } from '../../../catalogue/search/nearTexts';
import { allTexts } from '../../../catalogue/search/partIndex';
import type { SearchSource } from '../../../catalogue/search/searchTypes';
import type { readSynonyms } from '../../../catalogue/search/synonyms';
import { LETTERS, type TermIndex } from '../../../catalogue/search/termIndex';
import { squash } from '../../../catalogue/search/terms';
import type { Gathered } from './gather';

/** What a question is answered from, beside what was gathered for it. */
export interface AllQuestions {
  /** Number of products. */
  count: number;
  source: SearchSource;
  synonyms: ReturnType<typeof readSynonyms>;
}

/** What finds among the products of a question, which have places of their own: a thousand of a million, say. */
export interface PartialFinder {
  finder: Finder;
  /** The place of each in the catalogue. */
  places: Uint32Array;
  /** What was found, with places of the catalogue. */
  inCatalogue: (found: Found) => Found;
}

/** What the page's search finds with, made from the terms and codes of one question instead of all. */
export function partialFinder(
  { terms, codes }: Gathered,
  { count, source, synonyms }: AllQuestions,
  labelled: readonly LabelledColumn[],
): PartialFinder {
  const { places, ownPlace } = renumber({ terms, codes }, count);
  const own = labelled.map((one) => ({ ...one, column: columnOf(one.column, places) }));
  return {
    places,
    finder: {
      source,
      synonyms,
      labelled: () => own,
      index: { ...indexOf(terms, ownPlace), count: places.length, total: count },
      codes: codesOf(codes, ownPlace),
    },
    inCatalogue: (found) => ({ ...found, products: found.products.map((at) => places[at] ?? 0) }),
  };
}

/** Numbers the products that were gathered, in their order. */
function renumber(
  { terms, codes }: Gathered,
  count: number,
): { places: Uint32Array; ownPlace: OwnPlace } {
  const marks = new Uint32Array(Math.ceil(count / BITS));
  const mark = (at: number) => {
    marks[at >>> 5] = (marks[at >>> 5] ?? 0) | (1 << (at % BITS));
  };
  for (const { postings } of terms.values())
    for (let row = 0; row < postings.products.length; row += 1) mark(postings.products[row] ?? 0);
  for (const { product } of codes.values()) mark(product);
  const before = new Uint32Array(marks.length);
  let total = 0;
  for (let word = 0; word < marks.length; word += 1) {
    before[word] = total;
    total += bits(marks[word] ?? 0);
  }
  return {
    places: placesOf(marks, total),
    ownPlace: (at) =>
      (before[at >>> 5] ?? 0) + bits((marks[at >>> 5] ?? 0) & ((1 << (at % BITS)) - 1)),
  };
}

/** One bit for each product: a million then take no longer than the thousands that were gathered. */
const BITS = 32;

function placesOf(marks: Uint32Array, total: number): Uint32Array {
  const places = new Uint32Array(total);
  let next = 0;
  for (let word = 0; word < marks.length; word += 1)
    for (let rest = marks[word] ?? 0; rest !== 0; rest &= rest - 1) {
      places[next] = word * BITS + BITS - 1 - Math.clz32(rest & -rest);
      next += 1;
    }
  return places;
}

/** The own place of a product that was gathered, by its place in the catalogue. */
type OwnPlace = (at: number) => number;

function indexOf(found: Gathered['terms'], ownPlace: OwnPlace): Omit<TermIndex, 'count' | 'total'> {
  const terms = [...found.keys()].toSorted();
  const each = terms.flatMap((term) => found.get(term)?.postings ?? []);
  const starts = new Uint32Array(terms.length + 1);
  each.forEach(({ products }, at) => {
    starts[at + 1] = (starts[at] ?? 0) + products.length;
  });
  const products = new Uint32Array(starts[terms.length] ?? 0);
  const weights = new Uint8Array(products.length);
  each.forEach((postings, at) => {
    const from = starts[at] ?? 0;
    for (let row = 0; row < postings.products.length; row += 1)
      products[from + row] = ownPlace(postings.products[row] ?? 0);
    weights.set(postings.weights, from);
  });
  return {
    terms,
    starts,
    products,
    weights,
    holding: allTexts(terms),
    near: prepareNear(() => terms.map((term) => (LETTERS.test(term) ? term : ''))),
  };
}

function codesOf(found: Gathered['codes'], ownPlace: OwnPlace): Codes {
  const rows = [...found.values()].toSorted((a, b) => a.place - b.place);
  const plain = rows.map((row) => row.plain);
  const isId = rows.map((row) => row.isId);
  const alike = new Map<string, number[]>();
  plain.forEach((text, n) => {
    const key = essence(text);
    const others = alike.get(key);
    if (others) others.push(n);
    else alike.set(key, [n]);
  });
  return {
    plain,
    products: Uint32Array.from(rows, ({ product }) => ownPlace(product)),
    isOwn: rows.map((row) => row.isOwn),
    isId,
    alike,
    holding: allTexts(plain.map((text, n) => (isId[n] ? '' : START + bare(text)))),
    near: prepareNear(() => plain.map((text, n) => (isId[n] ? '' : squash(text)))),
  };
}

/** A column with the values of some products alone. */
function columnOf(column: FacetColumn, places: Uint32Array): FacetColumn {
  const starts = new Uint32Array(places.length + 1);
  const of: number[] = [];
  for (let own = 0; own < places.length; own += 1) {
    const at = places[own] ?? 0;
    for (let row = column.starts[at] ?? 0; row < (column.starts[at + 1] ?? 0); row += 1)
      of.push(column.of[row] ?? 0);
    starts[own + 1] = of.length;
  }
  return { ...column, starts, of: Uint32Array.from(of) };
}
