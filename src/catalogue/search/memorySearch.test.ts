import { describe, expect, it } from 'vitest';
import { createMemorySearch } from './memorySearch';
import type { IndexedProduct, SearchRequest } from './searchTypes';

const bearing = (
  code: string,
  bore: string,
  more: Partial<IndexedProduct> = {},
): IndexedProduct => ({
  id: code.toLowerCase(),
  code,
  name: `Ball Bearing ${code}`,
  categories: ['bearings'],
  brand: 'Kuvani',
  specifications: [{ name: 'Bore', value: bore, unit: 'mm' }],
  ...more,
});
const products = [
  bearing('6204', '20'),
  bearing('6205', '25', { brand: 'Halden' }),
  bearing('6206', '30', { status: 'discontinued' }),
  bearing('BELT', '1,150', { categories: ['belts'], name: 'Belt', specifications: [] }),
];
const categories = [
  { id: 'bearings', name: 'Bearings' },
  { id: 'belts', name: 'Belts' },
];
const places = [{ kind: 'page' as const, name: 'About bearings', href: '/about' }];
const provider = createMemorySearch({ products, categories, places, synonyms: [], decimal: '.' });
const search = (request: Partial<SearchRequest>) => provider.search({ q: '', ...request });
const codes = async (request: Partial<SearchRequest>) =>
  (await search(request)).hits.map(({ code }) => code);
const facet = async (key: string, request: Partial<SearchRequest>) =>
  (await search(request)).facets.find((one) => one.key === key);

describe('a search', () => {
  it('without a question lists all of a category', async () => {
    expect(await codes({ category: 'bearings' })).toEqual(['6204', '6205', '6206']);
  });

  it('gives pages of a size, and counts all', async () => {
    const { total, hits } = await search({ page: 2, size: 3 });
    expect([total, hits.map(({ code }) => code)]).toEqual([4, ['BELT']]);
  });

  it('finds pages by their name, but not for a listing', async () => {
    expect((await search({ q: 'about' })).places).toEqual(places);
    expect((await search({ q: 'about', isListing: true })).places).toEqual([]);
  });

  it('sorts by number, and puts products without one last either way', async () => {
    expect(await codes({ sort: '-bore' })).toEqual(['6206', '6205', '6204', 'BELT']);
    expect(await codes({ sort: 'bore' })).toEqual(['6204', '6205', '6206', 'BELT']);
    expect(await codes({ sort: 'code' })).toEqual(['6204', '6205', '6206', 'BELT']);
  });
});

describe('a filter', () => {
  it('takes any of its values, and ranges', async () => {
    expect(await codes({ filters: { bore: { values: ['20mm', '30mm'] } } })).toEqual([
      '6204',
      '6206',
    ]);
    expect(await codes({ filters: { bore: { from: 22, to: 30 } } })).toEqual(['6205', '6206']);
  });

  it('narrows together with others', async () => {
    const filters = { bore: { from: 22 }, brand: { values: ['kuvani'] } };
    expect(await codes({ filters })).toEqual(['6206']);
  });

  it('of an address that no product has finds nothing', async () => {
    expect(await codes({ filters: { bore: { values: ['99mm'] } } })).toEqual([]);
    expect(await codes({ filters: { colour: { values: ['red'] } } })).toEqual([]);
  });
});

describe('a facet', () => {
  it('counts as if its own filter were not set, and with all others', async () => {
    const filters = { brand: { values: ['halden'] }, bore: { values: ['25mm'] } };
    const counts = (await facet('bore', { filters, category: 'bearings' }))?.values;
    expect(counts).toEqual([{ key: '25mm', label: '25 mm', count: 1 }]);
    expect((await facet('brand', { filters, category: 'bearings' }))?.values).toEqual([
      { key: 'halden', label: 'Halden', count: 1 },
    ]);
  });

  it('lists what a chosen range leaves, or all if it leaves none', async () => {
    const bores = async (from: number, to: number) => {
      const bore = await facet('bore', { filters: { bore: { from, to } } });
      expect(bore?.range).toEqual({ from: 20, to: 30, unit: 'mm' });
      return bore?.values.map(({ key }) => key);
    };
    expect(await bores(22, 30)).toEqual(['25mm', '30mm']);
    expect(await bores(25, 25)).toEqual(['25mm']);
    expect(await bores(40, 50)).toEqual(['20mm', '25mm', '30mm']);
  });

  it('that is chosen is among them, however many there are', async () => {
    const names = Array.from({ length: 15 }, (_, n) => `Size ${n + 1}`);
    const sized = ['1', '2'].map((value) =>
      bearing(value, value, { specifications: names.map((name) => ({ name, value, unit: 'mm' })) }),
    );
    const of = createMemorySearch({
      products: sized,
      categories: [{ id: 'bearings', name: 'Bearings', filters: names }],
      places: [],
      synonyms: [],
      decimal: '.',
    });
    const filters = { 'size-15': { from: 1 } };
    const { facets } = await of.search({ q: '', category: 'bearings', filters });
    expect(facets.at(-1)?.key).toBe('size-15');
    expect((await of.search({ q: '', category: 'bearings' })).facets.at(-1)?.key).not.toBe(
      'size-15',
    );
  });

  it('of numbers has a range with its unit', async () => {
    expect((await facet('bore', {}))?.range).toEqual({ from: 20, to: 30, unit: 'mm' });
  });
});
