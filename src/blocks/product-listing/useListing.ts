import {
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { PAGE_SIZE } from '../../catalogue/pageSize';
import { createSearch, searchTerm } from '../../catalogue/search';
import type { ListingContext, ProductSummary } from '../../generated/types';
import { useHydrated } from '../../ui/useHydrated';
import { useFile } from '../../widgets/products/useFile';
import { readPlace, writePlace, type Place } from './place';

/** A listing as it is shown: what was typed, what fits it, how much of it is in the page. */
export interface ShownListing {
  input: RefObject<HTMLInputElement | null>;
  typed: string;
  type: (typed: string) => void;
  /** What is searched for. */
  term: string;
  /** How many products fit; undefined while they are on their way. */
  count: number | undefined;
  products: readonly ProductSummary[];
  /** All that is there of the listing, whether it fits or not. */
  all: readonly ProductSummary[];
  /** How many stand before them, on other pages. */
  from: number;
  hasMore: boolean;
  showMore: () => void;
  /** Whether more was asked for since the page was opened. */
  asked: boolean;
  /** Whether products that somebody waits for are on their way. */
  coming: boolean;
  /** Whether the place that a reload or Back leads to is still to be filled. */
  returning: boolean;
  /** Fetches the whole listing before it is needed. */
  prepare: () => void;
  failed: boolean;
  retry: () => void;
}

const START: Place = { typed: '', shown: undefined };

/**
 * Searches a listing while somebody types (spec R22). Searching ten thousand products takes a millisecond; only
 * drawing them could delay typing, and `Cards` prevents that.
 */
export function useListing(listing: ListingContext): ShownListing {
  const hydrated = useHydrated();
  const [{ typed, shown = PAGE_SIZE, asked = false }, setPlace] = useState<Place>(() =>
    hydrated ? readPlace() : START,
  );
  const [wanted, setWanted] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const term = searchTerm(typed);

  const isHere = usePlace(setPlace, input);
  useEffect(() => {
    const place = { typed: term, shown: shown === PAGE_SIZE ? undefined : shown };
    if (hydrated && isHere()) writePlace(place);
  }, [hydrated, isHere, term, shown]);

  const isAsked = typed !== '' || shown > PAGE_SIZE;
  const needsAll = wanted || isAsked;
  const file = useFile<ProductSummary[]>(listing.all, needsAll);
  const isWhole = listing.all === undefined || file.content !== undefined;
  const all = file.content ?? listing.products;
  const search = useMemo(() => createSearch(all), [all]);
  const found = useMemo(() => search(term), [search, term]);

  const skip = term ? 0 : listing.from;
  const isComing = !isWhole && needsAll;
  const coming = isComing && isAsked && !file.failed;
  const products = useMemo(
    () => (isWhole ? found.slice(skip, skip + shown) : listing.products),
    [isWhole, found, skip, shown, listing.products],
  );
  // `Cards` draws what has come a moment later.
  const drawn = useDeferredValue(products.length);
  const held = coming || drawn < products.length;
  useEffect(() => {
    // What early.ts reserved room for is there, or failed to load.
    if (!held && (isWhole || file.failed)) document.documentElement.style.minHeight = '';
  }, [held, isWhole, file.failed]);

  return {
    input,
    typed,
    type: useCallback((next: string) => setPlace({ typed: next, shown: undefined }), []),
    term,
    count: isWhole ? found.length : term ? undefined : listing.count,
    products,
    all,
    from: skip,
    hasMore: isWhole
      ? skip + shown < found.length
      : skip + listing.products.length < listing.count && !term,
    showMore: useCallback(
      () =>
        setPlace(({ typed: kept, shown: last = PAGE_SIZE }) => ({
          typed: kept,
          shown: last + PAGE_SIZE,
          asked: true,
        })),
      [],
    ),
    asked,
    coming,
    returning: held && !asked && !term,
    prepare: useCallback(() => setWanted(true), []),
    failed: file.failed && isComing,
    retry: file.retry,
  };
}

/**
 * Restores what was typed before React, what the address says, and where Back and Forward lead. Returns a check
 * whether the address is still this listing's: it changes before the page does.
 */
function usePlace(
  setPlace: (place: Place) => void,
  input: RefObject<HTMLInputElement | null>,
): () => boolean {
  const path = useRef<string>(undefined);
  const isHere = useCallback(() => location.pathname === path.current, []);
  useLayoutEffect(() => {
    path.current = location.pathname;
    const early = input.current?.value;
    const place = readPlace();
    if (early || place.typed || place.shown) setPlace({ ...place, typed: early || place.typed });
    const onPop = () => isHere() && setPlace(readPlace());
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [setPlace, input, isHere]);
  return isHere;
}
