import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { PAGE_SIZE } from '../../catalogue/pageSize';
import { createSearch } from '../../catalogue/search';
import { searchTerm } from '../../catalogue/searchTerm';
import type { ListingContext, ProductSummary } from '../../generated/types';
import { useSite } from '../../site/SiteProvider';
import { useFile } from '../../widgets/products/useFile';
import { findingsFor, type CatalogueFindings, type Findings } from './findings';
import { partOf } from './partOf';
import { useListingState, type KeptState } from './useListingState';
import { useStatus, type ListingStatus } from './useStatus';

/** View model of a listing. */
export interface ShownListing extends KeptState {
  status: ListingStatus;
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
  /** What the search found besides: facets, and the second group. */
  catalogue: CatalogueFindings;
  /** The product whose code is the term; null if there is none, undefined while it is looked up. */
  named: Findings['named'];
  /** Whether the search is asked, or about to be. */
  asks: boolean;
  /** Whether an endpoint has its products: there are too many for the page. */
  isRemote: boolean;
  /** To be told what was found, or that the code that asks cannot be fetched. */
  onFound: (findings: Findings) => void;
  setIsLost: (isLost: boolean) => void;
  /** Whether filters or another order than the catalogue's are chosen. */
  isNarrowed: boolean;
  /** The second group: found by code, specification, unit or a corrected word. */
  more: readonly ProductSummary[];
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

/**
 * Filters a listing while the visitor types [L15]. Searching ten thousand products takes a millisecond; rendering them
 * is what could delay typing, and `Cards` defers that.
 * @param wantsFacets Whether its filters are shown or about to be.
 */
export function useListing(listing: ListingContext, wantsFacets: boolean): ShownListing {
  const [wanted, setWanted] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const kept = useListingState(input);
  const { set } = kept;
  const { typed, shown = PAGE_SIZE, asked = false } = kept.state;
  const term = searchTerm(typed);
  const { filters, sort } = kept.state;
  const isFiltered = Object.keys(filters).length > 0;
  const isChosen = sort !== '' || isFiltered;
  const [isLost, setIsLost] = useState(false);
  const [findings, onFound] = useState<Findings>();
  const { catalogue, named } = findingsFor({ term, filters, sort }, findings, isLost);
  const { narrowed, isNarrowing } = catalogue;

  const isAsked = typed !== '' || shown > PAGE_SIZE || isNarrowing || narrowed !== undefined;
  const isRemote = useIsRemote(listing);
  const remote = isRemote && isAsked ? catalogue.remote : undefined;
  const needsAll = isRemote ? isAsked : wanted || isAsked;
  const file = useFile<ProductSummary[]>(isRemote ? undefined : listing.all, needsAll);
  const hasAll = !isRemote && (listing.all === undefined || file.content !== undefined);
  const isWhole = hasAll || remote !== undefined;
  const all = remote?.products ?? file.content ?? listing.products;
  const inPage = useFound(all, term, narrowed);
  const moreInPage = useMore(all, catalogue, inPage);
  const found = remote?.products ?? inPage;
  const more = remote?.more ?? moreInPage;
  const total = remote?.total ?? found.length;

  const skip = term || narrowed ? 0 : listing.from;
  const start = Math.max(0, skip - (remote?.before ?? 0));
  const isMissing = !isWhole && needsAll;
  const isOut = isRemote && isAsked && (catalogue.failed || catalogue.isLost);
  const isFailed = file.failed || (catalogue.failed && !narrowed) || isOut;
  const isLate = remote?.isCurrent === false;
  const coming = ((isMissing && isAsked) || isNarrowing || isLate) && !isFailed;
  // What answers the question as far as it can be reached; what filters leave, only the search knows.
  const reached = isFiltered && !narrowed ? NONE : term || isFiltered ? inPage : listing.products;
  const products = useMemo(() => {
    if (isFailed && reached === NONE) return reached;
    return isWhole ? found.slice(start, start + shown) : isFailed ? reached : listing.products;
  }, [isWhole, found, start, shown, isFailed, reached, listing.products]);
  const held = useHeld(coming, products.length, isWhole || isFailed);

  const listed: Omit<ShownListing, 'status'> = {
    ...kept,
    input,
    typed,
    type: useCallback(
      (next: string) => set((last) => ({ ...last, typed: next, shown: undefined })),
      [set],
    ),
    term,
    count: isWhole ? total : term || (isFiltered && isFailed) ? undefined : listing.count,
    products,
    all,
    catalogue,
    named,
    asks: wanted || wantsFacets || term !== '' || isChosen || (isRemote && isAsked),
    isRemote,
    onFound,
    setIsLost,
    isNarrowed: narrowed !== undefined,
    more,
    from: skip,
    hasMore: isWhole
      ? skip + shown < total
      : skip + listing.products.length < listing.count && !term,
    showMore: useCallback(
      () => set((last) => ({ ...last, shown: (last.shown ?? PAGE_SIZE) + PAGE_SIZE, asked: true })),
      [set],
    ),
    asked,
    coming,
    returning: held && !asked && !term && !isNarrowing,
    prepare: useCallback(() => setWanted(true), []),
    failed: (file.failed && isMissing) || (catalogue.failed && !narrowed) || isOut,
    retry: () => {
      if (file.failed) file.retry();
      catalogue.retry();
    },
  };
  return { ...listed, status: useStatus(listing, listed) };
}

/** Whether an endpoint searches a listing: one with more than a page, in a catalogue that is too large for the page. */
function useIsRemote(listing: ListingContext): boolean {
  const { store } = useSite<'store'>();
  return store.endpoint !== undefined && partOf(listing) !== undefined && listing.count > PAGE_SIZE;
}

/** The first group: those with the term in their text, of those that the filters leave, in the chosen order. */
function useFound(
  all: readonly ProductSummary[],
  term: string,
  narrowed: readonly string[] | undefined,
): readonly ProductSummary[] {
  const search = useMemo(() => createSearch(all), [all]);
  return useMemo(() => {
    const matching = search(term);
    if (!narrowed) return matching;
    const byId = new Map(matching.map((product) => [product.id, product]));
    return narrowed.flatMap((id) => byId.get(id) ?? []);
  }, [search, term, narrowed]);
}

const NONE: readonly ProductSummary[] = [];

/** The second group, without what the first has meanwhile. */
function useMore(
  all: readonly ProductSummary[],
  { more }: CatalogueFindings,
  found: readonly ProductSummary[],
): readonly ProductSummary[] {
  return useMemo(() => {
    if (!more) return NONE;
    const wanted = new Set(more.ids);
    const first = new Set(found);
    const byId = new Map(
      all.filter(({ id }) => wanted.has(id)).map((product) => [product.id, product]),
    );
    return more.ids.flatMap((id) => {
      const product = byId.get(id);
      return product && !first.has(product) ? product : [];
    });
  }, [all, more, found]);
}

/**
 * Whether products are still to be drawn, which `Cards` does in a deferred update. When they have been, releases the
 * space that early.ts has reserved for them.
 */
function useHeld(coming: boolean, length: number, hasCome: boolean): boolean {
  const drawn = useDeferredValue(length);
  const held = coming || drawn < length;
  useEffect(() => {
    if (!held && hasCome) document.documentElement.style.minHeight = '';
  }, [held, hasCome]);
  return held;
}
