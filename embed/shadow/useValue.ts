import type { ReadonlySignal } from '@preact/signals-core';
import { useLayoutEffect, useState } from './react';

/** Stands in for src/ui/useValue, which reaches into React: reads a signal and draws again when it changes. */
export function useValue<T>(signal: ReadonlySignal<T>): T {
  const [, draw] = useState(signal.value);
  // A wrapping function: a value that is a function itself would be called.
  useLayoutEffect(() => signal.subscribe((value) => draw(() => value)), [signal]);
  return signal.value;
}
