import { useEffect, useState } from 'react';

/** The time between two attempts. */
const RETRY_INTERVAL_MS = 5000;

/**
 * A lazily imported module; undefined until it has loaded. A failed import is retried when the network comes back,
 * when the visitor presses something, and every few seconds. `load` must be referentially stable.
 */
export function useLoaded<T extends object>(
  isWanted: boolean,
  load: () => Promise<T>,
): T | undefined {
  const [module, setModule] = useState<T>();
  useEffect(() => {
    if (!isWanted || module) return undefined;
    const ask = () => void load().then(setModule, () => {});
    ask();
    const end = new AbortController();
    for (const chance of ['online', 'pointerdown', 'keydown']) addEventListener(chance, ask, end);
    const timer = setInterval(ask, RETRY_INTERVAL_MS);
    return () => {
      end.abort();
      clearInterval(timer);
    };
  }, [isWanted, module, load]);
  return module;
}
