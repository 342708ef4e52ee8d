import { PAGE_SIZE } from '../pageSize';
import type { Found } from './find';
import type { Facet, Hit, MoreHits, Place, SearchRequest, SearchResult } from './searchTypes';

/** What was found for a request, as places of products. */
export interface Findings {
  found: Pick<Found, 'match' | 'corrected'> & { products: ArrayLike<number> };
  /** What a listing has in its first group; otherwise the same as `found`. */
  first: ArrayLike<number>;
  /** Whether the first group is one of its own. */
  hasSecondGroup: boolean;
  inCategory: Uint8Array;
  /** Number of filters that each product fails. */
  fails: Uint8Array;
}

/** An answer without the texts of its products. */
export interface Arranged extends Omit<SearchResult, 'hits' | 'more' | 'places'> {
  hits: readonly number[];
  more?: Omit<MoreHits, 'hits'> & { hits: readonly number[] };
}

/** What an answer is arranged by. */
export interface Arranging {
  /** Puts hits in the order that is asked for. */
  sort: (hits: readonly number[], sort: string) => readonly number[];
  /**
   * The facets of those that were found, before filters.
   * @param isFound Marks them, which takes time in a large catalogue.
   */
  facets: (isFound: () => Uint8Array) => Facet[];
}

/** Narrows what was found by category and filters, sorts it, and takes the page that is asked for. */
export function arrange(
  request: SearchRequest,
  { found, first, hasSecondGroup, inCategory, fails }: Findings,
  { sort, facets }: Arranging,
): Arranged {
  const isLeft = (at: number) => inCategory[at] === 1 && fails[at] === 0;
  const rest = hasSecondGroup ? found.products : [];
  const isMatch = hasSecondGroup ? marked(first, inCategory) : undefined;
  const more = leftOf(rest, (at) => isMatch?.[at] === 0 && isLeft(at));
  return {
    ...(request.sort
      ? sortedPage(sort(leftOf(first, isLeft), request.sort), request)
      : unsortedPage(first, isLeft, request)),
    facets:
      request.withFacets === false
        ? []
        : facets(() => marked(rest, inCategory, isMatch ?? marked(first, inCategory))),
    match: request.isListing ? 'all' : found.match,
    ...(found.corrected && !request.isListing && { corrected: found.corrected }),
    ...(hasSecondGroup && { more: moreOf(more, found, request.moreSize) }),
  };
}

/** The answer with its products. */
export function withHits(
  { hits, more, ...rest }: Arranged,
  asHit: (at: number) => Hit,
  places: readonly Place[],
): SearchResult {
  return {
    ...rest,
    hits: hits.map(asHit),
    ...(more && { more: { ...more, hits: more.hits.map(asHit) } }),
    places,
  };
}

/** Marks those of the products that are in scope, beside the ones that are marked already. */
function marked(products: ArrayLike<number>, inScope: Uint8Array, before?: Uint8Array): Uint8Array {
  if (before && products.length === 0) return before;
  const marks = before ? before.slice() : new Uint8Array(inScope.length);
  for (let n = 0; n < products.length; n += 1) {
    const at = products[n] ?? 0;
    if (inScope[at] === 1) marks[at] = 1;
  }
  return marks;
}

function leftOf(products: ArrayLike<number>, isLeft: (at: number) => boolean): number[] {
  const left: number[] = [];
  for (let n = 0; n < products.length; n += 1) {
    const at = products[n] ?? 0;
    if (isLeft(at)) left.push(at);
  }
  return left;
}

const moreOf = (
  more: readonly number[],
  { match, corrected }: Findings['found'],
  size = PAGE_SIZE,
): NonNullable<Arranged['more']> => ({
  total: more.length,
  hits: more.slice(0, size),
  match,
  ...(corrected && { corrected }),
  isAbove: match === 'exact',
});

type Page = Pick<Arranged, 'total' | 'hits'>;

const sortedPage = (
  hits: readonly number[],
  { page = 1, size = PAGE_SIZE }: SearchRequest,
): Page => ({ total: hits.length, hits: hits.slice((page - 1) * size, page * size) });

/** Counts those that are left, and keeps only the ones of the page: there may be a million. */
function unsortedPage(
  products: ArrayLike<number>,
  isLeft: (at: number) => boolean,
  { page = 1, size = PAGE_SIZE }: SearchRequest,
): Page {
  const hits: number[] = [];
  let total = 0;
  for (let n = 0; n < products.length; n += 1) {
    const at = products[n] ?? 0;
    if (!isLeft(at)) continue;
    if (total >= (page - 1) * size && total < page * size) hits.push(at);
    total += 1;
  }
  return { total, hits };
}
