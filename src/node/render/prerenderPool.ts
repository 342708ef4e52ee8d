import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { PageJob, PageSizes, PrerenderContext } from './prerenderPage';

/** Each worker takes some 100 MB. */
const MAX_THREADS = 4;

/** Worker threads that render pages. */
export interface PrerenderPool {
  /**
   * Resolves to the sizes of the files written for each page. Rejects if one of the pages cannot be rendered or
   * written, or if their worker crashes.
   */
  run(jobs: readonly PageJob[]): Promise<PageSizes[]>;
  /** Terminates the workers, and rejects the jobs still running. */
  destroy(): Promise<void>;
}

/**
 * Starts workers that render pages. They do not keep the process alive.
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
