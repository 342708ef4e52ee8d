import { copyFileSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, resolve, sep } from 'node:path';
import { writeCompressed, type Effort } from './compress';
import { madeBy, type MadeFile, type MadeFiles } from './buildRecord';
import { NOT_KEPT, type FormerBuild } from './formerBuild';

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

/** What a writer needs of the previous build. */
type Unchanged = Pick<FormerBuild, 'takeOver' | 'prefer' | 'isStarted'>;

/** Writes files to the output folder, with brotli and gzip siblings. */
export interface Writer {
  write(url: string, content: Buffer | string): Promise<void>;
  /** Copies a file that needs no compressed siblings. */
  copy(url: string, file: string): void;
  /**
   * Returns the file path for an address and creates its folder, for callers that read the file.
   * @throws If the file would be outside the output folder.
   */
  fileOf(url: string): string;
  /**
   * The same for callers that write the file themselves: one that was kept from the previous build is removed.
   * @throws If the file would be outside the output folder.
   */
  prepareFile(url: string): string;
  /**
   * Makes all further calls throw, which stops pending work after a build has failed. Resolves when pending writes
   * have finished: a later one would recreate the folder that is about to be removed.
   */
  close(): Promise<void>;
  /** Counts a file that a caller has written itself, by its sizes. It is never kept for the next build. */
  noteUnkept(url: string, sizes: readonly number[]): void;
  /**
   * Keeps files of the previous build that would be made of the same, and counts them: see `FormerBuild`.
   * @returns Their sizes; undefined if they have to be made.
   */
  keep(urls: readonly string[], by: string): (readonly number[])[] | undefined;
  /** Counts a file that a caller has written itself, and remembers what it was made of. */
  noteMade(url: string, made: MadeFile): void;
  /** What the files were made of, for the next build. */
  readonly record: MadeFiles;
  /** The addresses of the files that were kept from the previous build. */
  readonly kept: ReadonlySet<string>;
  /** The compression levels for a site of this size; undefined if nothing is compressed. */
  readonly effort: Effort | undefined;
  readonly written: Written;
}

/**
 * @param expected The approximate number of files, which decides the compression levels.
 * @param compressed Whether files get compressed siblings (`hosting.compressed`).
 * @param former The previous build, of which unchanged files are kept.
 */
export function createWriter(
  outDir: string,
  expected: number,
  compressed = true,
  former?: Unchanged,
): Writer {
  const effort = compressed ? EFFORTS.find(({ upTo }) => expected <= upTo)?.effort : undefined;
  const root = join(resolve(outDir), sep);
  const folders = new Set<string>();
  let closed = false;
  const writing = new Set<Promise<void>>();
  const fileOf = (url: string) => {
    if (closed) throw new Error(`${url} came after the build had ended.`);
    const file = join(root, url);
    // The checker rejects such addresses; this guards against overwriting other files all the same.
    if (!file.startsWith(root)) {
      throw new Error(`"${url}" would be written outside of the output folder ${root}`);
    }
    const folder = dirname(file);
    if (!folders.has(folder)) {
      tally.makeFolder(dirname(url));
      folders.add(folder);
    }
    return file;
  };
  const prepareFile = (url: string) => {
    const file = fileOf(url);
    tally.release(url, file);
    return file;
  };
  const tally = createTally(root, fileOf, former);
  return {
    effort,
    fileOf,
    prepareFile,
    async close() {
      closed = true;
      await Promise.allSettled(writing);
    },
    ...tally,
    copy(url, file) {
      const { size, mtimeMs } = statSync(file);
      const by = madeBy('copy', file, `${size} ${mtimeMs}`);
      if (tally.keep([url], by)) return;
      copyFileSync(file, prepareFile(url));
      tally.noteMade(url, { by, sizes: [size] });
    },
    async write(url, content) {
      const isText = TEXT.test(extname(url));
      const isCode = effort && !effort.brotli && CODE.test(url);
      const own = isCode ? MIN_CODE_EFFORT : effort;
      const by = madeBy(content, isText ? JSON.stringify(own ?? null) : '');
      if (tally.keep([url], by)) return;
      const file = prepareFile(url);
      if (isText) {
        const work = writeCompressed(file, content, own).then((sizes) =>
          tally.noteMade(url, { by, sizes }),
        );
        writing.add(work);
        await work.finally(() => writing.delete(work));
      } else {
        writeFileSync(file, content);
        tally.noteMade(url, { by, sizes: [Buffer.byteLength(content)] });
      }
    },
  };
}

/** Counts the files of a build, and keeps those of the previous one that have not changed. */
function createTally(
  root: string,
  fileOf: (url: string) => string,
  former: Unchanged | undefined,
): Pick<Writer, 'noteUnkept' | 'noteMade' | 'keep' | 'kept' | 'record' | 'written'> & {
  release(url: string, file: string): void;
  makeFolder(url: string): void;
} {
  const written: Written = { files: 0, bytes: 0 };
  const record = new Map<string, MadeFile>();
  const kept = new Set<string>();
  const remember = (url: string, made: MadeFile) => {
    record.set(url, made);
    written.files += made.sizes.length;
    for (const size of made.sizes) written.bytes += size;
  };
  return {
    written,
    record,
    kept,
    noteUnkept: (url, sizes) => remember(url, { by: NOT_KEPT, sizes }),
    noteMade(url, made) {
      former?.prefer(url, join(root, url), made.sizes);
      remember(url, made);
    },
    keep(urls, by) {
      // What has been made in this build is not put back.
      if (!former || urls.some((url) => record.has(url))) return undefined;
      const all = former.takeOver(urls, by, fileOf);
      if (!all) return undefined;
      for (let n = 0; n < all.length; n += 1) {
        const url = urls[n] ?? '';
        remember(url, all[n] ?? { by, sizes: [] });
        kept.add(url);
      }
      return all.map(({ sizes }) => sizes);
    },
    /** Removes a file before it is written: it may be the previous build's, too, which must not change. */
    release(url, file) {
      if (!kept.delete(url) && !former?.isStarted) return;
      for (const ending of ['', '.br', '.gz']) {
        try {
          rmSync(file + ending, { force: true });
        } catch (error) {
          // A page of a former build may have its folder there. What this build has made stays, and is a mistake.
          if ([...record.keys()].some((one) => one.startsWith(`${url}/`))) throw error;
          rmSync(file + ending, { recursive: true, force: true });
        }
      }
    },
    /** Makes a folder, also where a former build has a file. */
    makeFolder(url) {
      const folder = join(root, url);
      try {
        mkdirSync(folder, { recursive: true });
      } catch (error) {
        const isInTheWay = (one: string) =>
          statSync(join(root, one), { throwIfNoEntry: false })?.isFile() ?? false;
        let file = url;
        while (file !== dirname(file) && !isInTheWay(file)) file = dirname(file);
        if (!former?.isStarted || record.has(file) || !isInTheWay(file)) throw error;
        this.release(file, join(root, file));
        mkdirSync(folder, { recursive: true });
      }
    },
  };
}
