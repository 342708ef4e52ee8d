import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * What the modules of a folder export as `name`, in the order of their files, tests left out: a new file is found
 * without a list to add it to. Throws a sentence for a file without such an export.
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
