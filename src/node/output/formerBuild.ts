import {
  copyFileSync,
  linkSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { codeOf } from '../files/codeOf';
import { readRecord, type BuildRecord, type MadeFile, type MadeFiles } from './buildRecord';
import { inspect, type Inspection } from './inspect';
import { MARKER, type Spare } from './outputFolder';
import { endingsOf, foldersOf, isAsMade } from './recordText.mjs';

/** The previous build, from which the next one takes what has not changed: with its name and its time. */
export interface FormerBuild {
  /**
   * Takes over files with their compressed siblings if all of them were made of the same, and nobody has changed them
   * since.
   * @param by What they would be made of now.
   * @param fileOf The path in the new build, which must not exist unless that is made from the spare one.
   * @returns What is remembered of them; undefined if they have to be made, and then none is taken over.
   */
  takeOver(
    urls: readonly string[],
    by: string,
    fileOf: (url: string) => string,
  ): readonly MadeFile[] | undefined;
  /**
   * Puts a former file, with its compressed siblings, in the place of a new one with the same content: what it was made
   * of has changed, but not what became of it.
   */
  prefer(url: string, file: string, sizes: readonly number[]): void;
  /**
   * Makes the new build from the spare one, which has all that the previous one has but for what they differ in: only
   * that is touched.
   * @returns What to call when everything has been written: it removes what the new build does not have.
   */
  startFrom(folder: string, spare: Spare): (made: MadeFiles) => void;
  /** Whether the new build is made from the spare one: files that it does not keep are there as well. */
  readonly isStarted: boolean;
  /**
   * Looks beforehand, in a thread, which files of the spare build nobody has changed, if the new one can be made from it.
   * Those of the previous build, which may be changed at any moment, are looked at when they are taken over.
   */
  inspect(spare: Spare | undefined): Promise<void>;
  /** Whether the spare build can be started from. */
  fits(spare: Spare | undefined): spare is Spare;
  /** In what the new build differs from this one; undefined if that is almost everything. */
  differences(made: MadeFiles, kept: ReadonlySet<string>): BuildRecord['differs'];
}

/** Files of builds that differ in more of them are made faster anew than changed. */
const MAX_SHARE_THAT_DIFFERS = 0.5;

/** What a file is made by that is not kept: its record says only that it is there. */
export const NOT_KEPT = 'not kept';

/**
 * Opens the previous build; undefined if there is none, or it is not known what its files were made of.
 * @param outDir The built site.
 * @param records The folder of its records.
 */
export function openFormer(outDir: string, records: string): FormerBuild | undefined {
  const found = findRecord(outDir, records);
  if (!found) return undefined;
  const { name, files, differs, finished } = found;
  const present = { folder: resolve(outDir), finished };
  /** The spare build, if the new one is made from it, and what it does not have. */
  let started: { folder: Folder; without: ReadonlySet<string> } | undefined;
  /** Where an unchanged file is: in the new build, if that is made from the spare one, or in the previous build. */
  const placeOf = (url: string) =>
    started && !started.without.has(url) ? started.folder : present;
  let inspected: Inspection | undefined;
  const fits = (spare: Spare | undefined): spare is Spare =>
    spare !== undefined && differs?.from === spare.record;
  const isUntouched = (url: string, { sizes }: MadeFile) => {
    const place = placeOf(url);
    return inspected && place !== present
      ? !inspected.changed.has(url)
      : isAsMade(place, url, sizes);
  };
  return {
    takeOver(urls, by, fileOf) {
      const known: MadeFile[] = [];
      for (const url of urls) {
        const one = files.get(url);
        if (one?.by !== by || !isUntouched(url, one)) return undefined;
        known.push(one);
      }
      for (let n = 0; n < urls.length; n += 1) {
        const url = urls[n] ?? '';
        if (placeOf(url) !== present) continue;
        const file = fileOf(url);
        for (const ending of endingsOf(known[n]?.sizes ?? []))
          linkOrCopy(present.folder + url + ending, file + ending);
      }
      return known;
    },
    prefer(url, file, sizes) {
      const one = files.get(url);
      if (one?.sizes.join(' ') !== sizes.join(' ') || !isAsMade(present, url, sizes)) return;
      // Siblings of the same sizes, made of the same, are the same.
      if (!readFileSync(present.folder + url).equals(readFileSync(file))) return;
      for (const ending of endingsOf(sizes)) {
        rmSync(file + ending);
        linkOrCopy(present.folder + url + ending, file + ending);
      }
    },
    get isStarted() {
      return started !== undefined;
    },
    async inspect(spare) {
      if (!fits(spare)) return;
      inspected = await inspect({ ...spare, record: join(records, name) }).catch(() => undefined);
    },
    fits,
    startFrom(folder, spare) {
      const unkept = [...files].flatMap(([url, { by }]) => (by === NOT_KEPT ? [url] : []));
      const without = new Set([...(differs?.urls ?? []), ...unkept]);
      removeStrangers({ folder, finished: spare.finished }, files, inspected?.younger);
      // Their folders stay until it is known which are empty: most of these files are made again.
      for (const url of without) removeFile(folder, url, true);
      started = { folder: { folder, finished: spare.finished }, without };
      return (made) => {
        for (const url of files.keys()) if (!made.has(url)) removeFile(folder, url);
        for (const url of [...files.keys(), ...without])
          if (!made.has(url)) removeEmptyAbove(folder, url);
      };
    },
    differences(made, kept) {
      const urls = new Set([
        ...[...made.keys()].filter((url) => !kept.has(url)),
        ...[...files.keys()].filter((url) => !made.has(url)),
      ]);
      return urls.size > made.size * MAX_SHARE_THAT_DIFFERS ? undefined : { from: name, urls };
    },
  };
}

/** A built site and when it was finished, in ms since 1970. */
interface Folder {
  folder: string;
  finished: number;
}

/**
 * Removes a file with its siblings.
 * @param withFolder Whether a folder goes as well that is there in its place.
 */
function removeFile(folder: string, url: string, withFolder = false): void {
  for (const ending of ['', '.br', '.gz']) {
    const path = folder + url + ending;
    try {
      unlinkSync(path);
    } catch (error) {
      // ENOTDIR: where its folder was, there is a file.
      if (/^(ENOENT|ENOTDIR)$/.test(codeOf(error))) continue;
      if (!withFolder && statSync(path).isDirectory()) continue;
      // Windows refuses what may only be read, as files are that were copied from such; this does not.
      rmSync(path, { recursive: withFolder, force: true });
    }
  }
}

/** Removes the folders of a file that are empty now. */
function removeEmptyAbove(folder: string, url: string): void {
  try {
    for (let above = dirname(url); above !== '/'; above = dirname(above)) rmdirSync(folder + above);
  } catch {
    // One of them is not empty, or is gone already.
  }
}

/**
 * Removes what somebody has put into a build while it was published: it is not in the next one either. A folder into
 * which something was put is younger than the build.
 */
function removeStrangers(
  { folder, finished }: Folder,
  files: MadeFiles,
  younger?: readonly string[],
): void {
  const folders = foldersOf(files.keys());
  const isFileOfOurs = (url: string) => {
    const of = url.replace(/\.(br|gz)$/, '');
    const sizes = files.get(of)?.sizes;
    return files.has(url) || (sizes && endingsOf(sizes).includes(url.slice(of.length)));
  };
  for (const one of younger ? new Set(['/', ...younger]) : folders) {
    const path = join(folder, one);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat || (one !== '/' && stat.mtimeMs <= finished)) continue;
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const url = `${one === '/' ? '' : one}/${entry.name}`;
      const isOurs = entry.isDirectory()
        ? folders.has(url)
        : isFileOfOurs(url) || url === `/${MARKER}`;
      if (!isOurs) rmSync(join(path, entry.name), { recursive: true, force: true });
    }
  }
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
): (BuildRecord & { name: string; finished: number }) | undefined {
  try {
    const marker = join(outDir, MARKER);
    const name = readFileSync(marker, 'utf8');
    if (name === '') return undefined;
    const record = readRecord(records, name);
    // The marker is the last file that a build writes.
    return record && { ...record, name, finished: statSync(marker).mtimeMs };
  } catch {
    return undefined;
  }
}
