/** The state of a listing, as kept in the history entry [L18]. */
export interface ListingState {
  /** The text in the search box. */
  typed: string;
  /** Number of products shown at most; undefined for the first page. */
  shown: number | undefined;
  /** Whether 'Show more' was pressed since the page was opened. */
  asked?: boolean;
}

/** Reads the state from the address (`?q=`) and the history state. */
export function readListingState(): ListingState {
  const state: unknown = history.state;
  const shown = typeof state === 'object' && state !== null && 'shown' in state && state.shown;
  return {
    typed: new URLSearchParams(location.search).get('q') ?? '',
    shown: typeof shown === 'number' ? shown : undefined,
  };
}

/**
 * Writes the state to the current history entry, for Back, reloads and shared links. Preserves the router's state.
 */
export function writeListingState({ typed, shown }: ListingState): void {
  const url = new URL(location.href);
  if (typed) url.searchParams.set('q', typed);
  else url.searchParams.delete('q');
  const state: unknown = history.state;
  const kept = typeof state === 'object' && state !== null ? state : {};
  const before = readListingState();
  if (url.href === location.href && before.shown === shown) return;
  try {
    history.replaceState({ ...kept, shown }, '', url);
  } catch {
    // browsers throttle history calls in quick succession: the next one counts
  }
}
