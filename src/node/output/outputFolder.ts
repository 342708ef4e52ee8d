import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { codeOf } from '../files/codeOf';
import { isRunning } from '../files/isRunning';
import { moveAll, type Move } from './moves';

/**
 * A marker file in every folder that a build has written, so that no other folder is ever emptied. While the build
 * runs, it contains the build's process id; afterwards, the name of the record of what its files were made of, if any.
 */
export const MARKER = '.site-build';

/** The folder that a build writes to, beside the previous build, which stays in place until the new one is complete. */
export interface OutputFolder {
  /** Folder for the new build; initially empty. */
  path: string;
  /** The build before the previous one, if it was kept (`publish`): see `Spare`. */
  spare: Spare | undefined;
  /** Makes the spare build the folder for the new one: it is not empty then. */
  startFromSpare(): Promise<void>;
  /**
   * Swaps the new build for the previous one by renaming folders.
   * @param record The name of the build's record.
   * @param keepsPrevious Whether the previous build becomes the spare one, instead of being removed.
   * @throws If the target is in use, or no longer a build's folder; the previous build stays in place.
   */
  publish(record?: string, keepsPrevious?: boolean): Promise<void>;
  /** Cleans up; call it after success and failure alike. Never rejects. */
  tidy(): Promise<void>;
}

/** A build that was replaced by the present one. A large site is made from it: only what has changed is touched. */
export interface Spare {
  /** Where it is until the new build starts from it. */
  folder: string;
  /** The name of its record. */
  record: string;
  /** When it was finished, in ms since 1970. */
  finished: number;
}

/**
 * Creates an empty folder for a build beside its target, after recovering from an interrupted build.
 * @throws If one of the folders contains anything but an earlier build, or if another process builds there now.
 */
export async function openOutput(folder: string): Promise<OutputFolder> {
  // Replaces the target of a symbolic link, and keeps the link.
  const outDir = await realpath(folder).catch(() => folder);
  const folders = { outDir, next: `${outDir}.new`, previous: `${outDir}.old` };
  const { next, previous } = folders;
  const spare = `${outDir}.spare`;
  for (const one of [...Object.values(folders), spare]) await refuseForeign(one);
  await refuseRunning(folders);
  await restore(folders);
  await remove(previous);
  await remove(next);
  await makeWithMarker(next, String(process.pid));
  return {
    path: next,
    spare: await readSpare(spare),
    async startFromSpare() {
      await remove(next);
      await moveAll([[spare, next]]);
      await makeWithMarker(next, String(process.pid));
    },
    async publish(record, keepsPrevious) {
      await refuseForeign(outDir);
      await makeWithMarker(next, record);
      await swap(folders);
      await remove(spare);
      // By now, `next` is the previous build, if there was one.
      if (keepsPrevious && existsSync(next)) await moveAll([[next, spare]]);
    },
    async tidy() {
      // Files still in use are removed by the next build.
      await Promise.all([remove(next), removeEmpty(previous)]).catch(() => {});
    },
  };
}

async function readSpare(folder: string): Promise<Spare | undefined> {
  try {
    const marker = join(folder, MARKER);
    return {
      folder,
      record: await readFile(marker, 'utf8'),
      finished: (await stat(marker)).mtimeMs,
    };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

interface BuildFolders {
  outDir: string;
  /** The new build until the swap, then the previous one. */
  next: string;
  /** Holds the previous build during the swap. */
  previous: string;
}

/** Rolls back an interrupted swap: entries that were moved away and not replaced go back. */
async function restore({ outDir, next, previous }: BuildFolders): Promise<void> {
  if (!existsSync(previous)) return;
  if (!existsSync(outDir)) return moveAll([[previous, outDir]]);
  // Nothing to restore, because the swap had completed.
  if (!existsSync(next)) return;
  const present = await namesIn(outDir);
  const missing = (await namesIn(previous)).filter((name) => !present.includes(name));
  await moveAll(missing.map((name) => [join(previous, name), join(outDir, name)]));
}

/** Swaps the new build and the previous one. */
async function swap(folders: BuildFolders): Promise<void> {
  try {
    await moveAll(movesOf(folders));
  } catch (error) {
    // The rollback has failed as well; `restore` repairs it at the next build.
    if (existsSync(folders.previous)) throw error;
    await swapEntries(folders);
  }
}

/** For folders that cannot be renamed but whose entries can: open in a program on Windows, or a mount point. */
async function swapEntries(folders: BuildFolders): Promise<void> {
  const { outDir, next, previous } = folders;
  await Promise.all([outDir, previous].map((folder) => makeWithMarker(folder)));
  const names = new Set([...(await readdir(outDir)), ...(await readdir(next))]);
  // The marker stays in all of them, so that an interrupted swap still leaves them recognizable.
  names.delete(MARKER);
  const below = (name: string) => ({
    outDir: join(outDir, name),
    next: join(next, name),
    previous: join(previous, name),
  });
  try {
    await moveAll([...names].flatMap((name) => movesOf(below(name))));
  } catch (cause) {
    const told = `${nameOf(outDir)} cannot be replaced while another program uses it (${codeOf(cause)}).`;
    throw new Error(`${told} End that program and build again: the last site is still there.`, {
      cause,
    });
  }
}

function movesOf({ outDir, next, previous }: BuildFolders): Move[] {
  return [
    ...(existsSync(outDir) ? [[outDir, previous] as const] : []),
    ...(existsSync(next) ? [[next, outDir] as const] : []),
    ...(existsSync(outDir) ? [[previous, next] as const] : []),
  ];
}

async function makeWithMarker(folder: string, builder = ''): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, MARKER), builder);
}

/** Removes the marker last, so that the next build can finish an interrupted removal. */
async function remove(folder: string): Promise<void> {
  const names = await namesIn(folder);
  await Promise.all(
    names
      .filter((name) => name !== MARKER)
      .map((name) => rm(join(folder, name), { recursive: true, force: true })),
  );
  await rm(folder, { recursive: true, force: true });
}

async function removeEmpty(folder: string): Promise<void> {
  const names = await namesIn(folder);
  if (names.every((name) => name === MARKER)) await remove(folder);
}

async function refuseForeign(folder: string): Promise<void> {
  const names = await namesIn(folder);
  if (names.length === 0 || names.includes(MARKER)) return;
  throw new Error(
    `${nameOf(folder)} is not empty and is not an earlier build. Remove it, or build into another folder.`,
  );
}

/** Two builds of one folder would delete each other's files. */
async function refuseRunning({ outDir, next }: BuildFolders): Promise<void> {
  const builder = Number(await readFile(join(next, MARKER), 'utf8').catch(() => ''));
  if (builder === process.pid || !isRunning(builder)) return;
  throw new Error(
    `${nameOf(outDir)} is being built by process ${builder}. Wait until it has ended, or build into another folder with --out. If no build runs, remove ${nameOf(next)}.`,
  );
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
}

function nameOf(folder: string): string {
  return relative('', folder) || basename(folder);
}
