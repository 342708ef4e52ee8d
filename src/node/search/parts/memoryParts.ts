import { readCodes, START, type Codes } from '../../../catalogue/search/codeScores';
import {
  buildTermIndex,
  placeOf,
  withPrefix,
  type TermIndex,
} from '../../../catalogue/search/termIndex';
import { facetColumns, type FacetColumn } from '../../../catalogue/search/facetTable';
import { searchedBySubstring } from '../../../catalogue/search/memorySearch';
import { eachNear } from '../../../catalogue/search/nearTexts';
import type { SearchSource } from '../../../catalogue/search/searchTypes';
import { atOnce } from '../../../catalogue/search/slices';
import { ranksByText } from '../../../catalogue/search/sorted';
import { createSearch, type Search } from '../../../catalogue/search';
import { gramIndex } from '../gramIndex';
import { MAX_TERMS, postingsOfAll } from './beginnings';
import { offsetsOf, type Cells, type ColumnHead, type Columns } from './columns';
import { facetRowsOf } from './facetRowsOf';
import {
  createOnce,
  type CodeLookUp,
  type FoundCode,
  type FoundTerm,
  type LookUps,
  type TermLookUp,
} from './lookUps';
import type { CatalogueParts } from './catalogue';
import type { Products } from './products';
import { createShelf } from './shelf';

/** In bytes: what was put together for questions of an hour. */
const SHELF_BYTES = 128_000_000;

/** A catalogue in the memory of this process, with an index of all its terms, codes and properties. */
export function memoryParts(source: SearchSource): CatalogueParts {
  const index = atOnce(buildTermIndex(source, gramIndex));
  const codes = atOnce(readCodes(source, gramIndex));
  const lookUps: LookUps = {
    terms: (asked) => Promise.resolve(asked.map((one) => termsFor(index, one))),
    codes: (asked) => Promise.resolve(asked.map((one) => codesFor(codes, one))),
    once: createOnce(createShelf(SHELF_BYTES)),
  };
  return {
    lookUps,
    count: source.products.length,
    products: productsOf(source),
    columns: columnsOf(source),
  };
}

/** Many terms come as one, like those of a beginning that many have: no text has this character. */
const MANY = '\uFFFE';

function termsFor(index: TermIndex, { kind, text, most = 0 }: TermLookUp): FoundTerm[] {
  if (kind === 'exact') {
    const place = placeOf(index, text);
    return place < 0 ? [] : together(index, [place], text);
  }
  if (kind === 'beginning') {
    const [from, to] = withPrefix(index, text);
    const places = Array.from({ length: to - from }, (_, n) => from + n);
    return together(index, places, text + MANY);
  }
  const places: number[] = [];
  if (kind === 'near') eachNear(index.near(), text, most, (place) => places.push(place));
  else
    for (const place of Array.from(index.holding(text)))
      if ((index.terms[place]?.indexOf(text) ?? 0) > 0) places.push(place);
  // Those with slips are told apart by their texts.
  return kind === 'near' ? each(index, places) : together(index, places, MANY + text);
}

const together = (index: TermIndex, places: readonly number[], term: string): FoundTerm[] =>
  places.length > MAX_TERMS
    ? [{ term, postings: postingsOfAll(index, places) }]
    : each(index, places);

const each = (index: TermIndex, places: readonly number[]): FoundTerm[] =>
  places.map((place) => ({
    term: index.terms[place] ?? '',
    postings: postingsOfAll(index, [place]),
  }));

function codesFor(codes: Codes, { kind, text, most = 0 }: CodeLookUp): FoundCode[] {
  const rows = (places: ArrayLike<number>) =>
    Array.from(places, (place) => codeAt(codes, place)).filter(({ isId }) => !isId);
  switch (kind) {
    case 'alike':
      return (codes.alike.get(text) ?? []).map((place) => codeAt(codes, place));
    case 'beginning':
      return rows(codes.holding(START + text));
    case 'within':
      return rows(codes.holding(text));
    case 'near': {
      const places: number[] = [];
      eachNear(codes.near(), text, most, (place) => places.push(place));
      return rows(places);
    }
  }
}

const codeAt = ({ plain, products, isOwn, isId }: Codes, place: number): FoundCode => ({
  place,
  product: products[place] ?? 0,
  plain: plain[place] ?? '',
  isOwn: isOwn[place] ?? false,
  isId: isId[place] ?? false,
});

function productsOf({ products, categories, decimal }: SearchSource): Products {
  const placeOfId = new Map(products.map(({ id }, place) => [id, place]));
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const ranks = new Map<string, Float64Array>();
  let substring: Search<{ at: number }> | undefined;
  return {
    at: (places) =>
      Promise.resolve(
        new Map(places.flatMap((at) => (products[at] ? [[at, products[at]] as const] : []))),
      ),
    placesOf: (ids) => Promise.resolve(ids.flatMap((id) => placeOfId.get(id) ?? [])),
    withSubstring(q) {
      substring ??= createSearch(
        products.map((product, at) => Object.assign(searchedBySubstring(product, names), { at })),
      );
      return Promise.resolve(substring(q).map(({ at }) => at));
    },
    ranks(key) {
      const own = ranks.get(key) ?? ranksByText(key, products, decimal);
      ranks.set(key, own);
      return Promise.resolve(own);
    },
  };
}

function columnsOf({ products, categories, decimal }: SearchSource): Columns {
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  const columns = atOnce(facetColumns(products, { decimal, categoryNames }));
  const heads = columns.map(({ key, name, unit, isNumeric, values }, place): ColumnHead => ({
    place,
    key,
    name,
    unit: unit?.symbol ?? null,
    isNumeric,
    valueCount: values.length,
  }));
  const first = offsetsOf(heads);
  const rows = facetRowsOf(columns.map(cellsOf), first, products.length);
  const columnAt = ({ place }: ColumnHead) => columns[place] as FacetColumn;
  const wholeOf = (head: ColumnHead) => Promise.resolve(columnAt(head));
  return {
    heads,
    first,
    cells: (head) => Promise.resolve(cellsOf(columnAt(head))),
    rows: () => Promise.resolve(rows),
    whole: wholeOf,
    values: wholeOf,
  };
}

function cellsOf({ starts, of }: FacetColumn): Cells {
  const products = new Uint32Array(of.length);
  for (let product = 0; product + 1 < starts.length; product += 1)
    products.fill(product, starts[product], starts[product + 1]);
  return { products, of };
}
