import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageData, SiteData } from '../../../generated/types';
import { cachedFolder, evictOldest } from '../../files/cachedFolder';
import { RENDERER } from './codeFiles';
import { codeKey } from './codeKey';

/** Draws the content of a page's body. */
export type RenderPage = (site: SiteData, page: PageData) => string;

/** Two branches of the code. */
const MAX_CACHED_RENDERERS = 2;

/**
 * Builds what draws pages as a build of the site does, with the same names of classes; reuses what was built of the same
 * sources.
 * @param cache The cache folder, which must be inside the project: the built code requires the project's packages.
 */
export async function buildRenderer(root: string, cache: string): Promise<RenderPage> {
  const kept = join(cache, 'renderer');
  const folder = await cachedFolder(kept, await codeKey(root, []), async (empty) => {
    // The bundler takes 0.3 s to load, and usually nothing has to be built.
    const { makeRenderer } = await import('./makeCode');
    await makeRenderer(root, empty);
  });
  await evictOldest(kept, MAX_CACHED_RENDERERS);
  const file = pathToFileURL(join(folder, RENDERER)).href;
  const { renderPage } = (await import(file)) as { renderPage: RenderPage };
  return renderPage;
}
