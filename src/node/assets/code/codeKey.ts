import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../../files/filesBelow';

/**
 * The cache key of built code. It changes with the sources in `folders`, the lock file, the Node version, and `also`
 * (anything else the build depends on).
 */
export async function codeKey(
  root: string,
  also: readonly (string | readonly string[])[],
  folders: readonly string[] = ['src'],
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([process.version, also]));
  const sources = await Promise.all(
    folders.map(async (folder) => filesBelow(join(root, folder), folder)),
  );
  const files = ['package-lock.json', ...sources.flat()];
  const contents = await Promise.all(files.map(async (file) => readFile(join(root, file))));
  for (const [index, content] of contents.entries()) {
    hash.update(`\0${files[index]}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}
