import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Answer, Question } from './answer.mjs';

/** Each takes some 100 MB once it draws pages. */
const MOST = 4;

/** Threads that work beside the main one. */
export interface Threads<Job> {
  /** Gives a job to the thread that has the fewest. Rejects when it fails. */
  work(job: Job): Promise<void>;
  /** Ends the threads. Whatever is still on its way is lost. */
  close(): Promise<void>;
}

interface Waiting {
  resolve: () => void;
  reject: (error: Error) => void;
}

/**
 * Threads that run `file`, which answers jobs by `answer`; `about` is what it finds as its `workerData`. They start
 * only when there is something to do, and never keep a process alive that has nothing else to do.
 */
export function createThreads<Job>(file: string | URL, about?: object): Threads<Job> {
  let threads: Thread<Job>[] | undefined;
  const start = () => startThread<Job>(new Worker(file, { workerData: about }));
  return {
    async work(job) {
      threads ??= Array.from({ length: Math.min(MOST, availableParallelism()) }, start);
      const [idlest] = threads.toSorted((a, b) => a.waiting() - b.waiting());
      await idlest?.send(job);
    },
    async close() {
      await Promise.all((threads ?? []).map((thread) => thread.end()));
      threads = undefined;
    },
  };
}

interface Thread<Job> {
  send(job: Job): Promise<void>;
  waiting(): number;
  end(): Promise<unknown>;
}

function startThread<Job>(worker: Worker): Thread<Job> {
  const jobs = new Map<number, Waiting>();
  let last = 0;
  worker.unref();
  worker.on('message', ({ id, problem }: Answer) => {
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
        worker.postMessage({ id: last, job } satisfies Question<Job>);
      }),
  };
}
