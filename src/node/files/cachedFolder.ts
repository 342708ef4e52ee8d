import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** The folders that this process is making. */
const underWay = new Map<string, Promise<string>>();

/**
 * Returns the cached folder for a cache key. On a miss, `make` fills a temporary folder that is renamed when complete,
 * so an interrupted build leaves no half-written cache entry. Concurrent calls with the same key share one `make`,
 * because several pictures of a site may be copies of one photo.
 */
export function cachedFolder(
  parent: string,
  key: string,
  make: (folder: string) => Promise<unknown>,
): Promise<string> {
  const folder = join(parent, key);
  const making =
    underWay.get(folder) ??
    findOrMake(parent, folder, make).finally(() => {
      underWay.delete(folder);
    });
  underWay.set(folder, making);
  return making;
}

async function findOrMake(
  parent: string,
  folder: string,
  make: (folder: string) => Promise<unknown>,
): Promise<string> {
  if (await touch(folder)) return folder;
  await mkdir(parent, { recursive: true });
  const unfinished = await mkdtemp(join(parent, 'new-'));
  try {
    await make(unfinished);
    await rename(unfinished, folder).catch(async (error: unknown) => {
      // A concurrent build was faster: its folder has the same content.
      if (!(await touch(folder))) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return folder;
}

/** Marks a cache entry as recently used; false if it does not exist. */
async function touch(path: string): Promise<boolean> {
  const now = new Date();
  return utimes(path, now, now).then(
    () => true,
    () => false,
  );
}

/** Removes the least recently used cache entries until `most` are left. */
export async function evictOldest(parent: string, most: number): Promise<void> {
  const names = await readdir(parent).catch((): string[] => []);
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
