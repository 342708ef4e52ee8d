import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { brotliAfter } from './brotli.mjs';
import { gzipAfter } from './gzip.mjs';
import { openingOf } from './opening.mjs';

/**
 * A file to be written into a folder that exists. It begins with `opening`, which is the same in many files, and
 * goes on with `content`.
 * @typedef {{ file: string, opening?: string, content: string | Uint8Array, effort: Effort }} FileJob
 */
/** @typedef {{ brotli: number, gzip: number }} Effort Levels of compression: up to 11 and up to 9. */

/** From this level on, every byte counts more than the time. */
const THOROUGH = 9;

/**
 * Writes a file and its siblings (`.br`, `.gz`). All steps are synchronous: it is for threads of their own.
 * @param {FileJob} job
 */
export function compress({ file, opening = '', content, effort }) {
  const rest = Buffer.from(content);
  if (opening === '' || effort.gzip >= THOROUGH) {
    const whole = Buffer.concat([Buffer.from(opening), rest]);
    writeAll(file, whole, brotli(whole, effort), gzip(whole, effort));
    return;
  }
  const before = openingOf(opening);
  const whole = Buffer.concat([before.bytes, rest]);
  const small = brotliAfter(before, rest, whole) ?? brotli(whole, effort);
  writeAll(file, whole, small, gzipAfter(before, rest, whole, effort.gzip));
}

/**
 * @param {string} file
 * @param {Buffer} whole
 * @param {Buffer} brotliStream
 * @param {Buffer} gzipStream
 */
function writeAll(file, whole, brotliStream, gzipStream) {
  writeFileSync(file, whole);
  writeFileSync(`${file}.br`, brotliStream);
  writeFileSync(`${file}.gz`, gzipStream);
}

/** Memory for what comes out is taken in pieces of this size. @param {Buffer} body */
const chunkSizeOf = (body) => Math.max(1024, body.length >> 1);

/** @param {Buffer} body @param {Effort} effort */
function gzip(body, effort) {
  return gzipSync(body, { level: effort.gzip, chunkSize: chunkSizeOf(body) });
}

/** @param {Buffer} body @param {Effort} effort */
function brotli(body, effort) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
  };
  return brotliCompressSync(body, { params, chunkSize: chunkSizeOf(body) });
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
