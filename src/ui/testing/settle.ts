import { act } from 'react';
import { vi } from 'vitest';

/** More turns of the event loop than any chain of mocked answers in a test needs. */
const TURNS = 20;

/**
 * Lets what has begun come to its end: modules that are imported, answers that are mocked, and what React draws of
 * them. It counts turns of the event loop and no time, so that a busy machine changes nothing.
 */
export function settle(): Promise<void> {
  return act(async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      await vi.dynamicImportSettled();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
}
