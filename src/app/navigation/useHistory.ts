import { useCallback, useLayoutEffect, useState } from 'react';

/** An entry of the browser's history, and how the visitor came to it. */
export interface Entry {
  pathname: string;
  hash: string;
  /** Tells the entries of this site apart. */
  key: string;
  /** Whether it was opened, jumped to, or reached by Back or Forward: the app has not pushed it just now. */
  popped: boolean;
}

/** The entry that the browser is at. Its state also keeps what blocks put there. */
function current(popped: boolean): Entry {
  if (import.meta.env.SSR) return { pathname: '/', hash: '', key: FIRST, popped };
  const { key = FIRST } = (history.state ?? {}) as { key?: string };
  return { pathname: location.pathname, hash: location.hash, key, popped };
}

/** The key of entries that the browser has made. */
const FIRST = 'default';

/**
 * The entry of the history that the visitor is at, and a function that pushes the next one. A site whose pages are
 * data has no routes to match: the History API is all it needs of a router.
 */
export function useHistory(): [entry: Entry, push: (url: URL) => void] {
  const [entry, setEntry] = useState(() => current(true));
  useLayoutEffect(() => {
    const onPop = () => setEntry(current(true));
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);
  const push = useCallback((url: URL) => {
    history.pushState({ key: Math.random().toString(36).slice(2) }, '', url);
    setEntry(current(false));
  }, []);
  return [entry, push];
}
