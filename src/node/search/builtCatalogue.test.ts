import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { packIndex } from '../../catalogue/search/indexFile';
import { readBuiltCatalogue } from './builtCatalogue';

const product = { id: 'p-1', code: 'P-1', name: 'Pump', categories: [], specifications: [] };
const index = packIndex(
  { products: [product], categories: [], places: [], synonyms: [], decimal: '.' },
  true,
);
const site = { store: { search: '/index.json', addresses: { category: '/parts/' } } };

/** The version of a built site with these words. */
function versionWith(strings: object): string {
  const dir = temporaryFolder();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  write('catalogue/1/_site.json', JSON.stringify({ ...site, strings }));
  write('catalogue/1/parts/all.json', JSON.stringify({ context: { listing: { products: [] } } }));
  write('index.json', index);
  write('parts/all/index.html', '<p>All</p>');
  return readBuiltCatalogue(dir).version;
}

it('is another version with other words, which pages of answers have', () => {
  const version = versionWith({ nothingFound: 'Nothing' });
  expect(versionWith({ nothingFound: 'Nothing' })).toBe(version);
  expect(versionWith({ nothingFound: 'No product' })).not.toBe(version);
});
