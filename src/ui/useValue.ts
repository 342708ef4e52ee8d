import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';

/**
 * Subscribes a component to a signal. The only bridge between signals and React: reading `.value` while rendering
 * does not subscribe, so components never do that.
 */
export function useValue<T>(signal: ReadonlySignal<T>): T {
  const tracking = useSignals(2);
  try {
    return signal.value;
  } finally {
    tracking.f();
  }
}
