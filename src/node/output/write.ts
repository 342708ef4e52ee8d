import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, resolve, sep } from 'node:path';
import { writeCompressed, type Effort } from './compress';

/** Files that shrink when compressed; pictures and fonts are compressed already. */
const TEXT = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;

/** Smaller than this, a file fits into the first packet anyway. */
const WORTHWHILE = 256;

/** Up to so many files are compressed as well as can be; a large site would wait minutes for a few bytes. */
const FEW = 400;
const BEST: Effort = { brotli: 11, gzip: 9 };
const QUICK: Effort = { brotli: 3, gzip: 4 };

/** Writes files below the output folder, with their brotli and gzip siblings. */
export interface Writer {
  write(url: string, content: Buffer | string): Promise<void>;
  /** Writes a file that lies somewhere else and needs no siblings. */
  copy(url: string, file: string): void;
  /**
   * Gives the file of an address, whose folder is there from now on, to whoever writes it himself.
   * @throws When the file would lie outside of the output folder.
   */
  place(url: string): string;
  /** Takes nothing more: it throws at whatever still goes on when a build has failed, and so ends it. */
  close(): void;
  /** How hard to try to make files small. */
  readonly effort: Effort;
  /** How many files have been written, without siblings. */
  readonly count: number;
}

/** `expected` is about how many files will come: it decides how long to try to make them small. */
export function createWriter(outDir: string, expected: number): Writer {
  const effort = expected <= FEW ? BEST : QUICK;
  const root = join(resolve(outDir), sep);
  const folders = new Set<string>();
  let count = 0;
  let closed = false;
  const place = (url: string) => {
    if (closed) throw new Error(`${url} came after the build had ended.`);
    const file = join(root, url);
    // The checker refuses such addresses; whatever slips through must not overwrite what is not ours.
    if (!file.startsWith(root)) {
      throw new Error(`"${url}" would be written outside of the output folder ${root}`);
    }
    const folder = dirname(file);
    if (!folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      folders.add(folder);
    }
    count += 1;
    return file;
  };
  return {
    effort,
    place,
    close() {
      closed = true;
    },
    get count() {
      return count;
    },
    copy(url, file) {
      copyFileSync(file, place(url));
    },
    async write(url, content) {
      const file = place(url);
      if (TEXT.test(extname(file)) && Buffer.byteLength(content) >= WORTHWHILE) {
        await writeCompressed(file, content, effort);
      } else {
        writeFileSync(file, content);
      }
    },
  };
}
