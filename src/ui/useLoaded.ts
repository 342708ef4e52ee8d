import { useEffect, useState } from 'react';

/**
 * Code that is fetched when it is wanted; undefined until it is there. Where it cannot be fetched the page stands
 * without it, and asks again whenever the network comes back or something is pressed. `load` must be the same
 * function every time.
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
    return () => end.abort();
  }, [isWanted, module, load]);
  return module;
}
