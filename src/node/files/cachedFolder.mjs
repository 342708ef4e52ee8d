import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Gives the folder that holds what `make` has once written for this key; makes it where there is none. A build
 * that is cut off leaves nothing that a later one could take for whole.
 * @param {string} parent
 * @param {string} key
 * @param {(folder: string) => Promise<unknown>} make
 * @returns {Promise<string>}
 */
export async function cachedFolder(parent, key, make) {
  const folder = join(parent, key);
  if (await touch(folder)) return folder;
  await mkdir(parent, { recursive: true });
  const unfinished = await mkdtemp(join(parent, 'new-'));
  try {
    await make(unfinished);
    await rename(unfinished, folder).catch(async (/** @type {unknown} */ error) => {
      // Another build was faster: its folder holds the same.
      if (!(await touch(folder))) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return folder;
}

/**
 * Notes that something kept is used; false where it does not exist.
 * @param {string} path
 * @returns {Promise<boolean>}
 */
async function touch(path) {
  const now = new Date();
  return utimes(path, now, now).then(
    () => true,
    () => false,
  );
}

/**
 * Removes what was used longest ago, until `most` are left.
 * @param {string} parent
 * @param {number} most
 */
export async function evictOldest(parent, most) {
  const names = await readdir(parent).catch(() => []);
  if (names.length <= most) return;
  const entries = await Promise.all(
    names.map(async (name) => {
      const path = join(parent, name);
      return { path, used: (await stat(path).catch(() => undefined))?.mtimeMs ?? 0 };
    }),
  );
  const old = entries.toSorted((a, b) => b.used - a.used).slice(most);
  await Promise.all(old.map(async ({ path }) => rm(path, { recursive: true, force: true })));
}
