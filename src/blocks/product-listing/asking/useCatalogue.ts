import { useCallback, useEffect, useMemo, useState } from 'react';
import { PAGE_SIZE } from '../../../catalogue/pageSize';
import { searchOf } from '../../../catalogue/search/searchOf';
import type { Facet, MoreHits } from '../../../catalogue/search/searchTypes';
import type { ListingContext } from '../../../generated/types';
import { useSite } from '../../../site/SiteProvider';
import { useAnswer } from '../../../widgets/search/useAnswer';
import type { CatalogueFindings } from '../findings';
import type { Filters } from '../listingState';
import { partOf, type CataloguePart } from '../partOf';
import type { KeptState } from '../useListingState';
import { useRemote, useRetry } from './useRemote';

const NO_FACETS: readonly Facet[] = [];

/**
 * Asks the search about a listing.
 * @param wantsFacets Whether its filters are shown or about to be.
 * @param pages Up to the last that is shown, where an endpoint has the products; 0 where the page has all.
 * @param skipped Pages before the first that is shown.
 */
export function useCatalogue(
  listing: ListingContext,
  { state: { filters, sort }, set }: KeptState,
  asking: { term: string; wantsFacets: boolean; pages: number; skipped: number },
): CatalogueFindings {
  const { term, wantsFacets, pages } = asking;
  const shownPart = partOf(listing);
  const { part, chosen } = useAsked(shownPart, filters, sort);
  const search = searchOf(useSite<'store'>().store);
  const address = shownPart && search;
  const isRemote = pages > 0;
  const isChosen = Object.keys(filters).length > 0 || sort !== '';
  const { moreSize, showMore } = useMoreSize(term);
  const request =
    term || isChosen || wantsFacets || pages > 1
      ? { q: term, ...part, ...chosen, isListing: true, moreSize }
      : undefined;
  const found = useAnswer(address, request);
  const left = useAnswer(
    address,
    isChosen && !isRemote ? { q: '', ...part, ...chosen, size: listing.count } : undefined,
  );
  const remote = useRemote(isRemote ? address : undefined, { request, found }, asking);
  const { answer } = found;
  const facets = answer?.facets ?? NO_FACETS;
  const foreign = useMemo(
    () => (found.isCurrent ? foreignTo(facets, filters) : []),
    [found.isCurrent, facets, filters],
  );
  useEffect(() => {
    if (foreign.length > 0) set((last) => withoutForeign(last, foreign));
  }, [foreign, set]);
  const narrowing = isRemote ? found : left;
  // The last answer is none to a question that failed.
  const rest = narrowing.failed ? undefined : narrowing.answer;
  const ids = useMemo(() => rest?.hits.map(({ id }) => id), [rest]);
  const more = useMemo(
    () => (answer?.more && !found.failed ? moreOf(answer.more) : undefined),
    [answer, found.failed],
  );
  const isSearched = address !== undefined;
  const narrowed = isSearched && isChosen && foreign.length === 0 ? ids : undefined;
  const moreTerm = found.of?.q ?? '';
  const isLooking = isSearched && term !== '' && !found.isCurrent && !found.failed;
  const isNarrowing = isSearched && isChosen && !narrowing.isCurrent && !narrowing.failed;
  const isLost = found.failed && facets.length === 0;
  const retryLocal = useRetry(found, left);
  const retry = isRemote ? remote.retry : retryLocal;
  const failed = isRemote ? remote.failed : left.failed;
  const { products } = remote;
  return useMemo(
    () => ({
      facets,
      narrowed,
      more,
      showMore,
      moreOf: moreTerm,
      isLooking,
      isNarrowing,
      failed,
      isLost,
      retry,
      remote: products,
    }),
    [
      facets,
      narrowed,
      more,
      showMore,
      moreTerm,
      isLooking,
      isNarrowing,
      failed,
      isLost,
      retry,
      products,
    ],
  );
}

/** What the search is asked for: a part of the catalogue, of which the list of a brand shows that alone. */
function useAsked(shown: CataloguePart | undefined, filters: Filters, sort: string) {
  const { brand, ...part } = shown ?? {};
  const chosen = useMemo(
    () => ({
      filters: brand === undefined ? filters : { ...filters, brand: { values: [brand] } },
      ...(sort && { sort }),
    }),
    [filters, sort, brand],
  );
  return { part, chosen };
}

const moreOf = ({ hits, total, match, isAbove }: MoreHits): CatalogueFindings['more'] => ({
  ids: hits.map(({ id }) => id),
  total,
  match,
  isAbove,
});

/** How much of the second group is shown: for each term a page at first. */
function useMoreSize(term: string): { moreSize: number; showMore: () => void } {
  const [asked, setAsked] = useState({ term, size: PAGE_SIZE });
  const moreSize = asked.term === term ? asked.size : PAGE_SIZE;
  const showMore = useCallback(
    () => setAsked({ term, size: moreSize + PAGE_SIZE }),
    [term, moreSize],
  );
  return { moreSize, showMore };
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
