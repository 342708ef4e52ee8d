import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeKey, NOT_IN_SITES } from '../assets/code/codeKey';
import { cachedFolder, evictOldest } from '../files/cachedFolder';
import type { EmbedFiles } from './buildEmbed';
import type { EmbedOptions } from './bundleScripts';

/** Enough for some branches of Git, and for several companies, because builds contain a company's words and colours. */
const MAX_CACHED_BUILDS = 16;
const BUILD_FILE = 'built.json';

/** Like `buildEmbed`, but reuses a build of the same sources and data from `cache`. */
export async function keptEmbed(cache: string, options: EmbedOptions): Promise<EmbedFiles> {
  // Leave out the paths of the components: their sources are hashed anyway, and with the paths, copies of the project
  // could not share a cache.
  const { root, loader, components, ...others } = options;
  const folder = join(cache, 'embed');
  const data = JSON.stringify([loader(''), Object.keys(components), others]);
  const key = await codeKey(root, [data], {
    folders: ['src', 'embed'],
    without: NOT_IN_SITES,
  });
  const made = await cachedFolder(folder, key, async (empty) => {
    const { buildEmbed } = await import('./buildEmbed');
    const { files, ...rest } = await buildEmbed(options);
    await writeFile(join(empty, BUILD_FILE), JSON.stringify({ ...rest, files: [...files] }));
  });
  await evictOldest(folder, MAX_CACHED_BUILDS);
  const { files, ...rest } = JSON.parse(await readFile(join(made, BUILD_FILE), 'utf8')) as Omit<
    EmbedFiles,
    'files'
  > & { files: [string, string][] };
  return { ...rest, files: new Map(files) };
}
