import { existsSync } from 'node:fs';
import { mkdir, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { codeOf, moveAll, type Move } from './moves';

/** Stands in every folder that a build has written, so that no other folder is ever emptied. */
const MARK = '.site-build';

/** Where a build writes, beside the last build: that stands as it was until the new one is whole. */
export interface OutputFolder {
  /** The folder of the new build; empty at first. */
  path: string;
  /**
   * Puts the new build into the place of the last one, by renaming folders.
   * @throws A sentence where that place is in use or holds something else by now; the last build stands there still.
   */
  publish(): Promise<void>;
  /** To be called at the end, however it came: removes what no longer counts. Never rejects. */
  tidy(): Promise<void>;
}

/**
 * Makes an empty folder for a build beside the one where it is to stand, and removes what interrupted builds have left.
 * @throws A sentence for a folder that holds anything but an earlier build.
 */
export async function openOutput(folder: string): Promise<OutputFolder> {
  // A link stays one: what it leads to is replaced.
  const outDir = await realpath(folder).catch(() => folder);
  const places = { outDir, next: `${outDir}.new`, between: `${outDir}.old` };
  const { next, between } = places;
  for (const place of Object.values(places)) await refuseForeign(place);
  await restore(places);
  await remove(between);
  await remove(next);
  await makeMarked(next);
  return {
    path: next,
    async publish() {
      await refuseForeign(outDir);
      await exchange(places);
    },
    async tidy() {
      // What is in use now is removed by the next build.
      await Promise.all([remove(next), removeEmpty(between)]).catch(() => {});
    },
  };
}

interface Places {
  outDir: string;
  /** The new build at first, in the end the last one. */
  next: string;
  /** Holds the last build for no longer than two renamings take. */
  between: string;
}

/** A build that was interrupted while it took its place: what it has moved away and not replaced goes back. */
async function restore({ outDir, next, between }: Places): Promise<void> {
  if (!existsSync(between)) return;
  if (!existsSync(outDir)) return moveAll([[between, outDir]]);
  // Without it everything has been replaced.
  if (!existsSync(next)) return;
  const there = await namesIn(outDir);
  const missing = (await namesIn(between)).filter((name) => !there.includes(name));
  await moveAll(missing.map((name) => [join(between, name), join(outDir, name)]));
}

/** Afterwards the last build stands where the new one was written. */
async function exchange(places: Places): Promise<void> {
  try {
    await moveAll(movesOf(places));
  } catch (error) {
    // It could not go back either: the next build sees to it.
    if (existsSync(places.between)) throw error;
    await exchangeParts(places);
  }
}

/** Windows renames no folder that a program has open, nobody one that is a disk of its own: but what is in it. */
async function exchangeParts(places: Places): Promise<void> {
  const { outDir, next, between } = places;
  await Promise.all([outDir, between].map(makeMarked));
  const names = new Set([...(await readdir(outDir)), ...(await readdir(next))]);
  // It stays in all of them: whatever happens, they can be told from folders of others.
  names.delete(MARK);
  const below = (name: string) => ({
    outDir: join(outDir, name),
    next: join(next, name),
    between: join(between, name),
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

function movesOf({ outDir, next, between }: Places): Move[] {
  return [
    ...(existsSync(outDir) ? [[outDir, between] as const] : []),
    ...(existsSync(next) ? [[next, outDir] as const] : []),
    ...(existsSync(outDir) ? [[between, next] as const] : []),
  ];
}

async function makeMarked(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, MARK), '');
}

/** The mark goes last: what is left of an interrupted removal can be removed by the next build. */
async function remove(folder: string): Promise<void> {
  const names = await namesIn(folder);
  await Promise.all(
    names
      .filter((name) => name !== MARK)
      .map((name) => rm(join(folder, name), { recursive: true, force: true })),
  );
  await rm(folder, { recursive: true, force: true });
}

async function removeEmpty(folder: string): Promise<void> {
  const names = await namesIn(folder);
  if (names.every((name) => name === MARK)) await remove(folder);
}

async function refuseForeign(folder: string): Promise<void> {
  const names = await namesIn(folder);
  if (names.length === 0 || names.includes(MARK)) return;
  throw new Error(
    `${nameOf(folder)} is not empty and is not an earlier build. Remove it, or build into another folder.`,
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
