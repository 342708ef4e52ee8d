import { useState } from 'react';
import { fill } from '../../cart/fill';
import type { InterfaceStrings, ListingContext } from '../../generated/types';
import { useStrings } from '../../site/SiteProvider';
import { countOf } from './countOf';
import type { KeptState } from './useListingState';

/** What a listing says of itself [L16]. */
export interface ListingStatus {
  /** Above the products; empty where the products say it themselves. */
  shown: string;
  /**
   * For screen readers. Once a search, filters or an order have been cleared or changed, how many products are shown is
   * only said: who sees the list needs no count of it.
   */
  said: string;
  /** Whether it says that products are on their way. */
  isLoading: boolean;
  /** What is asked: the same count for another question is said again. */
  about: string;
}

/** What of a listing is told, as `ShownListing` has it. */
interface Counted extends Pick<KeptState, 'state'> {
  term: string;
  count: number | undefined;
  products: readonly unknown[];
  from: number;
  isNarrowed: boolean;
  coming: boolean;
  returning: boolean;
  failed: boolean;
}

/** Follows what a listing says of itself. */
export function useStatus(listing: ListingContext, products: Counted): ListingStatus {
  const strings = useStrings();
  const { term, count, from, isNarrowed, state } = products;
  const [wasAsked, setWasAsked] = useState(false);
  if (!wasAsked && (term !== '' || isNarrowed)) setWasAsked(true);
  const shown = statusOf(listing, products, strings);
  const isCounted = shown === '' && wasAsked && count !== undefined;
  return {
    shown,
    said: isCounted
      ? countOf(strings, { from, shown: products.products.length, total: count })
      : shown,
    isLoading: shown !== '' && shown === strings.loadingProducts,
    about: JSON.stringify([term, state.filters, state.sort]),
  };
}

function statusOf(
  listing: ListingContext,
  { term, count, coming, failed, returning, isNarrowed, state }: Counted,
  strings: InterfaceStrings,
): string {
  if (failed) return strings.productsLost;
  if (coming && !returning) return strings.loadingProducts;
  if (count === undefined) return '';
  if (term !== '')
    return count > 0
      ? fill(strings.foundProducts, { count, term })
      : fill(strings.noMatch, { term, category: listing.heading });
  // Another order alone leaves all of them.
  if (isNarrowed && Object.keys(state.filters).length > 0)
    return count > 0 ? fill(strings.filteredCount, { count }) : strings.noneLeft;
  return count === 0 ? strings.emptyCategory : '';
}
