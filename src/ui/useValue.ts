import type { ReadonlySignal } from '@preact/signals-core';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Reads a signal and draws again when it changes. The one place where signals meet React: reading
 * `.value` in render props tracks in Preact but not in React, so components never do that.
 * It is React's own hook: the package for React traces which signals a component reads, which costs every
 * page a kilobyte and is not needed where each signal is named.
 */
export function useValue<T>(signal: ReadonlySignal<T>): T {
  const subscribe = useCallback((draw: () => void) => signal.subscribe(draw), [signal]);
  const read = () => signal.peek();
  return useSyncExternalStore(subscribe, read, read);
}
