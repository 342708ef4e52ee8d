import { useEffect, useMemo } from 'react';
import type { Facet, Match, SearchRequest } from '../../catalogue/search/searchTypes';
import type { ListingContext } from '../../generated/types';
import { useSite } from '../../site/SiteProvider';
import { useAnswer } from '../../widgets/search/useAnswer';
import type { Filters } from './listingState';
import type { KeptState } from './useListingState';

/** What the search knows of a listing, besides the products with the term in their text [L15]. */
export interface CatalogueFindings {
  /** What can be filtered by, with counts; empty until it is known. */
  facets: readonly Facet[];
  /** The ids of all products that the filters leave, in the chosen order; undefined without filters and order. */
  narrowed: readonly string[] | undefined;
  /** What was found by code, specification, unit or a corrected word. */
  more: { ids: readonly string[]; total: number; match: Match; isAbove: boolean } | undefined;
  /** The term that `more` was found for. */
  moreOf: string;
  /** Whether `more` is still looked for. */
  isLooking: boolean;
  /** Whether filters or order cannot be shown yet. */
  isNarrowing: boolean;
  /** Whether filters or order cannot be shown because the search cannot be reached. */
  failed: boolean;
  /** Whether the facets cannot be shown for the same reason. */
  isLost: boolean;
  retry: () => void;
}

const NO_FACETS: readonly Facet[] = [];

/** The part of the catalogue that a listing shows, for the search; undefined for one that cannot be searched as such. */
function partOf({ slug, category }: ListingContext): Pick<SearchRequest, 'category'> | undefined {
  if (category !== undefined) return { category };
  return slug === 'all' ? {} : undefined;
}

/**
 * Asks the search about a listing.
 * @param wantsFacets Whether its filters are shown or about to be.
 */
export function useCatalogue(
  listing: ListingContext,
  { state: { filters, sort }, set }: KeptState,
  { term, wantsFacets }: { term: string; wantsFacets: boolean },
): CatalogueFindings {
  const part = partOf(listing);
  const { search } = useSite<'store'>().store;
  const address = part && search;
  const chosen = useMemo(() => ({ filters, ...(sort && { sort }) }), [filters, sort]);
  const isChosen = Object.keys(filters).length > 0 || sort !== '';
  const found = useAnswer(
    address,
    term || isChosen || wantsFacets ? { q: term, ...part, ...chosen, isListing: true } : undefined,
  );
  const left = useAnswer(
    address,
    isChosen ? { q: '', ...part, ...chosen, size: listing.count } : undefined,
  );
  const { answer } = found;
  const facets = answer?.facets ?? NO_FACETS;
  const foreign = useMemo(
    () => (found.isCurrent ? foreignTo(facets, filters) : []),
    [found.isCurrent, facets, filters],
  );
  useEffect(() => {
    if (foreign.length > 0) set((last) => withoutForeign(last, foreign));
  }, [foreign, set]);
  const narrowed = useMemo(() => left.answer?.hits.map(({ id }) => id), [left.answer]);
  const more = answer?.more;
  const isSearched = address !== undefined;
  return {
    facets,
    narrowed: isSearched && isChosen && foreign.length === 0 ? narrowed : undefined,
    more: more && {
      ids: more.hits.map(({ id }) => id),
      total: more.total,
      match: more.match,
      isAbove: more.isAbove,
    },
    moreOf: found.of?.q ?? '',
    isLooking: isSearched && term !== '' && !found.isCurrent && !found.failed,
    isNarrowing: isSearched && isChosen && !left.isCurrent && !left.failed,
    failed: left.failed,
    isLost: found.failed && facets.length === 0,
    retry: () => {
      if (found.failed) found.retry();
      if (left.failed) left.retry();
    },
  };
}

/** The parameters of an address that no product can be filtered by: they belong to campaigns and the like. */
function foreignTo(facets: readonly Facet[], filters: Filters): readonly string[] {
  const known = new Set(facets.map(({ key }) => key));
  return Object.keys(filters).filter((key) => !known.has(key));
}

function withoutForeign<S extends { filters: Filters; foreign: readonly string[] }>(
  state: S,
  foreign: readonly string[],
): S {
  const kept = Object.entries(state.filters).filter(([key]) => !foreign.includes(key));
  return {
    ...state,
    filters: Object.fromEntries(kept),
    foreign: [...new Set([...state.foreign, ...foreign])],
  };
}
