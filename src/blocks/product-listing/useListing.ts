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
import { readListingState, writeListingState, type ListingState } from './listingState';

/** View model of a listing. */
export interface ShownListing {
  input: RefObject<HTMLInputElement | null>;
  typed: string;
  type: (typed: string) => void;
  /** The normalised search term. */
  term: string;
  /** Number of matches; undefined while the listing is loading. */
  count: number | undefined;
  products: readonly ProductSummary[];
  /** All loaded products, matching or not. */
  all: readonly ProductSummary[];
  /** Number of products before them, on previous pages. */
  from: number;
  hasMore: boolean;
  showMore: () => void;
  /** Whether 'Show more' was pressed since the page was opened. */
  asked: boolean;
  /** Whether products that the visitor waits for are loading. */
  coming: boolean;
  /** Whether a position restored by reload or Back is still incomplete. */
  returning: boolean;
  /** Prefetches the whole listing. */
  prepare: () => void;
  failed: boolean;
  retry: () => void;
}

const INITIAL_STATE: ListingState = { typed: '', shown: undefined };

/**
 * Filters a listing while the visitor types [L15]. Searching ten thousand products takes a millisecond; rendering them
 * is what could delay typing, and `Cards` defers that.
 */
export function useListing(listing: ListingContext): ShownListing {
  const hydrated = useHydrated();
  const [{ typed, shown = PAGE_SIZE, asked = false }, setState] = useState<ListingState>(() =>
    hydrated ? readListingState() : INITIAL_STATE,
  );
  const [wanted, setWanted] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const term = searchTerm(typed);

  const isHere = useListingState(setState, input);
  useEffect(() => {
    const state = { typed: term, shown: shown === PAGE_SIZE ? undefined : shown };
    if (hydrated && isHere()) writeListingState(state);
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
  // `Cards` renders new products in a deferred update.
  const drawn = useDeferredValue(products.length);
  const held = coming || drawn < products.length;
  useEffect(() => {
    // The products for which early.ts has reserved space have been rendered, or have failed to load.
    if (!held && (isWhole || file.failed)) document.documentElement.style.minHeight = '';
  }, [held, isWhole, file.failed]);

  return {
    input,
    typed,
    type: useCallback((next: string) => setState({ typed: next, shown: undefined }), []),
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
        setState(({ typed: kept, shown: last = PAGE_SIZE }) => ({
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
 * Restores what was typed before hydration, the address's search, and the state that Back and Forward lead to.
 * @returns Whether the address still belongs to this listing: it changes before the page does.
 */
function useListingState(
  setState: (state: ListingState) => void,
  input: RefObject<HTMLInputElement | null>,
): () => boolean {
  const path = useRef<string>(undefined);
  const isHere = useCallback(() => location.pathname === path.current, []);
  useLayoutEffect(() => {
    path.current = location.pathname;
    const early = input.current?.value;
    const state = readListingState();
    if (early || state.typed || state.shown) setState({ ...state, typed: early || state.typed });
    const onPop = () => isHere() && setState(readListingState());
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [setState, input, isHere]);
  return isHere;
}
