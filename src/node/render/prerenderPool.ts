import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import type { PageJob, PageSizes, PrerenderContext } from './prerenderPage';

/** What loads the script in a thread: not the script itself, see there. */
const WORKER = fileURLToPath(new URL('drawingWorker.mjs', import.meta.url));

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
 * Workers that render pages, started with the first job. They do not keep the process alive.
 * @param script `prerenderWorker.ts`, built (`BuiltCode.worker`).
 */
export function createPrerenderPool(script: string, context: PrerenderContext): PrerenderPool {
  const threads = Math.min(MAX_THREADS, availableParallelism());
  let started: Tinypool | undefined;
  return {
    run(jobs) {
      started ??= new Tinypool({
        filename: WORKER,
        workerData: { script, context },
        minThreads: threads,
        maxThreads: threads,
      });
      return started.run(jobs) as Promise<PageSizes[]>;
    },
    async destroy() {
      await started?.destroy();
    },
  };
}
