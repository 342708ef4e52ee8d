import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Files that shrink when compressed; pictures and fonts are compressed already. */
const TEXT = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;

/** Smaller than this, a file fits into the first packet anyway. */
const WORTHWHILE = 256;

/** Up to so many files are compressed as well as can be; a large site would wait minutes for a few bytes. */
const FEW = 400;

/**
 * Writes files below the output folder, with their brotli and gzip siblings. Only compressing is left to other
 * threads: a small file is written sooner than its four steps have crossed to another thread and back.
 */
export interface Writer {
  write(url: string, content: Buffer | string): Promise<void>;
  /** How many files have been written, without siblings. */
  readonly count: number;
}

/** `expected` is about how many files will come: it decides how long to try to make them small. */
export function createWriter(outDir: string, expected: number): Writer {
  const quality = expected <= FEW ? constants.BROTLI_MAX_QUALITY : 4;
  const level = expected <= FEW ? 9 : 4;
  const folders = new Set<string>();
  let count = 0;
  return {
    get count() {
      return count;
    },
    async write(url, content) {
      const file = join(outDir, url);
      const folder = dirname(file);
      if (!folders.has(folder)) {
        mkdirSync(folder, { recursive: true });
        folders.add(folder);
      }
      const body = Buffer.from(content);
      count += 1;
      writeFileSync(file, body);
      if (!TEXT.test(extname(file)) || body.length < WORTHWHILE) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      };
      const [small, old] = await Promise.all([brotli(body, { params }), gzipped(body, { level })]);
      writeFileSync(`${file}.br`, small);
      writeFileSync(`${file}.gz`, old);
    },
  };
}
