import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Magic number, deflate, no name, no time, made on no particular system (RFC 1952). */
const START = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** How far back a part looks for what it repeats: all of 32 KB takes longer to read than it saves. */
const LOOK_BACK = 8192;

/** The best there is: what repeats is compressed once. */
const BEST = 9;

/** How many repeated parts are remembered; a site has a few, one for each set of styles. */
const MOST = 200;

/** @type {Map<string, { text: Buffer, compressed: Buffer }>} */
const known = new Map();

/**
 * Compresses a file in which long parts stand that other files hold too, such as the styles of a page: each of
 * them is compressed once, and put in its place. The result is one gzip stream like any other.
 * @param {Buffer} body
 * @param {readonly string[]} repeated The parts, in the order in which they stand in the file; others are ignored.
 * @param {number} level For the rest of the file: up to 9.
 */
export function gzipAround(body, repeated, level) {
  /** @type {Buffer[]} */
  const parts = [START];
  let at = 0;
  for (const text of repeated) {
    const part = partOf(text);
    const from = body.indexOf(part.text, at);
    if (from === -1) continue;
    if (from > at) parts.push(own(body, at, from, level));
    parts.push(part.compressed);
    at = from + part.text.length;
  }
  parts.push(own(body, at, body.length, level));
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(body), 0);
  end.writeUInt32LE(body.length, 4);
  return Buffer.concat([...parts, end]);
}

/** @param {string} text */
function partOf(text) {
  const found = known.get(text);
  if (found) return found;
  if (known.size >= MOST) known.clear();
  const bytes = Buffer.from(text);
  // A flush ends on a whole byte, so that anything may follow.
  const options = { level: BEST, finishFlush: constants.Z_SYNC_FLUSH };
  const part = { text: bytes, compressed: deflateRawSync(bytes, options) };
  known.set(text, part);
  return part;
}

/**
 * What stands in this file alone; it may point back to what stands before it.
 * @param {Buffer} body
 * @param {number} from
 * @param {number} to
 * @param {number} level
 */
function own(body, from, to, level) {
  const last = to === body.length;
  return deflateRawSync(body.subarray(from, to), {
    level,
    ...(from > 0 && { dictionary: body.subarray(Math.max(0, from - LOOK_BACK), from) }),
    finishFlush: last ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
    chunkSize: Math.max(1024, (to - from) >> 1),
  });
}
