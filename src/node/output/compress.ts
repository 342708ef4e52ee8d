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

/** Compression levels: brotli up to 11, gzip up to 9. */
export interface Effort {
  brotli: number;
  gzip: number;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes a file and, given an effort, its compressed siblings, `.br` and `.gz`. The folder must exist.
 * @returns The size of each file written, in bytes.
 */
export async function writeCompressed(
  file: string,
  content: Buffer | string,
  effort: Effort | undefined,
): Promise<number[]> {
  const body = Buffer.from(content);
  if (!effort) {
    await writeFile(file, body);
    return [body.length];
  }
  const options = optionsFor(body, effort);
  return Promise.all([
    write(file, body),
    toBrotli(body, options.brotli).then((small) => write(`${file}.br`, small)),
    toGzip(body, options.gzip).then((small) => write(`${file}.gz`, small)),
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
  const body = Buffer.from(content);
  writeFileSync(file, body);
  if (!effort) return [body.length];
  const options = optionsFor(body, effort);
  const brotli = brotliCompressSync(body, options.brotli);
  const small = gzipSync(body, options.gzip);
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, small);
  return [body.length, brotli.length, small.length];
}

function optionsFor(body: Buffer, effort: Effort): { brotli: BrotliOptions; gzip: ZlibOptions } {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
  };
  return { brotli: { params }, gzip: { level: effort.gzip } };
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
