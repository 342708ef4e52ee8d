import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../../files/filesBelow';

/**
 * Changes with everything that built code is made of: the sources in `folders`, locked packages, Node, and `also`,
 * whatever else it depends on.
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
