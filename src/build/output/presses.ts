import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Done, Effort, Job } from './press.mjs';

/** Beyond so many, one thread that draws pages cannot keep them busy. */
const MOST = 4;

/** Threads that compress and write files while the main one draws pages. */
export interface Presses {
  /** Writes a file and its siblings (`.br`, `.gz`) into a folder that exists. */
  press(file: string, content: string | Uint8Array, effort: Effort): Promise<void>;
  /** Ends the threads. Whatever is still on its way is lost. */
  close(): Promise<void>;
}

interface Waiting {
  resolve: () => void;
  reject: (error: Error) => void;
}

/** Starts threads only when there is something to do, and never keeps a process alive that has nothing else to do. */
export function createPresses(): Presses {
  let threads: Thread[] | undefined;
  return {
    async press(file, content, effort) {
      threads ??= Array.from({ length: Math.min(MOST, availableParallelism()) }, startThread);
      const [idlest] = threads.toSorted((a, b) => a.waiting() - b.waiting());
      await idlest?.send({ file, content, effort });
    },
    async close() {
      await Promise.all((threads ?? []).map((thread) => thread.end()));
      threads = undefined;
    },
  };
}

interface Thread {
  send(job: Omit<Job, 'id'>): Promise<void>;
  waiting(): number;
  end(): Promise<unknown>;
}

function startThread(): Thread {
  const worker = new Worker(new URL('./press.mjs', import.meta.url));
  const jobs = new Map<number, Waiting>();
  let last = 0;
  worker.unref();
  worker.on('message', ({ id, problem }: Done) => {
    const job = jobs.get(id);
    jobs.delete(id);
    if (jobs.size === 0) worker.unref();
    if (problem === undefined) job?.resolve();
    else job?.reject(new Error(problem));
  });
  worker.on('error', (error) => {
    for (const job of jobs.values()) job.reject(error);
    jobs.clear();
  });
  return {
    waiting: () => jobs.size,
    end: () => worker.terminate(),
    send: (job) =>
      new Promise((resolve, reject) => {
        last += 1;
        jobs.set(last, { resolve, reject });
        worker.ref();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage({ id: last, ...job } satisfies Job);
      }),
  };
}
