import { writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  type BrotliOptions,
  type ZlibOptions,
} from 'node:zlib';

/** Which compressed siblings a file gets, and how hard they are compressed. */
export interface Effort {
  /** Up to 11; without it, there is no `.br`. */
  brotli?: number;
  /** Up to 9. */
  gzip: number;
  /** Smaller files get no siblings, in bytes. */
  from: number;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes a file and, given an effort, its compressed siblings, `.br` and `.gz`. The folder must exist.
 * @returns The size of each file written, in bytes: the file's own first, then the smallest sibling's.
 */
export async function writeCompressed(
  file: string,
  content: Buffer | string,
  effort: Effort | undefined,
): Promise<number[]> {
  const body = Buffer.from(content);
  if (!effort || body.length < effort.from) return [await write(file, body)];
  const { brotli, gzip: zipped } = optionsFor(body, effort);
  return Promise.all([
    write(file, body),
    ...(brotli ? [toBrotli(body, brotli).then((small) => write(`${file}.br`, small))] : []),
    toGzip(body, zipped).then((small) => write(`${file}.gz`, small)),
  ]);
}

async function write(file: string, bytes: Buffer): Promise<number> {
  await writeFile(file, bytes);
  return bytes.length;
}

/** The same for worker threads, where blocking is fine and the synchronous API is faster. */
export function writeCompressedSync(
  file: string,
  content: string,
  effort: Effort | undefined,
): number[] {
  const body = encoded(content);
  const plain = writeNow(file, body);
  if (!effort) return [plain];
  if (plain < effort.from) return [plain];
  const { brotli, gzip: zipped } = optionsFor(body, effort);
  return [
    plain,
    ...(brotli ? [writeNow(`${file}.br`, brotliCompressSync(body, brotli))] : []),
    writeNow(`${file}.gz`, gzipSync(body, zipped)),
  ];
}

/** Where texts are encoded: one buffer for all of them, because each thread writes one text after the other. */
let space = Buffer.allocUnsafeSlow(1 << 17);

/** The longest encoding of a UTF-16 code unit, in bytes. */
const MAX_BYTES_PER_UNIT = 3;

/** A text as UTF-8, until the next one is encoded. */
function encoded(text: string): Buffer {
  const needed = text.length * MAX_BYTES_PER_UNIT;
  if (needed > space.length) space = Buffer.allocUnsafeSlow(needed);
  return space.subarray(0, space.write(text));
}

function writeNow(file: string, bytes: Buffer): number {
  writeFileSync(file, bytes);
  return bytes.length;
}

function optionsFor(body: Buffer, effort: Effort): { brotli?: BrotliOptions; gzip: ZlibOptions } {
  const gzipOptions = { level: effort.gzip };
  if (effort.brotli === undefined) return { gzip: gzipOptions };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
  };
  return { brotli: { params }, gzip: gzipOptions };
}

/**
 * The smallest window (as a power of 2) that covers the whole file: a larger one costs time to set up and gains nothing.
 * @param bytes The file's size.
 */
function windowFor(bytes: number): number {
  // Brotli reserves 16 bytes of each window (RFC 7932, section 9.1).
  const needed = Math.ceil(Math.log2(bytes + 16));
  return Math.min(Math.max(needed, 16), constants.BROTLI_MAX_WINDOW_BITS);
}
