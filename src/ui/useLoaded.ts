import { useEffect, useState } from 'react';

/** After these it may be there. */
const CHANCES = ['online', 'pointerdown', 'keydown'];

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
    for (const chance of CHANCES) addEventListener(chance, ask, true);
    return () => CHANCES.forEach((chance) => removeEventListener(chance, ask, true));
  }, [isWanted, module, load]);
  return module;
}
