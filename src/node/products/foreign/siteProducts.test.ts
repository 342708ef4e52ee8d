import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../schemas/load';
import { planOf } from '../testing';

const root = path.resolve(import.meta.dirname, '../../../..');
const { config: configSchema } = loadSchemas(root);
const options = { root, publicDir: path.join(root, 'public'), configSchema, remove: false };
const config = JSON.parse(readFileSync(path.join(root, 'site.config.json'), 'utf8')) as {
  store: { products: object[] };
};
const answers = { variants: 'one', categories: 'last', columns: 'guess' };
const plan = async (name: string, bytes: Buffer, site: unknown = config) =>
  planOf(name, bytes, site, options, answers);
const fixture = (name: string) => readFileSync(path.join(root, 'tests/fixtures/strangers', name));

/** The config with one more product. */
const withProduct = (product: object): unknown => ({
  ...config,
  store: { ...config.store, products: [...config.store.products, product] },
});

describe('an import into a site that has had others', () => {
  it('leaves out products that are sizes there, and says so', async () => {
    const shopify = await plan('shop.csv', fixture('shop-export-shopify.csv'));
    const second = await plan('b.csv', fixture('shop-export-woocommerce.csv'), shopify.value);
    expect(second.mistakes).toEqual({ inTable: [], elsewhere: [] });
    expect(second.change.added.map(({ entry }) => entry['id'])).toEqual(['hose']);
    expect([...(second.foreign?.notes ?? [])]).toContainEqual([
      expect.stringMatching(/^products that are sizes of another product on the site: left out/),
      1,
    ]);
  });

  it('gives sizes no id that a product there has, and keeps the ids of sizes', async () => {
    const product = {
      id: 'hose-10',
      name: 'Another hose',
      category: 'mining',
      description: 'A hose that has a page of its own.',
    };
    const first = await plan('w.csv', fixture('shop-export-woocommerce.csv'), withProduct(product));
    expect(first.mistakes).toEqual({ inTable: [], elsewhere: [] });
    const hose = first.change.added.find(({ entry }) => entry['id'] === 'hose')?.entry;
    expect(hose?.['variants']).toMatchObject([
      { id: 'hose-10-2', code: 'HOSE-10' },
      { id: 'hose-20', code: 'HOSE-20' },
    ]);
    const renamed: unknown = JSON.parse(
      JSON.stringify(first.value).replace('"id":"hose-20"', '"id":"long-hose"'),
    );
    const again = await plan('w.csv', fixture('shop-export-woocommerce.csv'), renamed);
    expect(again.operations).toEqual([]);
  });
});

describe('a table in another script, without codes', () => {
  const table = Buffer.from('Наименование;Категория\nНасос водяной;Насосы\nКран DN15;Арматура\n');

  it('has ids that can be read, and categories too', async () => {
    const { change, foreign, value } = await plan('прайс.csv', table);
    expect(change.added.map(({ entry }) => [entry['id'], entry['category']])).toEqual([
      ['nasos-vodyanoy', 'nasosy'],
      ['kran-dn15', 'armatura'],
    ]);
    expect(foreign?.categories).toEqual(['Насосы', 'Арматура']);
    expect((await plan('прайс.csv', table, value)).operations).toEqual([]);
  });

  it('leaves products the ids that earlier versions gave them', async () => {
    const earlier = {
      id: 'dn15',
      name: 'Кран DN15',
      category: 'mining',
      description: 'Кран DN15 для воды и воздуха.',
    };
    const { change } = await plan('прайс.csv', table, withProduct(earlier));
    expect(change.added.map(({ entry }) => entry['id'])).toEqual(['nasos-vodyanoy']);
    expect(change.changed.map(({ after }) => after['id'])).toEqual(['dn15']);
  });
});
