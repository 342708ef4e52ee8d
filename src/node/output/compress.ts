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

/** Levels of compression: up to 11 and up to 9. */
export interface Effort {
  brotli: number;
  gzip: number;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a file into a folder that exists, and beside it the same file compressed: `.br` and `.gz`. */
export async function writeCompressed(
  file: string,
  content: Buffer | string,
  effort: Effort,
): Promise<void> {
  const body = Buffer.from(content);
  const options = optionsFor(body, effort);
  await Promise.all([
    writeFile(file, body),
    toBrotli(body, options.brotli).then((small) => writeFile(`${file}.br`, small)),
    toGzip(body, options.gzip).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}

/** The same for worker threads, which have nothing else to do meanwhile: without callbacks it costs less. */
export function writeCompressedSync(file: string, content: string, effort: Effort): void {
  const body = Buffer.from(content);
  const options = optionsFor(body, effort);
  writeFileSync(file, body);
  writeFileSync(`${file}.br`, brotliCompressSync(body, options.brotli));
  writeFileSync(`${file}.gz`, gzipSync(body, options.gzip));
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
 * The smallest window (a power of 2) that covers the whole file: a larger one costs time to set up, and finds nothing.
 * @param bytes Of the file.
 */
function windowFor(bytes: number): number {
  // The format reserves 16 bytes of each window.
  const needed = Math.ceil(Math.log2(bytes + 16));
  return Math.min(Math.max(needed, 16), constants.BROTLI_MAX_WINDOW_BITS);
}
