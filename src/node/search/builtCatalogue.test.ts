import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { packIndex } from '../../catalogue/search/indexFile';
import { countBuilt, readBuiltCatalogue } from './builtCatalogue';

const product = { id: 'p-1', code: 'P-1', name: 'Pump', categories: [], specifications: [] };
const index = packIndex(
  { products: [product], categories: [], places: [], synonyms: [], decimal: '.' },
  true,
);
const site = { store: { search: '/index.json', addresses: { category: '/parts/' } } };

/** Writes a built site with these words, and the pages of its list of all products. */
function builtWith(strings: object, pages: object[] = [{ products: [] }]): string {
  const dir = temporaryFolder();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  write('catalogue/1/_site.json', JSON.stringify({ ...site, strings }));
  for (const [n, listing] of pages.entries())
    write(
      `catalogue/1/parts/all${n > 0 ? `/${n + 1}` : ''}.json`,
      JSON.stringify({ context: { listing } }),
    );
  write('index.json', index);
  write('parts/all/index.html', '<p>All</p>');
  return dir;
}

it('says what to do with a site that another version has built', () => {
  const dir = builtWith({});
  writeFileSync(join(dir, 'index.json'), index.replace(/"normaliser":\d+/, '"normaliser":0'));
  expect(() => readBuiltCatalogue(dir)).toThrow(/another version.*npm run build/);
});

const versionWith = (strings: object) => readBuiltCatalogue(builtWith(strings)).version;

it('is another version with other words, which pages of answers have', () => {
  const version = versionWith({ nothingFound: 'Nothing' });
  expect(versionWith({ nothingFound: 'Nothing' })).toBe(version);
  expect(versionWith({ nothingFound: 'No product' })).not.toBe(version);
});

it('is a catalogue of its own with another product on any page, and the same with other words', () => {
  const pagesWith = (name: string) => [{ count: 70, products: [] }, { products: [{ name }] }];
  const versionOf = (name: string, strings = {}) =>
    readBuiltCatalogue(builtWith(strings, pagesWith(name))).productsVersion;
  expect(versionOf('Pump', { nothingFound: 'Nothing' })).toBe(versionOf('Pump'));
  expect(versionOf('Fan')).not.toBe(versionOf('Pump'));
});

it('has the tiles of all pages, where no file holds all products', () => {
  const tiles = Array.from({ length: 130 }, (_, n) => ({ id: `p-${n}`, name: `Pump ${n}` }));
  const pages = [0, 60, 120].map((from) => ({
    count: tiles.length,
    products: tiles.slice(from, from + 60),
  }));
  const dir = builtWith({}, pages);
  const { tiles: found } = readBuiltCatalogue(dir);
  expect(tiles.map(({ id }) => found.get(id))).toEqual(tiles);
  expect(countBuilt(dir)).toBe(tiles.length);
});
