import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { PageJob, PrerenderContext } from './prerenderPage';

/** Each takes some 100 MB. */
const MAX_THREADS = 4;

/** Worker threads that render pages. */
export interface PrerenderPool {
  /**
   * Resolves to the sizes of the files written, in bytes. Rejects when the page cannot be rendered or written, and when
   * its thread crashes.
   */
  run(job: PageJob): Promise<number[]>;
  /** Ends the threads, and rejects what is still running. */
  destroy(): Promise<void>;
}

/**
 * Starts threads that render pages. They do not keep the process alive.
 * @param script `prerenderWorker.ts`, built (`BuiltCode.worker`).
 */
export function createPrerenderPool(script: string, context: PrerenderContext): PrerenderPool {
  const threads = Math.min(MAX_THREADS, availableParallelism());
  return new Tinypool({
    filename: script,
    workerData: context,
    minThreads: threads,
    maxThreads: threads,
  });
}
