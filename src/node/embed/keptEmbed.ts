import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeKey } from '../assets/code/codeKey';
import { cachedFolder, evictOldest } from '../files/cachedFolder';
import type { EmbedFiles } from './buildEmbed';
import type { EmbedOptions } from './bundleScripts';

/** Cached builds: enough for some branches, and for several companies, whose words and colours are in them. */
const KEPT = 16;
const BUILT = 'built.json';

/** Like `buildEmbed`, but reuses a build of the same sources and data from `cache`. */
export async function keptEmbed(cache: string, options: EmbedOptions): Promise<EmbedFiles> {
  // The components are among the sources: their paths would only keep copies of the project from sharing a cache.
  const { root, loader, components, ...others } = options;
  const folder = join(cache, 'embed');
  const data = JSON.stringify([loader(''), Object.keys(components), others]);
  const key = await codeKey(root, [data], ['src', 'embed']);
  const made = await cachedFolder(folder, key, async (empty) => {
    const { buildEmbed } = await import('./buildEmbed');
    const { files, ...rest } = await buildEmbed(options);
    await writeFile(join(empty, BUILT), JSON.stringify({ ...rest, files: [...files] }));
  });
  await evictOldest(folder, KEPT);
  const { files, ...rest } = JSON.parse(await readFile(join(made, BUILT), 'utf8')) as Omit<
    EmbedFiles,
    'files'
  > & { files: [string, string][] };
  return { ...rest, files: new Map(files) };
}
