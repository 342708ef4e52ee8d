import { PAGE_SIZE } from '../pageSize';
import type { DecimalMark } from '../units/readNumber';
import { createSearch, type Search } from '../search';
import { searchTerm } from '../searchTerm';
import { codePattern } from './codePattern';
import { readCodes } from './codeScores';
import { facetsOf, narrow } from './facets';
import { facetOrder } from './facetOrder';
import { facetColumns } from './facetTable';
import { find, findCode, type Found } from './find';
import { readLabels } from './labelBonus';
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
import { sorted } from './sorted';
import { readSynonyms } from './synonyms';
import { buildTermIndex } from './termIndex';

/** Searches products that are in memory: in a worker, in Node, and in tests. */
export const createMemorySearch = (source: SearchSource): SearchProvider =>
  atOnce(buildMemorySearch(source));

/** The same in parts: for a page that has no worker. */
export function* buildMemorySearch(source: SearchSource): Parts<SearchProvider> {
  const { products, categories, decimal } = source;
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  const columns = yield* facetColumns(products, { decimal, categoryNames });
  let substring: Search<{ at: number }> | undefined;
  const placeOf = new Map(products.map(({ id }, at) => [id, at]));
  const finder = {
    source,
    index: yield* buildTermIndex(source),
    codes: yield* readCodes(source),
    labelled: yield* readLabels(columns, decimal),
    synonyms: readSynonyms(source),
  };

  const listed = (ids: readonly string[] | undefined): number[] =>
    ids ? ids.flatMap((id) => placeOf.get(id) ?? []) : [...products.keys()];

  return {
    search(request) {
      const q = searchTerm(request.q);
      const filters = request.filters ?? {};
      const asHit = toHit(products, sizeAskedFor(q, decimal));
      const inCategory = products.map(
        ({ categories: own }) => !request.category || own.includes(request.category),
      );
      const narrowed = narrow(columns, filters, products.length);
      const found = !q
        ? { products: listed(request.ids), match: 'all' as const }
        : request.isCode
          ? findCode(finder, q)
          : find(finder, q, (at) => inCategory[at] === true);
      const first =
        request.isListing && q
          ? (substring ??= substringSearch(source, categoryNames))(q).map(({ at }) => at)
          : found.products;
      const inFirst = new Set(first);
      const rest = request.isListing && q ? found.products.filter((at) => !inFirst.has(at)) : [];
      const isLeft = (at: number) => inCategory[at] === true && narrowed.all[at] === 1;
      const hits = first.filter(isLeft);
      const more = rest.filter(isLeft);
      const matches = [...first, ...rest].filter((at) => inCategory[at]);
      return Promise.resolve({
        total: hits.length,
        hits: onPage(sorted(hits, columns, products, request.sort), request).map(asHit),
        facets:
          request.withFacets === false
            ? []
            : facetsOf(columns, matches, narrowed, {
                order: facetOrder(columns, request, { matches, categories }),
                filters,
              }),
        match: request.isListing ? 'all' : found.match,
        ...(found.corrected && !request.isListing && { corrected: found.corrected }),
        ...(request.isListing &&
          q && { more: moreOf(more, found, { asHit, size: request.moreSize }) }),
        places: request.isListing || !q ? [] : placesFor(q, source),
      } satisfies SearchResult);
    },
  };
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
