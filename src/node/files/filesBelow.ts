import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Paths of all files in a folder and its subfolders, sorted, relative to it or joined to `prefix`. */
export async function filesBelow(folder: string, prefix = ''): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(prefix, entry.parentPath.slice(folder.length + 1), entry.name))
    .toSorted();
}
