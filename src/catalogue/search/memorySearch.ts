import { PAGE_SIZE } from '../pageSize';
import type { DecimalMark } from '../units/readNumber';
import { createSearch, type Search } from '../search';
import { searchTerm } from '../searchTerm';
import { codePattern } from './codePattern';
import { readCodes } from './codeScores';
import { countValues, facetsOf, narrow } from './facets';
import { facetOrder } from './facetOrder';
import { buildFacetTables } from './facetTables';
import { find, findCode, type Found } from './find';
import { later } from './later';
import type { IndexParts } from './partIndex';
import { plainText } from './plainText';
import type {
  Hit,
  IndexedProduct,
  IndexedSize,
  MoreHits,
  SearchProvider,
  SearchRequest,
  SearchResult,
  SearchSource,
} from './searchTypes';
import { atOnce, type Parts } from './slices';
import { readSynonyms } from './synonyms';
import { buildTermIndex } from './termIndex';

/** A search in memory. It answers at once, and what filters need is read with the first question that needs it. */
export interface MemorySearch extends SearchProvider {
  /** That work in parts, to be done before. */
  rest: Parts<unknown>;
}

/**
 * Searches products that are in memory: in Node, and in tests.
 * @param indexParts For many products: what finds parts of codes and words without reading all of them.
 */
export function createMemorySearch(source: SearchSource, indexParts?: IndexParts): SearchProvider {
  const provider = atOnce(buildMemorySearch(source, indexParts));
  atOnce(provider.rest);
  return provider;
}

/** The same in parts, for browsers: suggestions come before what only filters need. */
export function* buildMemorySearch(
  source: SearchSource,
  indexParts?: IndexParts,
): Parts<MemorySearch> {
  const { products, categories, decimal } = source;
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  const tables = later(buildFacetTables(source));
  const everything = [...products.keys()];
  const membersOf = createMembers(source);
  let substring: Search<{ at: number }> | undefined;
  const placeOf = new Map(products.map(({ id }, at) => [id, at]));
  const finder = {
    source,
    index: yield* buildTermIndex(source, indexParts),
    codes: yield* readCodes(source, indexParts),
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
      const asHit = toHit(products, sizeAskedFor(q, decimal));
      const inCategory = membersOf(request.category);
      const isNarrowed = Object.keys(filters).length > 0;
      const narrowed = narrow(isNarrowed ? tables.now().columns : [], filters, products.length);
      const found = !q
        ? { products: listed(request.ids), match: 'all' as const }
        : request.isCode
          ? findCode(finder, q)
          : find(finder, q, (at) => inCategory[at] === 1);
      const first =
        request.isListing && q
          ? (substring ??= substringSearch(source, categoryNames))(q).map(({ at }) => at)
          : found.products;
      const facets = (isFound: Uint8Array) => {
        const { columns, rows } = tables.now();
        const counts = countValues(rows, isFound, narrowed);
        return facetsOf(rows, counts, {
          order: facetOrder(columns, request, counts, categories),
          filters,
        });
      };
      const isMatch = marked(first, inCategory);
      const isLeft = (at: number) => inCategory[at] === 1 && narrowed.fails[at] === 0;
      const hits = first.filter(isLeft);
      const rest = request.isListing && q ? found.products : [];
      const more = rest.filter((at) => isMatch[at] === 0 && isLeft(at));
      return Promise.resolve({
        total: hits.length,
        hits: onPage(request.sort ? tables.now().sort(hits, request.sort) : hits, request).map(
          asHit,
        ),
        facets: request.withFacets === false ? [] : facets(marked(rest, inCategory, isMatch)),
        match: request.isListing ? 'all' : found.match,
        ...(found.corrected && !request.isListing && { corrected: found.corrected }),
        ...(request.isListing &&
          q && { more: moreOf(more, found, { asHit, size: request.moreSize }) }),
        places: request.isListing || !q ? [] : placesFor(q, source),
      } satisfies SearchResult);
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

/** Marks those of the products that are in scope, beside the ones that are marked already. */
function marked(products: readonly number[], inScope: Uint8Array, before?: Uint8Array): Uint8Array {
  const marks = before ? before.slice() : new Uint8Array(inScope.length);
  for (const at of products) if (inScope[at] === 1) marks[at] = 1;
  return marks;
}

/** What listings search by first (R22); other questions never need it. */
function substringSearch(
  { products }: SearchSource,
  categoryNames: ReadonlyMap<string, string>,
): Search<{ at: number }> {
  return createSearch(
    products.map(({ id, name, categories, description = '' }, at) => {
      const category = categories.map((own) => categoryNames.get(own) ?? '').join('\n');
      return { at, id, name, category, description };
    }),
  );
}

const moreOf = (
  more: readonly number[],
  { match, corrected }: Found,
  { asHit, size = PAGE_SIZE }: { asHit: (at: number) => Hit; size?: number | undefined },
): MoreHits => ({
  total: more.length,
  hits: more.slice(0, size).map(asHit),
  match,
  ...(corrected && { corrected }),
  isAbove: match === 'exact',
});

const onPage = (hits: readonly number[], { page = 1, size = PAGE_SIZE }: SearchRequest) =>
  hits.slice((page - 1) * size, page * size);

type FindSize = (sizes: readonly IndexedSize[]) => IndexedSize | undefined;

const toHit =
  (products: readonly IndexedProduct[], findSize: FindSize) =>
  (at: number): Hit => {
    const { description: _, sizes = [], ...hit } = products[at] as IndexedProduct;
    const size = findSize(sizes);
    if (size) return { ...hit, size };
    return sizes.length > 0 ? { ...hit, hasSizes: true } : hit;
  };

/** Finds the size whose code is a question, with or without its signs. */
function sizeAskedFor(q: string, decimal: DecimalMark): FindSize {
  const pattern = codePattern(plainText(q, decimal));
  return (sizes) =>
    pattern && sizes.find(({ code }) => pattern.whole.test(plainText(code, decimal)));
}

function placesFor(q: string, { places }: SearchSource) {
  const matching = createSearch(
    places.map((place) => ({ place, id: '', name: place.name, category: '' })),
  );
  return matching(q).map(({ place }) => place);
}
