import { Worker } from 'node:worker_threads';
import { errorMessage } from '../../../document/errorMessage';
import type { CheckSettings, FromThread, ToThread } from './checkThread';

/** Checks drafts beside all else; of several that come fast, only the last. */
export interface Checker {
  check(message: ToThread): void;
  close(): Promise<void>;
}

/**
 * Starts the thread. One that has ended, as by a lack of memory, is started anew with the next check.
 * @param found Called with the result of each check.
 * @param latest The draft as it is now, which a thread that was started anew does not know.
 */
export function startChecker(
  settings: CheckSettings,
  found: (result: FromThread) => void,
  latest: () => ToThread,
): Checker {
  function start(): Worker {
    const started = new Worker(new URL('checkWorker.mjs', import.meta.url), {
      workerData: settings,
    });
    started.on('message', found);
    started.on('error', (error) => {
      worker = undefined;
      const failure = `The check of the site has stopped: ${errorMessage(error)}. It starts again with the next change.`;
      found({ revision: Infinity, failure });
    });
    return started;
  }

  let worker: Worker | undefined = start();
  return {
    check(message) {
      const known = worker ? message : latest();
      worker ??= start();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
      worker.postMessage(known);
    },
    close: async () => void (await worker?.terminate()),
  };
}
