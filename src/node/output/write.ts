import { copyFileSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, resolve, sep } from 'node:path';
import { writeCompressed, type Effort } from './compress';

/** Compressible files; pictures and fonts are compressed already. */
const TEXT = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;

/** Smaller files fit into the first packet even without compression. */
const MIN_COMPRESSED_BYTES = 256;

/** On a large site, files fit into three packets without compression: those of products would be a third of all. */
const MIN_COMPRESSED_BYTES_OF_MANY = 4096;

/**
 * Compression by the number of files: the best on small sites, where it takes seconds. On larger ones it would take
 * minutes. Of pages that share their CSS, quick Brotli makes hardly less than gzip: thousands have the one sibling
 * that every server and every browser can use.
 */
const EFFORTS: readonly { upTo: number; effort: Effort }[] = [
  { upTo: 400, effort: { brotli: 11, gzip: 9, from: MIN_COMPRESSED_BYTES } },
  { upTo: 5000, effort: { brotli: 5, gzip: 6, from: MIN_COMPRESSED_BYTES } },
  { upTo: Infinity, effort: { gzip: 6, from: MIN_COMPRESSED_BYTES_OF_MANY } },
];

/** Code that every visitor loads is worth more, however large the site is. */
const CODE = /^\/assets\/[^/]+\.(js|css)$/;
const MIN_CODE_EFFORT: Effort = { brotli: 9, gzip: 9, from: MIN_COMPRESSED_BYTES };

/** Totals of the written files, including compressed siblings. */
export interface Written {
  files: number;
  bytes: number;
}

/** Writes files to the output folder, with brotli and gzip siblings. */
export interface Writer {
  write(url: string, content: Buffer | string): Promise<void>;
  /** Copies a file that needs no compressed siblings. */
  copy(url: string, file: string): void;
  /**
   * Returns the file path for an address and creates its folder, for callers that write the file themselves.
   * @throws If the file would be outside the output folder.
   */
  prepareFile(url: string): string;
  /**
   * Makes all further calls throw, which stops pending work after a build has failed. Resolves when pending writes
   * have finished: a later one would recreate the folder that is about to be removed.
   */
  close(): Promise<void>;
  /** Counts files that a caller has written itself, by their sizes. */
  note(sizes: readonly number[]): void;
  /** The compression levels for a site of this size; undefined if nothing is compressed. */
  readonly effort: Effort | undefined;
  readonly written: Written;
}

/**
 * @param expected The approximate number of files, which decides the compression levels.
 * @param compressed Whether files get compressed siblings (`hosting.compressed`).
 */
export function createWriter(outDir: string, expected: number, compressed = true): Writer {
  const effort = compressed ? EFFORTS.find(({ upTo }) => expected <= upTo)?.effort : undefined;
  const root = join(resolve(outDir), sep);
  const folders = new Set<string>();
  const written: Written = { files: 0, bytes: 0 };
  const note = (sizes: readonly number[]) => {
    written.files += sizes.length;
    for (const size of sizes) written.bytes += size;
  };
  let closed = false;
  const writing = new Set<Promise<void>>();
  const prepareFile = (url: string) => {
    if (closed) throw new Error(`${url} came after the build had ended.`);
    const file = join(root, url);
    // The checker rejects such addresses; this guards against overwriting other files all the same.
    if (!file.startsWith(root)) {
      throw new Error(`"${url}" would be written outside of the output folder ${root}`);
    }
    const folder = dirname(file);
    if (!folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      folders.add(folder);
    }
    return file;
  };
  return {
    effort,
    prepareFile,
    async close() {
      closed = true;
      await Promise.allSettled(writing);
    },
    note,
    written,
    copy(url, file) {
      copyFileSync(file, prepareFile(url));
      note([statSync(file).size]);
    },
    async write(url, content) {
      const file = prepareFile(url);
      if (TEXT.test(extname(file))) {
        const isCode = effort && !effort.brotli && CODE.test(url);
        const work = writeCompressed(file, content, isCode ? MIN_CODE_EFFORT : effort).then(note);
        writing.add(work);
        await work.finally(() => writing.delete(work));
      } else {
        writeFileSync(file, content);
        note([Buffer.byteLength(content)]);
      }
    },
  };
}
