import { useCallback, useSyncExternalStore } from 'react';
import type { Value } from './value';

/** The value now; rerenders the component when it changes. */
export function useValue<T>(value: Value<T>): T {
  const subscribe = useCallback((changed: () => void) => value.subscribe(changed), [value]);
  const read = () => value.peek();
  return useSyncExternalStore(subscribe, read, read);
}
