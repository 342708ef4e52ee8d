import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchSource } from '../../../src/catalogue/search/searchTypes';
import { Unavailable, type EndpointProvider } from '../../../src/node/search/provider';
import { reportMissing } from '../../setup/reportMissing';
import { temporaryFolder } from '../../temporary/temporaryFolder';
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

describe.each(servers ? [servers] : [])('a catalogue that is loaded into PostgreSQL', (own) => {
  const source = partsCatalogue(300);
  let address = '';
  beforeAll(async () => {
    address = own.addressOf(await own.startPrimary());
  });

  const open = async (version: string, products = source.products) => {
    const provider = await openPostgres({ ...source, products }, address, version);
    opened.push(provider);
    return provider;
  };
  const totalOf = async (provider: EndpointProvider) =>
    (await provider.search({ q: '', size: 1 })).total;
  const catalogues = async (): Promise<number> => {
    const client = new Client({ connectionString: address });
    await client.connect();
    const { rowCount } = await client.query(
      "select from pg_namespace where nspname like 'catalogue\\_%'",
    );
    await client.end();
    return rowCount ?? 0;
  };

  it('is loaded once by endpoints that start at the same time, and found by later ones', async () => {
    const providers = await Promise.all([open('first'), open('first'), open('first')]);
    expect(await Promise.all(providers.map(totalOf))).toEqual([300, 300, 300]);
    expect(await catalogues()).toBe(1);
    // Nothing is read of a source that is there.
    expect(await totalOf(await open('first', []))).toBe(300);
  });

  it('is there as a whole or not at all: a load that breaks leaves what there was', async () => {
    const before = await open('first');
    await expect(open('broken', withBreak(source))).rejects.toThrow('power cut');
    expect(await totalOf(before)).toBe(300);
    expect(await catalogues()).toBe(1);
  });

  it('stays for endpoints that were not started again yet, until the one after the next', async () => {
    const first = await open('first');
    const second = await open('second', source.products.slice(0, 200));
    expect([await totalOf(first), await totalOf(second)]).toEqual([300, 200]);
    const third = await open('third', source.products.slice(0, 100));
    expect([await totalOf(second), await totalOf(third)]).toEqual([200, 100]);
    await expect(first.search({ q: 'hose', page: 2 })).rejects.toThrow(Unavailable);
    expect(await catalogues()).toBe(2);
  });

  it('stays beside those of another site in the same database', async () => {
    const before = await open('third');
    for (const [n, version] of ['first', 'second', 'third'].entries()) {
      const products = source.products.slice(0, 10 * (n + 1));
      const other = { ...source, products };
      await (await openPostgres(other, address, version, 'https://another.example')).close?.();
    }
    expect(await totalOf(before)).toBe(100);
    // Nothing is read of a source that is there.
    expect(await totalOf(await open('second', []))).toBe(200);
    expect(await catalogues()).toBe(4);
  });
});

/** Products of which the last cannot be read once the others are on their way. */
function withBreak({ products }: SearchSource): SearchSource['products'] {
  const [first] = products;
  let reads = 0;
  const broken = {
    ...first,
    get name(): string {
      // The first pass over the products has written their table.
      if ((reads += 1) > 2) throw new Error('power cut');
      return 'Pump';
    },
  };
  return [...products, broken as SearchSource['products'][number]];
}
