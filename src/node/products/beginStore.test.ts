import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { run } from '../cli/products';
import { checkConfig } from '../config/check/checkConfig';
import { beginStore } from './beginStore';

const root = path.resolve(import.meta.dirname, '../../..');
const smallest = readFileSync(path.join(root, 'tests/fixtures/smallest/site.config.json'), 'utf8');

interface Written {
  store?: { categories?: unknown[]; products?: unknown[] };
  pages: { path: string }[];
}

/** Imports a table into a company of its own, and says what was printed, written and found by the check. */
async function imported(table: string, config: unknown = JSON.parse(smallest)) {
  const folder = temporaryFolder();
  const file = path.join(folder, 'site.config.json');
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
  writeFileSync(path.join(folder, 'list.csv'), table);
  let printed = '';
  const keep = (text: unknown) => {
    printed += String(text);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
  const list = path.join(folder, 'list.csv');
  const code = await run(['import', list, '--config', file, '--yes', '--columns', 'guess']);
  vi.restoreAllMocks();
  const { problems } = await checkConfig(file, { root });
  const errors = problems.filter(({ severity }) => severity === 'error');
  const written = JSON.parse(readFileSync(file, 'utf8')) as Written;
  return { folder, code, printed, written, errors };
}

afterEach(() => {
  vi.restoreAllMocks();
});

const TABLE = 'Code;Name;Group\nr-1;Slate of Wales;Slates\nr-2;Roll of lead;Lead\n';

describe('a first table', () => {
  it('gives a site without a store all that products need, and says so', async () => {
    const { folder, code, printed, written, errors } = await imported(TABLE);
    expect(printed).toContain(
      'Added, so that there can be products\n  a store\n  the page /products\n  the page /products/c/:category',
    );
    expect([code, errors]).toEqual([0, []]);
    expect(written.store?.products).toHaveLength(2);
    expect(written.pages.map((page) => page.path)).toEqual([
      '/',
      '/products',
      '/products/c/:category',
      '/products/p/:product',
      '/inquiry',
    ]);
    expect(existsSync(path.join(folder, 'public/images/to-replace.svg'))).toBe(true);
  });

  it.each([{ categories: [], products: [] }, { products: [] }])(
    'fills a store that has %j',
    async (store) => {
      const config = { ...(JSON.parse(smallest) as object), store };
      const { code, written, errors } = await imported(TABLE, config);
      expect([code, errors]).toEqual([0, []]);
      expect(written.store?.categories).toMatchObject([{ name: 'Slates' }, { name: 'Lead' }]);
    },
  );
});

it('a site with products is left as it is', () => {
  const config = { store: { categories: [], products: [{ id: 'a-1' }] }, pages: [] };
  expect(beginStore(config)).toEqual({ operations: [], made: [] });
});

it('a page of the store has an address that no page has, and is to be put into a menu that is written', () => {
  const config = {
    navigation: { menu: [{ name: 'Products', path: '/products' }] },
    pages: [{ path: '/products', blocks: [] }],
  };
  expect(beginStore(config).made).toEqual([
    'a store',
    'the page /catalogue (give it a place in the menu)',
    'the page /catalogue/c/:category',
    'the page /catalogue/p/:product',
    'the page /inquiry',
  ]);
});
