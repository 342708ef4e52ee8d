import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../schemas/load';
import { planOf } from '../testing';

const root = path.resolve(import.meta.dirname, '../../../..');
const { config: configSchema } = loadSchemas(root);
const publicDir = path.join(root, 'public');
const options = { root, publicDir, configSchema, remove: false };
const config = JSON.parse(readFileSync(path.join(root, 'site.config.json'), 'utf8')) as {
  site: { language: string };
};
const german = { ...config, site: { ...config.site, language: 'de' } };
const answers = { categories: 'last' };

/** A catalogue of BMEcat 2005 with these parts of products after their codes. */
const bmecat = (products: Readonly<Record<string, string>>, mode = 'new'): string => {
  const all = Object.entries(products).map(
    ([code, parts]) =>
      `<PRODUCT mode="${mode}"><SUPPLIER_PID>${code}</SUPPLIER_PID>${parts}</PRODUCT>`,
  );
  return `<BMECAT version="2005"><T_NEW_CATALOG>${all.join('')}</T_NEW_CATALOG></BMECAT>`;
};
const details = (more = ''): string =>
  `<PRODUCT_DETAILS><DESCRIPTION_SHORT>Ball valve</DESCRIPTION_SHORT><DESCRIPTION_LONG>Brass ball valve for water and air.</DESCRIPTION_LONG>${more}</PRODUCT_DETAILS>`;
const order = (fields: string): string =>
  `<PRODUCT_ORDER_DETAILS>${fields}</PRODUCT_ORDER_DETAILS>`;

async function read(text: string, site: unknown = config, name = 'a.xml') {
  const plan = await planOf(name, Buffer.from(text), site, options, answers);
  expect(plan.mistakes).toEqual({ inTable: [], elsewhere: [] });
  return {
    products: plan.change.added.map(({ entry }) => entry),
    notes: [...(plan.foreign?.notes ?? [])].map(([what, times]) => `${times} × ${what}`),
  };
}

describe('BMEcat: what is taken over', () => {
  it('the codes of the maker are found by visitors, and shown', async () => {
    const { products } = await read(
      bmecat({
        bv15: details(
          '<SUPPLIER_ALT_PID>ALT-15</SUPPLIER_ALT_PID><MANUFACTURER_PID>K-15</MANUFACTURER_PID><MANUFACTURER_NAME>Kuvani</MANUFACTURER_NAME><MANUFACTURER_TYPE_DESCR>KV 15 R</MANUFACTURER_TYPE_DESCR>',
        ),
      }),
      german,
    );
    expect(products[0]).toMatchObject({
      brand: 'Kuvani',
      otherCodes: ['K-15', 'KV 15 R', 'ALT-15'],
      specifications: [
        { name: 'Herstellernummer', value: 'K-15' },
        { name: 'Typ', value: 'KV 15 R' },
      ],
    });
  });

  it.each([
    [
      '<ORDER_UNIT>BX</ORDER_UNIT><CONTENT_UNIT>PCE</CONTENT_UNIT><NO_CU_PER_OU>6</NO_CU_PER_OU>',
      'box of 6',
    ],
    [
      '<ORDER_UNIT>RO</ORDER_UNIT><CONTENT_UNIT>MTR</CONTENT_UNIT><NO_CU_PER_OU>50</NO_CU_PER_OU>',
      'roll of 50 m',
    ],
    ['<ORDER_UNIT>BX</ORDER_UNIT><NO_CU_PER_OU>1</NO_CU_PER_OU>', 'box'],
    ['<ORDER_UNIT>C62</ORDER_UNIT>', undefined],
  ])('%s is ordered as %j', async (fields, unit) => {
    const { products } = await read(bmecat({ bv15: details() + order(fields) }));
    expect(products[0]?.['unit']).toBe(unit);
  });

  it('what is in it stands in brackets where the site is in another language than English', async () => {
    const fields = '<ORDER_UNIT>Packung</ORDER_UNIT><NO_CU_PER_OU>6</NO_CU_PER_OU>';
    const { products } = await read(bmecat({ bv15: details() + order(fields) }), german);
    expect(products[0]?.['unit']).toBe('Packung (6)');
  });

  it('quantities, customs and dimensions are technical data, in the language of the site', async () => {
    const quantities =
      '<ORDER_UNIT>PCE</ORDER_UNIT><NO_CU_PER_OU>4</NO_CU_PER_OU><QUANTITY_MIN>10</QUANTITY_MIN><QUANTITY_INTERVAL>5</QUANTITY_INTERVAL>';
    const logistics =
      '<PRODUCT_LOGISTIC_DETAILS><CUSTOMS_TARIFF_NUMBER><CUSTOMS_NUMBER>84818081</CUSTOMS_NUMBER></CUSTOMS_TARIFF_NUMBER><COUNTRY_OF_ORIGIN>IT</COUNTRY_OF_ORIGIN><PRODUCT_DIMENSIONS><WEIGHT>0.4</WEIGHT><LENGTH>0.12</LENGTH></PRODUCT_DIMENSIONS></PRODUCT_LOGISTIC_DETAILS>';
    const file = bmecat({ bv15: details() + order(quantities) + logistics });
    expect((await read(file, german)).products[0]?.['specifications']).toEqual([
      { name: 'Inhalt', value: '4' },
      { name: 'Mindestbestellmenge', value: '10' },
      { name: 'Bestellbar in Schritten von', value: '5' },
      { name: 'Gewicht', value: '0.4', unit: 'kg' },
      { name: 'Länge', value: '0.12', unit: 'm' },
      { name: 'Zolltarifnummer', value: '84818081' },
      { name: 'Ursprungsland', value: 'Italien' },
    ]);
  });

  it('references become related products and a successor, by the ids that the rows are given', async () => {
    const refers = (type: string, code: string) =>
      `<PRODUCT_REFERENCE type="${type}"><PROD_ID_TO>${code}</PROD_ID_TO></PRODUCT_REFERENCE>`;
    const old = details('<PRODUCT_STATUS type="old_product">x</PRODUCT_STATUS>');
    const { products, notes } = await read(
      bmecat({
        'BV/15': old + refers('followup', 'BV/20'),
        'BV/20': details() + refers('similar', 'BV/15') + refers('accessories', 'H-1'),
        'H-1': details() + refers('consists_of', 'BV/15') + refers('accessories', 'nowhere'),
      }),
    );
    expect(products).toMatchObject([
      { id: 'bv-15', status: 'discontinued', successor: 'bv-20' },
      { id: 'bv-20', related: ['h-1', 'bv-15'] },
      { id: 'h-1' },
    ]);
    expect(products[2]).not.toHaveProperty('related');
    expect(notes).toContain(
      '1 × references to products that are neither in this file nor on the site: left out',
    );
    expect(notes).toContain(
      '1 × references to parts of a set, to bases or to other packings: left out',
    );
  });

  it('remarks and features without a name are part of the description', async () => {
    const feature = '<FEATURE><FNAME>-</FNAME><FVALUE>Closes by hand.</FVALUE></FEATURE>';
    const { products } = await read(
      bmecat({
        bv15:
          details('<REMARKS>Ask for keys.</REMARKS><REMARKS type="seo">Buy now</REMARKS>') +
          `<PRODUCT_FEATURES>${feature}</PRODUCT_FEATURES>`,
      }),
    );
    expect(products[0]?.['description']).toBe(
      'Brass ball valve for water and air.\n\n- Closes by hand.\n\nAsk for keys.',
    );
  });

  it('pictures come in their order, without logos; a data sheet is taken from public/', async () => {
    const mime = (source: string, more: string) =>
      `<MIME><MIME_SOURCE>${source}</MIME_SOURCE>${more}</MIME>`;
    const files = [
      mime('side.jpg', '<MIME_ORDER>2</MIME_ORDER>'),
      mime('front.jpg', '<MIME_ORDER>1</MIME_ORDER>'),
      mime('brand.jpg', '<MIME_PURPOSE>logo</MIME_PURPOSE>'),
      mime(
        'BV15.pdf',
        '<MIME_TYPE>application/pdf</MIME_TYPE><MIME_PURPOSE>data_sheet</MIME_PURPOSE>',
      ),
    ];
    const text = bmecat({ bv15: `${details()}<MIME_INFO>${files.join('')}</MIME_INFO>` });
    const plan = await planOf('a.xml', Buffer.from(text), config, options, answers);
    expect(plan.foreign?.toFetch).toEqual(['front.jpg', 'side.jpg']);
    const notes = [...(plan.foreign?.notes.keys() ?? [])];
    expect(notes).toContain('logos, symbols and small copies of pictures: left out');
    expect(notes.join('\n')).toContain('data sheets that are not in public/');
  });

  it('ETIM: its pictures, its series as the category, ranges, and no letters for missing values', async () => {
    const extensions =
      '<USER_DEFINED_EXTENSIONS><UDX.EDXF.MIME_INFO><UDX.EDXF.MIME><UDX.EDXF.MIME_SOURCE>a.jpg</UDX.EDXF.MIME_SOURCE><UDX.EDXF.MIME_CODE>MD01</UDX.EDXF.MIME_CODE></UDX.EDXF.MIME></UDX.EDXF.MIME_INFO><UDX.EDXF.PRODUCT_SERIES>Compact</UDX.EDXF.PRODUCT_SERIES></USER_DEFINED_EXTENSIONS>';
    const feature = (name: string, ...values: string[]) =>
      `<FEATURE><FNAME>${name}</FNAME>${values.map((one) => `<FVALUE>${one}</FVALUE>`).join('')}</FEATURE>`;
    const features = `<PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ETIM-9.0</REFERENCE_FEATURE_SYSTEM_NAME>${feature('EF007515', '-10', '60')}${feature('EF005997', 'true')}<FEATURE><FNAME>EF001366</FNAME><FVALUE>-</FVALUE><FVALUE_DETAILS>UN</FVALUE_DETAILS></FEATURE></PRODUCT_FEATURES>`;
    const text = bmecat({ bv15: details() + features + extensions });
    const plan = await planOf('a.xml', Buffer.from(text), config, options, answers);
    expect(plan.foreign).toMatchObject({ categories: ['Compact'], toFetch: ['a.jpg'] });
    expect(plan.change.added[0]?.entry['specifications']).toEqual([
      { name: 'EF007515', value: '-10 – 60' },
      { name: 'EF005997', value: 'yes' },
    ]);
    expect([...(plan.foreign?.notes ?? [])].join('\n')).toContain('ETIM numbers alone');
  });
});

describe('BMEcat: what is not taken over', () => {
  it('is named with how often', async () => {
    const { notes } = await read(
      bmecat({
        bv15:
          details('<KEYWORD>valve</KEYWORD><KEYWORD>tap</KEYWORD><BUYER_PID>7</BUYER_PID>') +
          '<PRODUCT_PRICE_DETAILS><PRODUCT_PRICE><PRICE_AMOUNT>5</PRICE_AMOUNT></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS><USER_DEFINED_EXTENSIONS><UDX.X.A>1</UDX.X.A><UDX.X.B>2</UDX.X.B></USER_DEFINED_EXTENSIONS>',
      }),
    );
    expect(notes).toEqual([
      expect.stringMatching(/^2 × search words: left out/),
      '1 × codes of a single buyer: left out',
      '1 × prices: products here have none',
      '2 × fields that products here have no place for: left out (UDX.X.A, UDX.X.B)',
    ]);
  });

  it('products to delete stay on the site; a file that updates prices says so', async () => {
    const plan = planOf(
      'a.xml',
      Buffer.from(bmecat({ bv15: details() }, 'delete')),
      config,
      options,
    );
    await expect(plan).rejects.toThrow('This file of BMEcat has no products in it.');
    const prices = '<BMECAT><T_UPDATE_PRICES><PRODUCT></PRODUCT></T_UPDATE_PRICES></BMECAT>';
    await expect(planOf('a.xml', Buffer.from(prices), config, options)).rejects.toThrow(
      'This BMEcat file only updates prices',
    );
  });
});

describe('ETIM xChange', () => {
  it('orders, relations and status are taken over, and the rest is named', async () => {
    const product = (code: string, more: object) => ({
      ProductIdentification: { ManufacturerProductNumber: code, BrandName: 'Kuvani' },
      ProductDetails: {
        ProductDescriptions: [
          {
            MinimalProductDescription: 'Ball valve',
            ProductMarketingText: 'Brass valve for water and air.',
          },
        ],
      },
      ...more,
    });
    const file = {
      Supplier: [
        {
          Product: [
            product('BV-15', {
              ProductDetails: {
                ProductStatus: 'OBSOLETE',
                ProductDescriptions: [
                  { MinimalProductDescription: 'Old valve', ProductKeyword: ['tap', 'cock'] },
                ],
              },
              ProductRelations: [
                { RelationType: 'SUCCESSOR', RelatedManufacturerProductNumber: 'BV-20' },
              ],
            }),
            product('BV-20', {
              ProductRelations: [
                { RelationType: 'PREDECESSOR', RelatedManufacturerProductNumber: 'BV-15' },
                { RelationType: 'ACCESSORY', RelatedManufacturerProductNumber: 'BV-15' },
              ],
              TradeItem: [
                {
                  ItemIdentification: { SupplierItemNumber: '0815' },
                  Ordering: { OrderUnit: 'PCE', MinimumOrderQuantity: '10', OrderStepSize: '1' },
                  ItemLogisticDetails: [{ BaseItemNetWeight: '0.4', NetWeightUnit: 'KGM' }],
                  Pricing: [{ NetPrice: '5' }],
                },
              ],
            }),
          ],
        },
      ],
    };
    const { products, notes } = await read(JSON.stringify(file), config, 'a.json');
    expect(products).toMatchObject([
      { id: 'bv-15', brand: 'Kuvani', status: 'discontinued', successor: 'bv-20' },
      {
        id: 'bv-20',
        otherCodes: ['0815', 'BV-15'],
        related: ['bv-15'],
        specifications: [
          { name: 'Minimum order', value: '10' },
          { name: 'Weight', value: '0.4', unit: 'kg' },
        ],
      },
    ]);
    expect(notes).toContain('1 × prices: products here have none');
    expect(notes.join('\n')).toMatch(/^2 × search words/m);
  });
});
