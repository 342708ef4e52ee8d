import { PAGE_SIZE } from '../pageSize';
import { createSearch, searchTerm } from '../search';
import { readCodes } from './codeScores';
import { facetsOf, narrow } from './facets';
import { facetColumns, type FacetColumn } from './facetTable';
import { find, type Found } from './find';
import { readLabels } from './labelBonus';
import type {
  Hit,
  IndexedProduct,
  SearchProvider,
  SearchRequest,
  SearchResult,
  SearchSource,
} from './searchTypes';
import { sorted } from './sorted';
import { readSynonyms } from './synonyms';
import { buildTermIndex } from './termIndex';

/** Facets that one answer offers at most. */
const MAX_FACETS = 12;
/** Of the hits, the share that must have a specification before it is offered as a filter unasked. */
const MIN_COVERAGE = 0.3;

/** Searches products that are in memory: in a worker, in Node, and in tests. */
export function createMemorySearch(source: SearchSource): SearchProvider {
  const { products, categories, decimal } = source;
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  const columns = facetColumns(products, { decimal, categoryNames });
  const searchable = products.map((product, at) => ({
    at,
    id: product.id,
    name: product.name,
    category: product.categories.map((id) => categoryNames.get(id) ?? '').join('\n'),
    description: product.description ?? '',
  }));
  const substring = createSearch(searchable);
  const finder = {
    source,
    index: buildTermIndex(source),
    codes: readCodes(source),
    labelled: readLabels(columns, decimal),
    synonyms: readSynonyms(source),
  };

  return {
    search(request) {
      const q = searchTerm(request.q);
      const filters = request.filters ?? {};
      const inCategory = products.map(
        ({ categories: own }) => !request.category || own.includes(request.category),
      );
      const narrowed = narrow(columns, filters, products.length);
      const found = q
        ? find(finder, q, (at) => inCategory[at] === true)
        : { products: products.map((_, at) => at), match: 'all' as const };
      const first = request.isListing && q ? substring(q).map(({ at }) => at) : found.products;
      const inFirst = new Set(first);
      const rest = request.isListing && q ? found.products.filter((at) => !inFirst.has(at)) : [];
      const isLeft = (at: number) => inCategory[at] === true && narrowed.all[at] === 1;
      const hits = first.filter(isLeft);
      const more = rest.filter(isLeft);
      const matches = [...first, ...rest].filter((at) => inCategory[at]);
      const order = facetOrder(columns, request, { matches, categories });
      return Promise.resolve({
        total: hits.length,
        hits: onPage(sorted(hits, columns, products, request.sort), request).map(toHit(products)),
        facets: facetsOf(columns, matches, narrowed, { order, filters }),
        match: request.isListing ? 'all' : found.match,
        ...(found.corrected && !request.isListing && { corrected: found.corrected }),
        ...(request.isListing && q && { more: moreOf(more, found, products) }),
        places: request.isListing || !q ? [] : placesFor(q, source),
      } satisfies SearchResult);
    },
  };
}

const moreOf = (
  more: readonly number[],
  { match }: Found,
  products: readonly IndexedProduct[],
) => ({
  total: more.length,
  hits: more.slice(0, PAGE_SIZE).map(toHit(products)),
  match,
  isAbove: match === 'exact',
});

const onPage = (hits: readonly number[], { page = 1, size = PAGE_SIZE }: SearchRequest) =>
  hits.slice((page - 1) * size, page * size);

const toHit =
  (products: readonly IndexedProduct[]) =>
  (at: number): Hit => {
    const { description: _, ...hit } = products[at] as IndexedProduct;
    return hit;
  };

function placesFor(q: string, { places }: SearchSource) {
  const matching = createSearch(
    places.map((place) => ({ place, id: '', name: place.name, category: '' })),
  );
  return matching(q).map(({ place }) => place);
}

/** Brand and status first, then the filters of the category, or those that most hits have. */
function facetOrder(
  columns: readonly FacetColumn[],
  { category, filters = {} }: SearchRequest,
  { matches, categories }: { matches: readonly number[]; categories: SearchSource['categories'] },
): number[] {
  const chosen = categories.find(({ id }) => id === category)?.filters;
  const wanted = (place: number) => {
    const { key, name } = columns[place] as FacetColumn;
    if (key in filters) return true;
    if (name === '') return key !== 'category' || category === undefined;
    return chosen
      ? chosen.includes(name)
      : coverage(columns[place] as FacetColumn, matches) >= MIN_COVERAGE;
  };
  const rank = (place: number) => {
    const name = columns[place]?.name ?? '';
    return name === '' ? -1 : (chosen?.indexOf(name) ?? 0);
  };
  return [...columns.keys()]
    .filter(wanted)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, MAX_FACETS);
}

/** The share of matching products that have the property. */
function coverage({ starts }: FacetColumn, matches: readonly number[]): number {
  const having = matches.filter((at) => (starts[at + 1] ?? 0) > (starts[at] ?? 0));
  return matches.length === 0 ? 0 : having.length / matches.length;
}
