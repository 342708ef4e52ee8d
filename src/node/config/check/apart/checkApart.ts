import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CheckOptions, CheckResult } from '../checkConfig';

/** What a check in a thread of its own has found: all but the config, which is too large to be passed on. */
export type CheckedApart = Omit<CheckResult, 'config'>;

/** A check that goes on in a thread of its own. */
export interface CheckApart {
  /** Rejects if schemas/ is broken, or the thread has come to its end otherwise. */
  found: Promise<CheckedApart>;
  /** Ends it, if nobody waits for what it finds any longer. */
  stop: () => Promise<void>;
}

/** Checks a config as `checkConfig` does, but in a thread of its own. With it, all of its memory goes back. */
export function checkApart(
  file: string,
  options: Pick<CheckOptions, 'root' | 'strict' | 'onlyCountsWarnings'>,
): CheckApart {
  const workerData = { file, options };
  const worker = new Worker(new URL('checkWorker.mjs', import.meta.url), { workerData });
  // `once` rejects with what the thread throws.
  const ended = once(worker, 'exit').then((): never => {
    throw new Error('The check has ended before it had found anything.');
  });
  const found = Promise.race([
    once(worker, 'message').then(([message]) => message as CheckedApart),
    ended,
  ]);
  // Whoever stops it does not ask what it has found.
  for (const promise of [found, ended]) promise.catch(() => {});
  return { found, stop: async () => void (await worker.terminate()) };
}
