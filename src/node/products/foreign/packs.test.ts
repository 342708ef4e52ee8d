import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../schemas/load';
import { importFile } from '../importFile';
import { planOf } from '../testing';

const root = path.resolve(import.meta.dirname, '../../../..');
const { config: configSchema } = loadSchemas(root);
const options = { root, publicDir: path.join(root, 'public'), configSchema, remove: false };
const config: unknown = JSON.parse(readFileSync(path.join(root, 'site.config.json'), 'utf8'));
const added = async (name: string, bytes: Buffer, answers: Record<string, string>) =>
  (await planOf(name, bytes, config, options, answers)).change.added.map(({ entry }) => entry);

describe('a code that stands there in two units', () => {
  const list = [
    'Item no;Product name;Unit;Pack size;Brand;Price',
    'KH 15;Ball valve of brass;EA;1;Kuvani;12,50',
    'KH 15;Ball valve of brass;Pack of 10;10;Kuvani;112,00',
    'KH 20;Ball valve of steel;EA;1;Kuvani;14,00',
  ].join('\n');
  const read = async (variants: string) =>
    added('list.csv', Buffer.from(list), { columns: 'guess', categories: 'last', variants });

  it('is asked about once, as sizes are', async () => {
    const file = { name: 'list.csv', bytes: Buffer.from(list), answers: { columns: 'guess' } };
    expect(await importFile(file, config, options)).toMatchObject({
      question: { key: 'variants', text: expect.stringContaining('each, Pack of 10') },
    });
  });

  it('is one product with its units', async () => {
    const [first, second, ...others] = await read('one');
    expect(first).toMatchObject({
      code: 'KH 15',
      name: 'Ball valve of brass',
      brand: 'Kuvani',
      specifications: [
        { name: 'Unit', value: 'each, Pack of 10' },
        { name: 'Pack size', value: '1, 10' },
      ],
    });
    expect(second).toMatchObject({ code: 'KH 20' });
    expect(others).toEqual([]);
  });

  it('is a product for each unit, if that is wanted', async () => {
    const products = await read('several');
    expect(products.map(({ name, unit }) => [name, unit])).toEqual([
      ['Ball valve of brass each', undefined],
      ['Ball valve of brass Pack of 10', 'Pack of 10'],
      ['Ball valve of steel', undefined],
    ]);
    expect(products[1]).toMatchObject({
      specifications: expect.arrayContaining([{ name: 'Pack size', value: '10' }]),
    });
  });
});

it('ETIM xChange of a trader: its own number is the code where the maker has none', async () => {
  const product = {
    ProductDetails: {
      ProductDescriptions: [
        { DescriptionLanguage: 'en-GB', MinimalProductDescription: 'Ball valve for water' },
      ],
    },
    TradeItem: [{ ItemIdentification: { SupplierItemNumber: 'T 15' } }],
  };
  const file = { CatalogueId: '1', Supplier: [{ Product: [product] }] };
  const [first] = await added('a.json', Buffer.from(JSON.stringify(file)), { categories: 'first' });
  expect(first).toMatchObject({ id: 't-15', code: 'T 15', name: 'Ball valve for water' });
});
