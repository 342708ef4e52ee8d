import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Imports all modules of a folder except tests, sorted by file name, and returns their exports called `name`: a new
 * file needs no registration.
 * @throws For a file without such an export.
 */
export async function importEach(folder: string, name: string): Promise<unknown[]> {
  const files = readdirSync(folder).filter((file) => /(?<!\.test)\.ts$/.test(file));
  return Promise.all(
    files.toSorted().map(async (file) => {
      const url = pathToFileURL(join(folder, file)).href;
      const module = (await import(/* @vite-ignore */ url)) as Record<string, unknown>;
      if (module[name] !== undefined) return module[name];
      throw new Error(`${basename(folder)}/${file} does not export "${name}".`);
    }),
  );
}
