import path from 'node:path';
import { buildSite } from '../../src/node/build/build';
import { uncompressed } from '../browser/support/uncompressed';
import { createGallery } from './gallery';
import { oneForEachKind } from './galleryPages';
import { blockVariants } from './variants';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Builds a site with all block variants into a folder. */
export async function run([outDir = '']: string[]): Promise<number> {
  const gallery = await createGallery(ROOT, blockVariants, oneForEachKind);
  await buildSite({
    root: ROOT,
    outDir: path.resolve(outDir),
    ...gallery,
    config: uncompressed(gallery.config),
    isDraft: true,
  });
  return 0;
}
