import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatted } from './formatted';

/** Those of the files, given by their paths in the project folder, that are not formatted. */
export async function unformatted(root: string, files: readonly string[]): Promise<string[]> {
  const found = files.map(async (file) => {
    const content = readFileSync(join(root, file), 'utf8');
    return (await formatted(root, file, content)) === content ? [] : [file];
  });
  return (await Promise.all(found)).flat();
}
