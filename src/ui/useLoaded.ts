import { useEffect, useState } from 'react';

/**
 * Code that is fetched when it is wanted; undefined until it is there. Where it cannot be fetched the page
 * stands without it, and the next wish asks again. `load` must be the same function every time.
 */
export function useLoaded<T extends object>(
  isWanted: boolean,
  load: () => Promise<T>,
): T | undefined {
  const [module, setModule] = useState<T>();
  useEffect(() => {
    if (!isWanted) return;
    load().then(setModule, () => {});
  }, [isWanted, load]);
  return module;
}
