import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadSchemas } from '../../schemas/load';
import { planOf } from '../testing';

const root = path.resolve(import.meta.dirname, '../../../..');
const { config: configSchema } = loadSchemas(root);
const options = { root, publicDir: path.join(root, 'public'), configSchema, remove: false };
const config: unknown = JSON.parse(readFileSync(path.join(root, 'site.config.json'), 'utf8'));

/** What every shop of the samples sells: a ball valve, mostly in two sizes, and something that it hides. */
const SHOPS: readonly [shop: string, system: string, products: object[], pictures: string[]][] = [
  [
    'magento',
    'Magento',
    [
      {
        id: 'bv',
        category: 'ball-valves',
        description: 'Brass ball valve.\n\nFor water and air.',
        specifications: [
          { name: 'Material', value: 'Brass' },
          { name: 'Max pressure', value: '16', unit: 'bar' },
          { name: 'Approvals', value: 'WRAS, KIWA' },
        ],
        variants: [
          { id: 'bv-dn15', name: 'DN15' },
          { id: 'bv-dn20', name: 'DN20' },
        ],
        related: ['hose'],
      },
      { id: 'hose', unlisted: true },
    ],
    ['/b/v/bv.jpg', '/b/v/side.jpg'],
  ],
  [
    'opencart',
    'OpenCart',
    [
      {
        id: 'bv-015',
        description: 'Brass ball valve for water.',
        brand: 'Kuvani',
        otherCodes: ['BV', 'K-15', '4012345678901'],
        specifications: [
          { name: 'Weight', value: '0.40', unit: 'kg' },
          { name: 'Length', value: '12.00', unit: 'cm' },
          { name: 'GTIN', value: '4012345678901' },
        ],
        related: ['gv-50'],
      },
      { id: 'gv-50', code: 'GV 50', unlisted: true },
    ],
    ['catalog/bv15.jpg'],
  ],
  [
    'prestashop',
    'PrestaShop',
    [
      {
        id: 'bv-015',
        category: 'valves',
        description: 'Brass ball valve for water.',
        brand: 'Kuvani',
        otherCodes: ['S-15', '4012345678901'],
        specifications: [
          { name: 'Thread', value: '1/2' },
          { name: 'Material', value: 'Brass' },
          { name: 'Weight', value: '0.4' },
          { name: 'GTIN', value: '4012345678901' },
        ],
        related: ['gv-050'],
      },
      { id: 'gv-050', unlisted: true },
    ],
    ['https://shop.example/bv15.jpg', 'https://shop.example/side.jpg'],
  ],
  [
    'wix',
    'Wix',
    [
      {
        id: 'ball-valve',
        category: 'valves',
        description: 'Brass ball valve for water.\n\nCare\n\nKeep it dry.',
        brand: 'Kuvani',
        variants: [
          { id: 'bv-015', name: 'DN15' },
          { id: 'bv-020', name: 'DN20' },
        ],
      },
      { id: 'hose-clip', unlisted: true },
    ],
    ['a1~mv2.jpg', 'a2~mv2.png'],
  ],
  [
    'squarespace',
    'Squarespace',
    [
      {
        id: 'ball-valve',
        category: 'ball-valves',
        variants: [
          { id: 'bv-015', name: 'DN15' },
          { id: 'bv-020', name: 'DN20' },
        ],
      },
      { id: 'gv-050', category: 'valves', unlisted: true },
    ],
    ['https://shop.example/bv15.jpg', 'https://shop.example/side.jpg'],
  ],
  [
    'bigcommerce',
    'BigCommerce',
    [
      {
        id: 'bv',
        category: 'valves',
        brand: 'Kuvani',
        variants: [
          { id: 'bv-015', name: 'DN15' },
          { id: 'bv-020', name: 'DN20, Red' },
        ],
      },
      { id: 'gv-050', unlisted: true },
    ],
    ['bv15.jpg', 'side.jpg'],
  ],
  [
    'shopware',
    'Shopware',
    [
      {
        id: 'bv',
        description: 'Kugelhahn aus Messing, für Wasser.',
        brand: 'Kuvani',
        variants: [
          { id: 'bv-015', name: 'DN15' },
          { id: 'bv-020', name: 'DN20' },
        ],
        related: ['gv-050'],
      },
      { id: 'gv-050', unlisted: true },
    ],
    [],
  ],
];

it.each(SHOPS)(
  'an export of %s becomes products with their sizes',
  async (shop, system, all, pictures) => {
    const name = `shop-export-${shop}.csv`;
    const bytes = readFileSync(path.join(root, 'tests/fixtures/strangers', name));
    const answers = { variants: 'one', categories: 'last' };
    const { foreign, change } = await planOf(name, bytes, config, options, answers);
    expect(foreign).toMatchObject({ system, toFetch: pictures });
    expect(change.added.map(({ entry }) => entry)).toMatchObject(all);
  },
);

it('Shopware 6: variants belong to the row of their parent', async () => {
  const rows = [
    'id;parent_id;product_number;active;name;description;cover_media_url;manufacturer_name;categories',
    'x1;;BV;1;Kugelhahn;Kugelhahn aus Messing, für Wasser.;https://shop.example/bv.jpg;Kuvani;a515',
    'x2;x1;BV.1;1;;;;;',
    'x3;x1;BV.2;1;;;;;',
  ];
  const answers = { variants: 'one', categories: 'last' };
  const { foreign, change } = await planOf(
    's.csv',
    Buffer.from(rows.join('\n')),
    config,
    options,
    answers,
  );
  expect(foreign).toMatchObject({ system: 'Shopware', toFetch: ['https://shop.example/bv.jpg'] });
  expect(change.added.map(({ entry }) => entry)).toMatchObject([
    { id: 'bv', brand: 'Kuvani', variants: [{ code: 'BV.1' }, { code: 'BV.2' }] },
  ]);
});

it('a Shopware product in pieces has no unit, in bottles it has', async () => {
  const rows = [
    'ordernumber;mainnumber;name;description_long;packunit',
    'a;a;A;Some twenty letters here.;Stück',
    'b;b;B;Some twenty letters here.;Flasche(n)',
  ];
  const { change } = await planOf('s.csv', Buffer.from(rows.join('\n')), config, options, {
    categories: 'last',
  });
  expect(change.added.map(({ entry }) => entry['unit'])).toEqual([undefined, 'Flasche']);
});
