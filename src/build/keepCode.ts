import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from './output/filesBelow';

/** Several checkouts of the sources, or sites with other blocks on their home pages, take turns without a new build. */
const KEPT = 4;

/** Changes with everything that the built code is made of: sources, locked packages, Node, the blocks of the home page. */
export async function codeKey(root: string, together: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([process.version, together]));
  const files = ['package-lock.json', ...(await filesBelow(join(root, 'src'), 'src'))];
  const contents = await Promise.all(files.map(async (file) => readFile(join(root, file))));
  for (const [index, content] of contents.entries()) {
    hash.update(`\0${files[index]}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Gives the folder that holds what `make` has once written for this key; makes it where there is none. A build
 * that is cut off leaves nothing that a later one could take for whole. Folders that were not used for long go.
 */
export async function keepFolder(
  parent: string,
  key: string,
  make: (folder: string) => Promise<unknown>,
): Promise<string> {
  const folder = join(parent, key);
  if (await touch(folder)) return folder;
  await mkdir(parent, { recursive: true });
  const unfinished = await mkdtemp(join(parent, 'new-'));
  try {
    await make(unfinished);
    await rename(unfinished, folder).catch(async (error: unknown) => {
      // Another build was faster: its folder holds the same.
      if (!(await touch(folder))) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  await forget(parent);
  return folder;
}

/** Notes that a folder is used; false where it does not exist. */
async function touch(folder: string): Promise<boolean> {
  const now = new Date();
  return utimes(folder, now, now).then(
    () => true,
    () => false,
  );
}

async function forget(parent: string): Promise<void> {
  const folders = await Promise.all(
    (await readdir(parent)).map(async (name) => {
      const path = join(parent, name);
      return { path, used: (await stat(path).catch(() => undefined))?.mtimeMs ?? 0 };
    }),
  );
  const old = folders.toSorted((a, b) => b.used - a.used).slice(KEPT);
  await Promise.all(old.map(async ({ path }) => rm(path, { recursive: true, force: true })));
}
