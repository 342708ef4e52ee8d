import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** All files below a folder, in the order of their names; `prefix` is what their paths begin with. */
export async function filesBelow(folder: string, prefix = ''): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(prefix, entry.parentPath.slice(folder.length + 1), entry.name))
    .toSorted();
}
