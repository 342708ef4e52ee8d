import { readFilter, writeFilter } from '../../catalogue/search/filterText';
import type { Filter } from '../../catalogue/search/searchTypes';
import { PAGE_SIZE } from '../../catalogue/pageSize';
import { MIN_COMPARED, readCompared } from './comparing';

/** The chosen filters, by the key of their facet. */
export type Filters = Readonly<Record<string, Filter>>;

/** The state of a listing, as kept in the address and the history entry [L18]. */
export interface ListingState {
  /** The text in the search box. */
  typed: string;
  /** Number of products shown at most; undefined for the first page. */
  shown: number | undefined;
  /** Whether 'Show more' was pressed since the page was opened. */
  asked?: boolean;
  /** What the address filters by. Until the search has said what can be filtered, parameters of others are among it. */
  filters: Filters;
  /** As in a request to the search; empty for the best first. */
  sort: string;
  /** The ids of the products that are chosen for the comparison. */
  compared: readonly string[];
  /** Whether the comparison is shown: it was opened, or the address asks for one. */
  isComparing: boolean;
  /** Parameters of the address that are no filters, such as those of campaigns. They stay in it. */
  foreign: readonly string[];
}

/** The state of a listing that was opened without any. */
export const INITIAL_STATE: ListingState = {
  typed: '',
  shown: undefined,
  filters: {},
  sort: '',
  compared: [],
  isComparing: false,
  foreign: [],
};

/** Parameters that are never filters. The keys of facets avoid the first three. */
const NO_FILTERS = new Set(['q', 'sort', 'page', 'compare']);
/** Each filter is applied to all products, and an address may be of any length. */
const MAX_FILTERS = 24;
/** Reads the state from the address (`?q=…&bore=20mm&sort=…&page=2`) and the history state. */
export function readListingState(): ListingState {
  const asked = new URLSearchParams(location.search);
  const state: unknown = history.state;
  const shown = typeof state === 'object' && state !== null && 'shown' in state && state.shown;
  const page = Number(asked.get('page') ?? 1);
  const compared = readCompared(asked.get('compare'));
  const ofPage = Number.isSafeInteger(page) && page > 1 ? page * PAGE_SIZE : undefined;
  return {
    typed: asked.get('q') ?? '',
    shown: typeof shown === 'number' ? shown : ofPage,
    filters: readFilters(asked),
    sort: asked.get('sort') ?? '',
    compared,
    isComparing: compared.length >= MIN_COMPARED,
    foreign: [],
  };
}

function readFilters(asked: URLSearchParams): Filters {
  const keys = new Set([...asked.keys()].filter((key) => !NO_FILTERS.has(key)));
  return Object.fromEntries(
    [...keys].slice(0, MAX_FILTERS).map((key) => [key, readFilter(asked.getAll(key))]),
  );
}

/**
 * Writes the state to the address and the history entry, for Back, reloads and shared links. Preserves the router's
 * state and the parameters of others.
 * @param isStep Whether Back leads to the state before: for filters and order, but not for each typed letter.
 */
export function writeListingState(state: ListingState, isStep = false): void {
  const { typed, shown, filters, sort, compared, foreign } = state;
  const url = new URL(location.href);
  const { searchParams: asked } = url;
  for (const key of new Set(asked.keys())) if (!foreign.includes(key)) asked.delete(key);
  if (typed) asked.append('q', typed);
  for (const [key, filter] of Object.entries(filters))
    for (const value of writeFilter(filter)) asked.append(key, value);
  if (sort) asked.append('sort', sort);
  // Without any of these, the pages of a listing have addresses of their own.
  if (shown && [...asked].length > foreign.length)
    asked.append('page', `${Math.ceil(shown / PAGE_SIZE)}`);
  if (compared.length > 0) asked.append('compare', compared.join(','));
  const isSame = same(asked, new URLSearchParams(location.search));
  if (isSame && readListingState().shown === shown) return;
  const entry: unknown = history.state;
  const kept = { ...(typeof entry === 'object' && entry), shown };
  try {
    if (isStep && !isSame) history.pushState(kept, '', url);
    else history.replaceState(kept, '', isSame ? location.href : url);
  } catch {
    // browsers throttle history calls in quick succession: the next one counts
  }
}

/** Whether two addresses ask for the same, in whatever order. */
function same(a: URLSearchParams, b: URLSearchParams): boolean {
  const [one, other] = [[...a].map(String), [...b].map(String)];
  return one.length === other.length && one.every((pair) => other.includes(pair));
}
