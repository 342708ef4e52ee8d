import { createSearch, type Search, type Searchable } from '../search';
import { searchTerm } from '../searchTerm';
import { arrange, withHits } from './arrange';
import { placesFor, toHit } from './asHit';
import { readCodes } from './codeScores';
import { countValues, facetsOf, narrow } from './facets';
import { facetOrder } from './facetOrder';
import { buildFacetTables } from './facetTables';
import { find, findCode } from './find';
import { later } from './later';
import type { IndexedProduct, SearchProvider, SearchSource } from './searchTypes';
import { atOnce, type Parts } from './slices';
import { readSynonyms } from './synonyms';
import { buildTermIndex } from './termIndex';

/** A search in memory. It answers at once, and what filters need is read with the first question that needs it. */
export interface MemorySearch extends SearchProvider {
  /** That work in parts, to be done before. */
  rest: Parts<unknown>;
}

/** Searches products that are in memory: in Node, and in tests. */
export function createMemorySearch(source: SearchSource): SearchProvider {
  const provider = atOnce(buildMemorySearch(source));
  atOnce(provider.rest);
  return provider;
}

/** The same in parts, for browsers: suggestions come before what only filters need. */
export function* buildMemorySearch(source: SearchSource): Parts<MemorySearch> {
  const { products, categories, decimal } = source;
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  const tables = later(buildFacetTables(source));
  const everything = [...products.keys()];
  const membersOf = createMembers(source);
  let substring: Search<{ at: number }> | undefined;
  const placeOf = new Map(products.map(({ id }, at) => [id, at]));
  const finder = {
    source,
    index: yield* buildTermIndex(source),
    codes: yield* readCodes(source),
    labelled: () => tables.now().labelled,
    synonyms: readSynonyms(source),
  };

  const listed = (ids: readonly string[] | undefined): number[] =>
    ids ? ids.flatMap((id) => placeOf.get(id) ?? []) : everything;

  return {
    rest: tables.parts,
    search(request) {
      const q = searchTerm(request.q);
      const filters = request.filters ?? {};
      const inCategory = membersOf(request.category);
      const isNarrowed = Object.keys(filters).length > 0;
      const narrowed = narrow(isNarrowed ? tables.now().columns : [], filters, products.length);
      const found = !q
        ? { products: listed(request.ids), match: 'all' as const }
        : request.isCode
          ? findCode(finder, q)
          : find(finder, q, (at) => inCategory[at] === 1);
      const hasSecondGroup = request.isListing === true && q !== '';
      const first = hasSecondGroup
        ? (substring ??= substringSearch(source, categoryNames))(q).map(({ at }) => at)
        : found.products;
      const arranged = arrange(
        request,
        { found, first, hasSecondGroup, inCategory, fails: narrowed.fails },
        {
          sort: (hits, sort) => tables.now().sort(hits, sort),
          facets: (isFound) => {
            const { columns, rows } = tables.now();
            const counts = countValues(rows, isFound(), narrowed);
            const order = facetOrder(columns, request, counts, categories);
            return facetsOf(rows, counts, { order, filters });
          },
        },
      );
      const hitOf = toHit(q, decimal);
      return Promise.resolve(
        withHits(
          arranged,
          (at) => hitOf(products[at] as IndexedProduct),
          request.isListing || !q ? [] : placesFor(q, source),
        ),
      );
    },
  };
}

/** Marks the products of a category, once for each. */
function createMembers({ products, categories }: SearchSource) {
  const all = new Uint8Array(products.length).fill(1);
  const known = new Map<string, Uint8Array>();
  return (category: string | undefined): Uint8Array => {
    if (!category) return all;
    const before = known.get(category);
    if (before) return before;
    const members = Uint8Array.from(products, (product) =>
      Number(product.categories.includes(category)),
    );
    // An address may ask for any number of categories that there are not.
    if (categories.some(({ id }) => id === category)) known.set(category, members);
    return members;
  };
}

/** What listings search by first (R22); other questions never need it. */
const substringSearch = (
  { products }: SearchSource,
  categoryNames: ReadonlyMap<string, string>,
): Search<{ at: number }> =>
  createSearch(
    products.map((product, at) => ({ at, ...searchedBySubstring(product, categoryNames) })),
  );

/** The fields of a product that listings search by substring. */
export const searchedBySubstring = (
  { id, name, categories, description = '' }: IndexedProduct,
  categoryNames: ReadonlyMap<string, string>,
): Searchable => ({
  id,
  name,
  category: categories.map((own) => categoryNames.get(own) ?? '').join('\n'),
  description,
});
