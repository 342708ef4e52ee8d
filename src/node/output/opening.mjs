import { brotliCompressSync, constants, deflateRawSync } from 'node:zlib';

/**
 * What many files begin with, compressed once, so that the rest of each can follow it.
 * @typedef {{ bytes: Buffer, deflated: Buffer, brotli: Buffer }} Opening
 */

/** The window of the whole stream, as a power of 2: the first byte of a stream says it. */
export const BROTLI_WINDOW = 16;

/** The best there is: it is done once. */
const BEST = { brotli: 11, gzip: 9 };

/** How many openings are remembered; a site has a few, one for each set of styles. */
const MOST = 200;

/** @type {Map<string, Opening>} */
const known = new Map();

/**
 * Compresses an opening as well as can be, or finds how it was compressed before.
 * @param {string} text
 * @returns {Opening}
 */
export function openingOf(text) {
  const found = known.get(text);
  if (found) return found;
  if (known.size >= MOST) known.clear();
  const opening = compressed(Buffer.from(text));
  known.set(text, opening);
  return opening;
}

/**
 * Both are flushed, which ends them on a whole byte, so that anything may follow.
 * @param {Buffer} bytes
 * @returns {Opening}
 */
function compressed(bytes) {
  return {
    bytes,
    deflated: deflateRawSync(bytes, { level: BEST.gzip, finishFlush: constants.Z_SYNC_FLUSH }),
    brotli: brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BEST.brotli,
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
      },
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }),
  };
}
