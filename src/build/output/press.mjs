// A thread of the build that writes files with their compressed siblings. Plain JavaScript, because Node starts
// it by itself, without Vite; all steps are synchronous, because nothing else waits in this thread.
import { writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * A file to be written; `id` comes back when it is, with what went wrong if it is not.
 * @typedef {{ id: number, file: string, content: string | Uint8Array, effort: Effort }} Job
 * @typedef {{ brotli: number, gzip: number }} Effort Levels of compression: up to 11 and up to 9.
 * @typedef {{ id: number, problem?: string }} Done
 */

parentPort?.on('message', (/** @type {Job} */ job) => {
  /** @type {Done} */
  const done = { id: job.id };
  try {
    press(job);
  } catch (error) {
    done.problem = String(error);
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(done);
});

/** @param {Job} job */
function press({ file, content, effort }) {
  const body = Buffer.from(content);
  writeFileSync(file, body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
  };
  const chunkSize = Math.max(1024, body.length >> 1);
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params, chunkSize }));
  writeFileSync(`${file}.gz`, gzipSync(body, { level: effort.gzip, chunkSize }));
}

/**
 * The smallest window (a power of 2) that sees the whole file: what is larger costs time to set up, and finds nothing.
 * @param {number} bytes
 */
function windowFor(bytes) {
  const least = 16;
  return Math.min(
    Math.max(Math.ceil(Math.log2(bytes + least)), least),
    constants.BROTLI_MAX_WINDOW_BITS,
  );
}
