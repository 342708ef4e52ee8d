/** Where a visitor is in a listing: what the entry of the history remembers. */
export interface Place {
  /** The text in the search box. */
  typed: string;
  /** How many products are shown at most; undefined for the first ones. */
  shown: number | undefined;
  /** Whether somebody has asked for them since the page was opened. */
  asked?: boolean;
}

/** Reads the place from the address (`?q=`) and from the entry of the history. */
export function readPlace(): Place {
  const state: unknown = history.state;
  const shown = typeof state === 'object' && state !== null && 'shown' in state && state.shown;
  return {
    typed: new URLSearchParams(location.search).get('q') ?? '',
    shown: typeof shown === 'number' ? shown : undefined,
  };
}

/**
 * Writes the place into the entry of the history that is shown, so that Back, a reload and a shared link come
 * to it. What the router keeps in the entry stays.
 */
export function writePlace({ typed, shown }: Place): void {
  const url = new URL(location.href);
  if (typed) url.searchParams.set('q', typed);
  else url.searchParams.delete('q');
  const state: unknown = history.state;
  const kept = typeof state === 'object' && state !== null ? state : {};
  const before = readPlace();
  if (url.href === location.href && before.shown === shown) return;
  try {
    history.replaceState({ ...kept, shown }, '', url);
  } catch {
    // browsers refuse after a hundred changes in a row: the next one counts
  }
}
