import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Answer, Question } from './answer.mjs';

/** Each takes some 100 MB once it draws pages. */
const MAX_THREADS = 4;

/** Threads that work beside the main one. */
export interface Threads<Job> {
  /**
   * Gives a job to the thread that has the fewest. Rejects when it fails, and when the thread ends before it is
   * done; what comes later goes to the others, and is rejected for the same reason when none is left.
   */
  work(job: Job): Promise<void>;
  /** Ends the threads, and rejects whatever is still on its way. */
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
      threads ??= Array.from({ length: Math.min(MAX_THREADS, availableParallelism()) }, start);
      const living = threads.filter((thread) => !thread.ended());
      // Where none is left, one that has ended says why.
      const [idlest] = (living.length > 0 ? living : threads).toSorted(
        (a, b) => a.waiting() - b.waiting(),
      );
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
  /** Whether it takes no more jobs: it has crashed, or was ended. */
  ended(): boolean;
  end(): Promise<unknown>;
}

function startThread<Job>(worker: Worker): Thread<Job> {
  const jobs = new Map<number, Waiting>();
  let last = 0;
  let why: Error | undefined;
  const over = (error: Error) => {
    // A crash comes first and says more than the end that follows it.
    why ??= error;
    for (const job of jobs.values()) job.reject(why);
    jobs.clear();
  };
  worker.unref();
  worker.on('message', ({ id, problem }: Answer) => {
    const job = jobs.get(id);
    jobs.delete(id);
    if (jobs.size === 0) worker.unref();
    if (problem === undefined) job?.resolve();
    else job?.reject(new Error(problem));
  });
  worker.on('error', over);
  worker.on('exit', () => over(new Error('A thread has ended before its work was done.')));
  return {
    waiting: () => jobs.size,
    ended: () => why !== undefined,
    end: () => worker.terminate(),
    send: (job) =>
      new Promise((resolve, reject) => {
        if (why) {
          reject(why);
          return;
        }
        last += 1;
        jobs.set(last, { resolve, reject });
        worker.ref();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage({ id: last, job } satisfies Question<Job>);
      }),
  };
}
