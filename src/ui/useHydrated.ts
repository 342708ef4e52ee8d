import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while React takes over what was prerendered, true from then on: for what only the browser knows,
 * such as a stored list. A part that comes later, by navigation, never sees false.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
