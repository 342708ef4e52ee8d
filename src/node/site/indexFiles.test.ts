import { describe, expect, it } from 'vitest';
import { bucketOf } from '../../catalogue/buckets';
import type { CatalogueEntry, ProductSummary } from '../../generated/types';
import type { Catalogue } from './catalogue';
import { indexFiles } from './indexFiles';

const image = { src: '/assets/a.svg', alt: '', width: 4, height: 3 };

/** A catalogue of products with these names and the ids p-0, p-1 … */
function catalogueOf(names: string[]): Catalogue {
  return {
    productIds: () => names.map((_, n) => `p-${n}`),
    summary: (id: string): ProductSummary => {
      const name = names[Number(id.slice(2))] ?? '';
      return { id, name, category: 'Pumps', image };
    },
    sizes: (): Iterable<never> => [],
    sizeCount: () => 0,
  } as Catalogue;
}

const read = (text?: string) => JSON.parse(text ?? '') as Record<string, CatalogueEntry>;

describe('the catalogue by id', () => {
  it('contains what an inquiry list shows of a product', () => {
    const { index, files } = indexFiles(catalogueOf(['Pump']));
    expect(index.buckets).toBe(1);
    expect(read(files().get(`${index.base}/0.json`))).toEqual({
      'p-0': { name: 'Pump', category: 'Pumps', image: '/assets/a.svg' },
    });
  });

  it('has names as tiles show them, without the soft hyphens that do not belong in messages', () => {
    const { files } = indexFiles(catalogueOf(['Diesel\u00ADpump 110\u00A0kW']));
    expect([...files().values()].join('')).toContain('"Dieselpump 110\u00A0kW"');
  });

  it('puts every product of a large catalogue into the file where it is looked up, and keeps files small', () => {
    const names = Array.from({ length: 10_000 }, (_, n) => `Product ${n}`);
    const { index, files } = indexFiles(catalogueOf(names));
    const all = [...files()].flatMap(([url, text]) =>
      Object.keys(read(text)).map((id) => [id, url] as const),
    );
    expect(all).toHaveLength(10_000);
    const astray = all.filter(
      ([id, url]) => url !== `${index.base}/${bucketOf(id, index.buckets)}.json`,
    );
    expect(astray).toEqual([]);
    expect(Math.max(...[...files().values()].map((text) => text.length))).toBeLessThan(12_000);
  });

  it('knows a size by its id, and whose it is', () => {
    const summary = { id: 'p-0-s', name: 'Pump, S', category: 'Pumps', image, code: 'P 0/S' };
    const sizes = () => [{ id: 'p-0-s', of: 'p-0', summary }];
    const { files } = indexFiles({ ...catalogueOf(['Pump']), sizes, sizeCount: () => 1 });
    expect(read([...files().values()][0])['p-0-s']).toEqual({
      name: 'Pump, S',
      category: 'Pumps',
      image: '/assets/a.svg',
      code: 'P 0/S',
      page: 'p-0#p-0-s',
    });
  });

  it('marks products with the same name', () => {
    const { files } = indexFiles(catalogueOf(['Pump', 'Fan', 'PUMP']));
    const entries = Object.entries(read([...files().values()][0]));
    expect(entries.filter(([, { twin }]) => twin).map(([id]) => id)).toEqual(['p-0', 'p-2']);
  });

  it('keeps its addresses on a large site, also with some products more', () => {
    const filesOf = (count: number) =>
      indexFiles(
        catalogueOf(Array.from({ length: count }, (_, n) => `Product ${n}`)),
        '/catalogue/c1',
      ).files();
    const [before, after] = [filesOf(10_000), filesOf(10_100)];
    expect([...after.keys()]).toEqual([...before.keys()]);
    expect([...after.keys()][0]).toBe('/catalogue/c1/_by-id/0.json');
    // A product stays in its file.
    const changed = [...after].filter(([url, text]) => before.get(url) !== text);
    expect(changed.length).toBeLessThanOrEqual(100);
  });

  it('has a content hash in its address', () => {
    const [one, other] = [indexFiles(catalogueOf(['Pump'])), indexFiles(catalogueOf(['Fan']))];
    expect(one.index.base).not.toBe(other.index.base);
    expect(indexFiles(catalogueOf(['Pump'])).index).toEqual(one.index);
  });

  it('exists, but is empty, without products', () => {
    expect([...indexFiles(catalogueOf([])).files().values()]).toEqual(['{}']);
  });
});
