import { Worker } from 'node:worker_threads';
import type { CheckSettings, FromThread, ToThread } from './checkThread';

/** Checks drafts beside all else; of several that come fast, only the last. */
export interface Checker {
  check(message: ToThread): void;
  close(): Promise<void>;
}

/** Starts the thread. `found` is called with the result of each check. */
export function startChecker(
  settings: CheckSettings,
  found: (result: FromThread) => void,
): Checker {
  const worker = new Worker(new URL('checkWorker.mjs', import.meta.url), { workerData: settings });
  worker.on('message', found);
  worker.on('error', ({ message }) => found({ revision: Infinity, failure: message }));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
    check: (message) => worker.postMessage(message),
    close: async () => void (await worker.terminate()),
  };
}
