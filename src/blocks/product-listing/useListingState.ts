import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react';
import { PAGE_SIZE } from '../../catalogue/pageSize';
import { searchTerm } from '../../catalogue/searchTerm';
import { useHydrated } from '../../ui/useHydrated';
import { SEARCH_ASKED } from '../../widgets/search/searchAsked';
import {
  INITIAL_STATE,
  readListingState,
  writeListingState,
  type ListingState,
} from './listingState';

/** The state of a listing and how to change it. */
export interface KeptState {
  state: ListingState;
  set: Dispatch<SetStateAction<ListingState>>;
  /** Changes filters or order: a step that Back undoes. */
  choose: (change: Partial<Pick<ListingState, 'filters' | 'sort'>>) => void;
}

/**
 * The state of a listing. Restores what was typed before hydration, what the address asks for, and what Back and
 * Forward lead to; writes every change to the address.
 */
export function useListingState(input: RefObject<HTMLInputElement | null>): KeptState {
  const hydrated = useHydrated();
  const [state, set] = useState(() => (hydrated ? readListingState() : INITIAL_STATE));
  const isStep = useRef(false);
  const path = useRef<string>(undefined);
  // The address changes before the page does.
  const isHere = useCallback(() => location.pathname === path.current, []);
  useLayoutEffect(() => {
    path.current = location.pathname;
    const early = input.current?.value;
    const asked = readListingState();
    const typed = early || asked.typed;
    if (typed || asked.shown || asked.sort || asked.compared[0] || Object.keys(asked.filters)[0])
      // oxlint-disable-next-line react/set-state-in-effect -- the server knows neither the address nor what was typed
      set({ ...asked, typed });
    const onPop = () => isHere() && set(readListingState());
    for (const event of ['popstate', SEARCH_ASKED]) addEventListener(event, onPop);
    return () => {
      for (const event of ['popstate', SEARCH_ASKED]) removeEventListener(event, onPop);
    };
  }, [input, isHere]);
  useEffect(() => {
    const { typed, shown = PAGE_SIZE } = state;
    const written = {
      ...state,
      typed: searchTerm(typed),
      shown: shown === PAGE_SIZE ? undefined : shown,
    };
    if (hydrated && isHere()) writeListingState(written, isStep.current);
    isStep.current = false;
  }, [hydrated, isHere, state]);
  return {
    state,
    set,
    choose: useCallback((change) => {
      isStep.current = true;
      set((last) => ({ ...last, ...change, shown: undefined }));
    }, []),
  };
}
