import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in the prerendered page and while React takes it over, true from then on. For what only the browser
 * knows: it must not differ from the HTML until React has found its place in it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
