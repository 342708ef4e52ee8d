import { parentPort } from 'node:worker_threads';

/**
 * A job for a thread; its `id` comes back when it is done, with what went wrong if it is not.
 * @template Job
 * @typedef {{ id: number, job: Job }} Question
 */
/** @typedef {{ id: number, problem?: string }} Answer */

/**
 * Makes the thread that runs this do whatever `createThreads` sends it. Plain JavaScript, because Node starts some
 * threads by itself, without Vite.
 * @template Job
 * @param {(job: Job) => void} work Synchronous, because nothing else waits in this thread.
 */
export function answer(work) {
  parentPort?.on('message', (/** @type {Question<Job>} */ { id, job }) => {
    /** @type {Answer} */
    const done = { id };
    try {
      work(job);
    } catch (error) {
      done.problem = String(error);
    }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(done);
  });
}
