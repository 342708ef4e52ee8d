import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';

/**
 * Reads a signal and draws again when it changes. The one place where signals meet React: reading
 * `.value` in render props does not track in React, so components never do that.
 */
export function useValue<T>(signal: ReadonlySignal<T>): T {
  const tracking = useSignals(2);
  try {
    return signal.value;
  } finally {
    tracking.f();
  }
}
