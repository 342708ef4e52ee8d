import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { gzipAround } from './gzip.mjs';

/**
 * A file to be written into a folder that exists. `repeated` are long parts of it that other files hold too.
 * @typedef {{ file: string, content: string | Uint8Array, effort: Effort, repeated?: readonly string[] }} FileJob
 */
/** @typedef {{ brotli: number, gzip: number }} Effort Levels of compression: up to 11 and up to 9. */

/** From this level on, every byte counts more than the time. */
const THOROUGH = 9;

/**
 * Writes a file and its siblings (`.br`, `.gz`). All steps are synchronous: it is for threads of their own.
 * @param {FileJob} job
 */
export function compress({ file, content, effort, repeated }) {
  const body = Buffer.from(content);
  writeFileSync(file, body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
  };
  const chunkSize = Math.max(1024, body.length >> 1);
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params, chunkSize }));
  const level = effort.gzip;
  const compressed =
    repeated && level < THOROUGH
      ? gzipAround(body, repeated, level)
      : gzipSync(body, { level, chunkSize });
  writeFileSync(`${file}.gz`, compressed);
}

/**
 * To be called once by a thread that compresses. The C library of Linux gives memory back to the system whenever a
 * file is done, and has to ask for it again for the next one, until it has seen one large piece come and go: a
 * sixth of the time for brotli. Elsewhere this changes nothing.
 */
export function keepMemory() {
  // For a single letter, too, this quality takes a table of 16 MB.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 8 };
  brotliCompressSync('-', { params });
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
