import { PAGE_SIZE } from '../pageSize';
import type { Found } from './find';
import type { Facet, Hit, MoreHits, Place, SearchRequest, SearchResult } from './searchTypes';

/** What was found for a request, as places of products. */
export interface Findings {
  found: Found;
  /** What a listing has in its first group; otherwise the same as `found`. */
  first: readonly number[];
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
  /** The facets of those that were found, before filters. */
  facets: (isFound: Uint8Array) => Facet[];
}

/** Narrows what was found by category and filters, sorts it, and takes the page that is asked for. */
export function arrange(
  request: SearchRequest,
  { found, first, hasSecondGroup, inCategory, fails }: Findings,
  { sort, facets }: Arranging,
): Arranged {
  const isMatch = marked(first, inCategory);
  const isLeft = (at: number) => inCategory[at] === 1 && fails[at] === 0;
  const hits = first.filter(isLeft);
  const rest = hasSecondGroup ? found.products : [];
  const more = rest.filter((at) => isMatch[at] === 0 && isLeft(at));
  return {
    total: hits.length,
    hits: onPage(request.sort ? sort(hits, request.sort) : hits, request),
    facets: request.withFacets === false ? [] : facets(marked(rest, inCategory, isMatch)),
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
function marked(products: readonly number[], inScope: Uint8Array, before?: Uint8Array): Uint8Array {
  const marks = before ? before.slice() : new Uint8Array(inScope.length);
  for (const at of products) if (inScope[at] === 1) marks[at] = 1;
  return marks;
}

const moreOf = (
  more: readonly number[],
  { match, corrected }: Found,
  size = PAGE_SIZE,
): NonNullable<Arranged['more']> => ({
  total: more.length,
  hits: more.slice(0, size),
  match,
  ...(corrected && { corrected }),
  isAbove: match === 'exact',
});

const onPage = (hits: readonly number[], { page = 1, size = PAGE_SIZE }: SearchRequest) =>
  hits.slice((page - 1) * size, page * size);
