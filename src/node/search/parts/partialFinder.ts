import { bare, essence, START, type Codes } from '../../../catalogue/search/codeScores';
import type { FacetColumn } from '../../../catalogue/search/facetTable';
import type { Found } from '../../../catalogue/search/find';
import type { Finder } from '../../../catalogue/search/finder';
import type { LabelledColumn } from '../../../catalogue/search/labelBonus';
import { prepareNear } from '../../../catalogue/search/nearTexts';
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
  const { places, ownPlaces } = renumber({ terms, codes }, count);
  const own = labelled.map((one) => ({ ...one, column: columnOf(one.column, places) }));
  return {
    places,
    finder: {
      source,
      synonyms,
      labelled: () => own,
      index: { ...indexOf(terms, ownPlaces), count: places.length, total: count },
      codes: codesOf(codes, ownPlaces),
    },
    inCatalogue: (found) => ({ ...found, products: found.products.map((at) => places[at] ?? 0) }),
  };
}

/** Numbers the products that were gathered, in their order. */
function renumber(
  { terms, codes }: Gathered,
  count: number,
): { places: Uint32Array; ownPlaces: Uint32Array } {
  const isThere = new Uint8Array(count);
  for (const { postings } of terms.values())
    for (let row = 0; row < postings.products.length; row += 1)
      isThere[postings.products[row] ?? 0] = 1;
  for (const { product } of codes.values()) isThere[product] = 1;
  const ownPlaces = new Uint32Array(count);
  let next = 0;
  for (let at = 0; at < count; at += 1) {
    ownPlaces[at] = next;
    next += isThere[at] ?? 0;
  }
  const places = new Uint32Array(next);
  for (let at = 0; at < count; at += 1) if (isThere[at] === 1) places[ownPlaces[at] ?? 0] = at;
  return { places, ownPlaces };
}

function indexOf(
  found: Gathered['terms'],
  ownPlaces: Uint32Array,
): Omit<TermIndex, 'count' | 'total'> {
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
      products[from + row] = ownPlaces[postings.products[row] ?? 0] ?? 0;
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

function codesOf(found: Gathered['codes'], ownPlaces: Uint32Array): Codes {
  const rows = [...found.values()].toSorted((a, b) => a.place - b.place);
  const plain = rows.map((row) => row.plain);
  const isId = rows.map((row) => row.is_id);
  const alike = new Map<string, number[]>();
  plain.forEach((text, n) => {
    const key = essence(text);
    const others = alike.get(key);
    if (others) others.push(n);
    else alike.set(key, [n]);
  });
  return {
    plain,
    products: Uint32Array.from(rows, ({ product }) => ownPlaces[product] ?? 0),
    isOwn: rows.map((row) => row.is_own),
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
