import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';

/** Stands in every folder that a build has written, so that no other folder is ever emptied. */
const MARK = '.site-build';

/**
 * Makes an empty folder for a build. Removing ten thousand pages takes longer than building them, so the last
 * build is moved below `cache` at once and removed meanwhile: `done` is to be awaited at the end.
 * Throws a sentence for a folder that holds anything but an earlier build.
 */
export async function clear(folder: string, cache: string): Promise<{ done: Promise<void> }> {
  const entries = await readdir(folder).catch(nothingThere);
  if (entries.length > 0 && !entries.includes(MARK)) {
    const name = relative('', folder) || basename(folder);
    throw new Error(
      `${name} is not empty and is not an earlier build. Remove it, or build into another folder.`,
    );
  }
  await mkdir(cache, { recursive: true });
  const old = await mkdtemp(join(cache, 'old-'));
  await rename(folder, join(old, 'dist')).catch(async (error: unknown) => {
    if (codeOf(error) === 'ENOENT') return;
    // Another disk, or a folder that the system does not let go.
    await rm(folder, { recursive: true, force: true });
  });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, MARK), '');
  return { done: rm(old, { recursive: true, force: true }) };
}

function nothingThere(error: unknown): string[] {
  if (codeOf(error) === 'ENOENT') return [];
  throw error;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
