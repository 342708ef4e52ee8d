import path from 'node:path';
import { buildSite } from '../../src/node/build/build';
import { uncompressed } from '../browser/support/uncompressed';
import { createGallery } from './gallery';
import { oneForEachKind } from './galleryPages';
import { blockVariants } from './variants';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Builds a site with all block variants into a folder. */
export async function buildGallery(outDir: string): Promise<void> {
  const gallery = await createGallery(ROOT, blockVariants, oneForEachKind);
  const config = uncompressed(gallery.config);
  await buildSite({ root: ROOT, outDir, ...gallery, config, isDraft: true });
}
