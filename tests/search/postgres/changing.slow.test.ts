import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemorySearch } from '../../../src/catalogue/search/memorySearch';
import type { IndexedProduct, SearchSource } from '../../../src/catalogue/search/searchTypes';
import { Unavailable, type EndpointProvider } from '../../../src/node/search/provider';
import { reportMissing } from '../../setup/reportMissing';
import { temporaryFolder } from '../../temporary/temporaryFolder';
import { wrongCounts } from '../counting';
import { isSame, requestsFor } from '../manyRequests';
import { partsCatalogue } from '../partsCatalogue';
import { openPostgres } from './opened';
import { findPostgres } from './programs';
import { prepareServers } from './servers';

const found = findPostgres();
const servers = 'folder' in found ? prepareServers(found.folder, temporaryFolder()) : undefined;
const opened: EndpointProvider[] = [];
afterAll(async () => {
  await Promise.all(opened.map(async (provider) => provider.close?.()));
  await servers?.close();
});

reportMissing('missing' in found ? found.missing : undefined);

/** Another product at each place that a function says something of; none for null. */
const withProducts = (
  source: SearchSource,
  other: (product: IndexedProduct, place: number) => IndexedProduct | null | undefined,
): SearchSource => ({
  ...source,
  products: source.products.flatMap((product, place) => {
    const changed = other(product, place);
    return changed === null ? [] : [changed ?? product];
  }),
});

const pump: IndexedProduct = {
  id: 'pump-1',
  code: 'ZZ-900',
  name: 'Bilge pump',
  brand: 'Aqua',
  categories: ['Pumps'],
  description: 'Keeps the hold dry.',
  specifications: [{ name: 'Head', value: '12', unit: 'm' }],
};

/** What happens to a catalogue in a month, each on top of the one before. */
const MONTH: [what: string, change: (source: SearchSource) => SearchSource][] = [
  [
    'texts change',
    (source) =>
      withProducts(source, (product, place) =>
        place % 100 === 7
          ? { ...product, name: `${product.name} quenched`, description: 'Galvanised twice.' }
          : undefined,
      ),
  ],
  [
    'properties, codes and statuses change, and one gets a property that no other has',
    (source) =>
      withProducts(source, (product, place) => {
        if (place === 40) return { ...product, code: 'NEW 0040', otherCodes: ['OLD-40'] };
        if (place === 90) return { ...product, status: 'discontinued' };
        if (place !== 60) return undefined;
        const specifications = [{ name: 'Noise', value: '60', unit: 'dB' }];
        return { ...product, specifications };
      }),
  ],
  [
    'products come before all others, between them and behind them',
    (source) => ({
      ...source,
      categories: [...source.categories, { id: 'Pumps', name: 'Pumps' }],
      products: [
        { ...pump, id: 'pump-0', code: 'AA-1' },
        ...source.products.slice(0, 300),
        pump,
        ...source.products.slice(300),
        { ...pump, id: 'pump-2', code: 'ZZ-901', brand: 'Nordlager' },
      ],
    }),
  ],
  [
    'products go',
    (source) => withProducts(source, (_, place) => (place % 50 === 3 ? null : undefined)),
  ],
  [
    'others take their slots, and the order turns',
    (source) => ({
      ...source,
      products: [...source.products, { ...pump, id: 'pump-3', code: 'ZZ-902' }].toReversed(),
    }),
  ],
  [
    'a category gets another name',
    (source) => ({
      ...source,
      categories: source.categories.map((one) =>
        one.id === 'Pumps' ? { id: 'Pumps', name: 'Bilge and fire pumps' } : one,
      ),
    }),
  ],
];

describe.each(servers ? [servers] : [])('a catalogue that changes in PostgreSQL', (own) => {
  let address = '';
  beforeAll(async () => {
    address = own.addressOf(await own.startPrimary());
  });

  const open = async (source: SearchSource, version: string) => {
    const provider = await openPostgres(source, address, version);
    opened.push(provider);
    return provider;
  };
  const rows = async <Row extends object>(sql: string): Promise<Row[]> => {
    const client = new Client({ connectionString: address });
    await client.connect();
    const answer = await client.query<Row>(sql);
    await client.end();
    return answer.rows;
  };
  /** Requests whose answer is not that of the page. */
  const different = async (provider: EndpointProvider, source: SearchSource) => {
    const page = createMemorySearch(source);
    const asked = requestsFor({ ...source, products: source.products.slice(0, 12) });
    const wrong: string[] = [];
    for (const request of asked) {
      const [theirs, ours] = [await page.search(request), await provider.search(request)];
      if (theirs.match === 'similar' ? ours.match !== 'similar' : !isSame(theirs, ours))
        wrong.push(JSON.stringify(request));
    }
    return wrong;
  };

  it('answers like the page after each change, and as before for who has not taken it up', async () => {
    let source = partsCatalogue(1500);
    let before = { provider: await open(source, 'month'), source };
    for (const [what, change] of MONTH) {
      source = change(source);
      const provider = await open(source, what);
      expect([what, await different(provider, source)]).toEqual([what, []]);
      expect([what, await wrongCounts(provider, source, 20)]).toEqual([what, []]);
      expect([what, await different(before.provider, before.source)]).toEqual([what, []]);
      before = { provider, source };
    }
    const written = await rows<{ schema: string; changed: number }>(
      'select schema, changed from search.revisions order by revision',
    );
    expect(new Set(written.map(({ schema }) => schema)).size).toBe(1);
    expect(written).toHaveLength(MONTH.length + 1);
  });

  it('writes what has changed alone', async () => {
    const source = partsCatalogue(1000);
    await open(source, 'few');
    const changed = withProducts(source, (product, place) =>
      place === 5 ? { ...product, description: 'Quenched.' } : undefined,
    );
    await open(changed, 'few, changed');
    const [newest] = await rows<{ schema: string; revision: number }>(
      'select schema, revision from search.revisions order by loaded desc limit 1',
    );
    const counts = await rows<{ name: string; count: number }>(
      ['products', 'terms', 'codes', 'columns', 'orders']
        .map(
          (table) =>
            `select '${table}' as name, count(*)::int as count from ${newest?.schema}.${table} where since = ${newest?.revision}`,
        )
        .join(' union all '),
    );
    const of = (table: string) => counts.find(({ name }) => name === table)?.count;
    expect([of('products'), of('codes'), of('columns'), of('orders')]).toEqual([1, 2, 0, 0]);
    expect(of('terms')).toBeLessThan(30);
  });

  it('is loaded as a whole again where much has changed', async () => {
    const source = partsCatalogue(500);
    await open(source, 'much');
    const half = withProducts(source, (product, place) =>
      place % 2 ? { ...product, name: `${product.name} II` } : undefined,
    );
    const provider = await open(half, 'much, changed');
    expect(await different(provider, half)).toEqual([]);
    const newest = await rows<{ changed: number }>(
      'select changed from search.revisions order by loaded desc limit 1',
    );
    expect(newest).toEqual([{ changed: 0 }]);
  });

  it('keeps ten revisions, and says that an older one has gone rather than that nothing is found', async () => {
    let source = partsCatalogue(400);
    const first = await open(source, 'kept');
    const asked = { q: 'bearing' };
    const answer = await first.search(asked);
    for (let n = 0; n < 10; n += 1) {
      expect(await first.search(asked)).toEqual(answer);
      source = withProducts(source, (product, place) =>
        place === n ? { ...product, name: 'Bearing of another kind' } : undefined,
      );
      await open(source, `kept ${n}`);
    }
    await expect(first.search(asked)).rejects.toThrow(Unavailable);
  });
});
