import { test as base } from '@playwright/test';
import { heldFolder } from '../../temporary/heldFolder';
import { startAgain, startStudio, type RunningStudio } from './studio';

/** A Studio that outlives single files of tests. */
interface SharedStudio extends RunningStudio {
  /** Starts it on the same company after it was killed: at another `url`, if its port is taken. */
  again: () => Promise<void>;
}

/** Starting takes more on a machine that builds sites at the same time. In ms. */
const START_TIMEOUT_MS = 120_000;

/**
 * `test` with one Studio for all files that a worker runs. Whatever a test changes, it takes back: the next one finds
 * the company as it was, with nothing to undo.
 */
export const test = base.extend<object, { studio: SharedStudio }>({
  studio: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
    async ({}, use) => {
      // Vite watches nothing in test-results/, and Studio has to see what others write.
      const { folder, remove } = heldFolder();
      let running = await startStudio(folder);
      await use({
        ...running,
        get url() {
          return running.url;
        },
        kill: () => running.kill(),
        async again() {
          running = await startAgain(folder);
        },
      });
      await running.stop();
      remove();
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
});
