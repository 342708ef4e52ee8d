import { act } from 'react';
import { vi } from 'vitest';

/** More turns of the event loop than any chain of mocked answers in a test needs. */
const EVENT_LOOP_TURNS = 20;

/**
 * Waits for pending work to finish: dynamic imports, mocked responses, and the resulting renders. Counts turns of the
 * event loop instead of time, so that it does not depend on the load of the machine.
 */
export function settle(): Promise<void> {
  return act(async () => {
    for (let turn = 0; turn < EVENT_LOOP_TURNS; turn += 1) {
      await vi.dynamicImportSettled();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
}
