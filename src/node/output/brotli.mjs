import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { BROTLI_WINDOW } from './opening.mjs';

/**
 * Higher levels may take words from the dictionary of the format. They name them by a distance that reaches back
 * beyond the start of the file, which a rest that is compressed alone does not know.
 */
const QUALITY = 3;

/** A stream with a window of 2^16 says so by one bit, which only the first of two streams needs (RFC 7932, 9.1). */
const HEADER_BITS = 1;

/**
 * One brotli stream like any other, of an opening that is compressed already and of what follows it. It takes half the
 * time of compressing both, and weighs less, since the opening is compressed as well as can be.
 *
 * Nobody promises that two streams fit together: the second may hold parts as they are, which have to begin on a whole
 * byte, or repeat the last distance before it knows that of the opening. So the result is read again, and there is
 * none when it does not hold what it should.
 * @param {import('./opening.mjs').Opening} opening
 * @param {Buffer} rest
 * @param {Buffer} whole Both of them.
 * @returns {Buffer | undefined}
 */
export function brotliAfter(opening, rest, whole) {
  // A longer file is better off with a longer window.
  if (whole.length > 2 ** BROTLI_WINDOW) return undefined;
  const chunkSize = Math.max(1024, rest.length >> 1);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: rest.length,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
  };
  const stream = brotliCompressSync(rest, { params, chunkSize });
  const joined = Buffer.concat([opening.brotli, withoutHeader(stream)]);
  return holds(joined, whole) ? joined : undefined;
}

/** Moves all bits of a stream to where the header was. @param {Buffer} stream */
function withoutHeader(stream) {
  const moved = Buffer.allocUnsafe(stream.length);
  for (let at = 0; at < stream.length; at += 1) {
    const next = stream[at + 1] ?? 0;
    moved[at] = ((stream[at] ?? 0) >> HEADER_BITS) | (next << (8 - HEADER_BITS));
  }
  return moved;
}

/**
 * @param {Buffer} stream
 * @param {Buffer} expected
 */
function holds(stream, expected) {
  try {
    const options = { chunkSize: Math.max(64, expected.length), maxOutputLength: expected.length };
    return brotliDecompressSync(stream, options).equals(expected);
  } catch {
    return false;
  }
}
