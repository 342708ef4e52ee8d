import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from './output/filesBelow';

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
