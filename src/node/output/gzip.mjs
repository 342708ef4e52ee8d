import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Magic number, deflate, no name, no time, made on no particular system (RFC 1952). */
const START = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** How far back the rest looks for what it repeats: all of 32 KB takes longer to read than it saves. */
const LOOK_BACK = 8192;

/**
 * One gzip stream like any other, of an opening that is compressed already and of what follows it.
 * @param {import('./opening.mjs').Opening} opening
 * @param {Buffer} rest
 * @param {Buffer} whole Both of them.
 * @param {number} level For the rest: up to 9.
 */
export function gzipAfter(opening, rest, whole, level) {
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(whole), 0);
  end.writeUInt32LE(whole.length, 4);
  return Buffer.concat([START, opening.deflated, deflate(opening.bytes, rest, level), end]);
}

/**
 * @param {Buffer} before
 * @param {Buffer} rest
 * @param {number} level
 */
function deflate(before, rest, level) {
  return deflateRawSync(rest, {
    level,
    // An empty one is refused.
    ...(before.length > 0 && { dictionary: before.subarray(-LOOK_BACK) }),
    finishFlush: constants.Z_FINISH,
    chunkSize: Math.max(1024, rest.length >> 1),
  });
}
