import { createHash } from 'node:crypto';
import { copyFileSync, linkSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { evictOldest } from '../files/cachedFolder';
import { codeOf } from '../files/codeOf';
import { MARKER } from './outputFolder';

/** Bump it when files are written otherwise than their record says. */
const RECORD_VERSION = 1;

/** The first line of a record. Another version of Node may compress otherwise. */
const HEADER = `${RECORD_VERSION} ${process.version}`;

/** Folders whose builds are remembered: those of some companies, and of Studio's previews. */
const MAX_KEPT_RECORDS = 16;

/** What a file was made of, in a few characters, and its size and those of its compressed siblings, in bytes. */
export interface MadeFile {
  by: string;
  sizes: readonly number[];
}

/** Every file of a build, by its address. */
export type BuildRecord = ReadonlyMap<string, MadeFile>;

/** The previous build, from which the next one takes what has not changed: with its name and its time. */
export interface FormerBuild {
  /**
   * Takes over files with their compressed siblings if all of them were made of the same, and nobody has changed them
   * since.
   * @param by What they would be made of now.
   * @param fileOf The path in the new build, which must not exist.
   * @returns Their sizes; undefined if they have to be made, and then none is taken over.
   */
  takeOver(
    urls: readonly string[],
    by: string,
    fileOf: (url: string) => string,
  ): (readonly number[])[] | undefined;
  /**
   * Puts a former file, with its compressed siblings, in the place of a new one with the same content: what it was made
   * of has changed, but not what became of it.
   */
  prefer(url: string, file: string, sizes: readonly number[]): void;
}

/** A hash of 16 characters, for what a file is made of. */
export function madeBy(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(String(part.length)).update(' ').update(part);
  return hash.digest('base64url').slice(0, 16);
}

/**
 * Opens the previous build; undefined if there is none, or it is not known what its files were made of.
 * @param outDir The built site.
 * @param records The folder of its records.
 */
export function openFormer(outDir: string, records: string): FormerBuild | undefined {
  const found = findRecord(outDir, records);
  if (!found) return undefined;
  const { files, finished } = found;
  const isUntouched = (file: string, size: number | undefined): boolean => {
    const stat = statSync(file, { throwIfNoEntry: false });
    return stat !== undefined && stat.isFile() && stat.size === size && stat.mtimeMs <= finished;
  };
  const partsOf = (url: string, { sizes }: MadeFile) =>
    endingsOf(sizes).map((ending, n) => ({
      ending,
      from: join(outDir, url + ending),
      size: sizes[n],
    }));
  return {
    takeOver(urls, by, fileOf) {
      const known = urls.map((url) => files.get(url));
      const all = known.flatMap((one, n) => (one?.by === by ? partsOf(urls[n] ?? '', one) : []));
      if (known.some((one) => one?.by !== by)) return undefined;
      if (!all.every(({ from, size }) => isUntouched(from, size))) return undefined;
      return urls.map((url, n) => {
        const one = known[n] as MadeFile;
        const file = fileOf(url);
        for (const { ending, from } of partsOf(url, one)) linkOrCopy(from, file + ending);
        return one.sizes;
      });
    },
    prefer(url, file, sizes) {
      const one = files.get(url);
      if (one?.sizes.join(' ') !== sizes.join(' ')) return;
      const parts = partsOf(url, one);
      if (!parts.every(({ from, size }) => isUntouched(from, size))) return;
      // Siblings of the same sizes, made of the same, are the same.
      if (!readFileSync(join(outDir, url)).equals(readFileSync(file))) return;
      for (const { ending, from } of parts) {
        rmSync(file + ending);
        linkOrCopy(from, file + ending);
      }
    },
  };
}

/** The endings of a file and its siblings: one sibling alone is that of gzip. */
function endingsOf({ length }: MadeFile['sizes']): string[] {
  return [[''], ['', '.gz'], ['', '.br', '.gz']][length - 1] ?? [''];
}

/**
 * Both builds have the file, which takes no time and no space. What the next build changes it writes anew, so the
 * previous one stays as it is.
 */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error;
    // Not every file system has links.
    copyFileSync(from, to);
    const { atime, mtime } = statSync(from);
    utimesSync(to, atime, mtime);
  }
}

function findRecord(
  outDir: string,
  records: string,
): { files: Map<string, MadeFile>; finished: number } | undefined {
  try {
    const marker = join(outDir, MARKER);
    const name = readFileSync(marker, 'utf8');
    if (name === '') return undefined;
    const text = readFileSync(join(records, name), 'utf8');
    const [header, ...lines] = text.split('\n');
    if (header !== HEADER || nameOf(text) !== name) return undefined;
    // The marker is the last file that a build writes.
    return { files: new Map(lines.map(readLine)), finished: statSync(marker).mtimeMs };
  } catch {
    return undefined;
  }
}

function readLine(line: string): [url: string, file: MadeFile] {
  const [by = '', sizes = '', ...url] = line.split('\t');
  return [url.join('\t'), { by, sizes: sizes.split(' ').map(Number) }];
}

const nameOf = (text: string) => madeBy(text);

/**
 * Keeps the record of a build that is about to be published.
 * @returns Its name, for the marker of the build; empty if it could not be kept: then the next build makes every file.
 */
export async function keepRecord(records: string, record: BuildRecord): Promise<string> {
  const lines = [...record].map(([url, { by, sizes }]) => `${by}\t${sizes.join(' ')}\t${url}`);
  const text = [HEADER, ...lines.toSorted()].join('\n');
  const name = nameOf(text);
  const unfinished = join(records, `${name}.${process.pid}`);
  try {
    await mkdir(records, { recursive: true });
    await writeFile(unfinished, text);
    await rename(unfinished, join(records, name));
    return name;
  } catch {
    return '';
  }
}

/** Removes the records of builds that are no longer there, and those of folders that are seldom built. */
export async function dropOtherRecords(records: string, name: string): Promise<void> {
  const names = await readdir(records).catch((): string[] => []);
  const others = names.filter((one) => one !== name);
  await Promise.all(others.map((one) => rm(join(records, one), { force: true })));
  await evictOldest(dirname(records), MAX_KEPT_RECORDS);
}
