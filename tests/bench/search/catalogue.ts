import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { packIndex } from '../../../src/catalogue/search/indexFile';
import { partsCatalogue } from '../../search/partsCatalogue';
import { PARTNER, PATHS } from './visit';

/** As many products as the search is designed for. */
export const SIZE = 3000;

/**
 * Copies a built site, puts the index of an industrial catalogue in the place of its own, and adds a partner's page.
 * @throws If the site has no index.
 */
export async function withParts(dist: string, folder: string): Promise<void> {
  await cp(dist, folder, { recursive: true });
  const catalogue = path.join(folder, 'catalogue');
  const files = await readdir(catalogue);
  const name = files.find((file) => /^search-.*\.json$/.test(file));
  if (name === undefined) throw new Error(`${catalogue} has no index of the search.`);
  const index = path.join(catalogue, name);
  const { places, synonyms } = JSON.parse(await readFile(index, 'utf8')) as {
    places: [];
    synonyms: [];
  };
  const text = packIndex({ ...partsCatalogue(SIZE), places, synonyms }, true);
  await writeFile(index, text);
  await writeFile(`${index}.br`, brotliCompressSync(text));
  await rm(`${index}.gz`, { force: true });
  await mkdir(path.join(folder, PATHS.partner));
  await writeFile(path.join(folder, PATHS.partner, 'index.html'), PARTNER);
}
