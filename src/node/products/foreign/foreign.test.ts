import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileName } from '../../../document/fileName';
import { loadSchemas } from '../../schemas/load';
import { importFile } from '../importFile';
import { importSummary } from '../importSummary';
import { planOf } from '../testing';
import { figureFrom, uniqueFigures } from './figures';
import { plainText } from './plainText';

const root = path.resolve(import.meta.dirname, '../../../..');
const { config: configSchema } = loadSchemas(root);
const options = { root, publicDir: path.join(root, 'public'), configSchema, remove: false };
const config: unknown = JSON.parse(readFileSync(path.join(root, 'site.config.json'), 'utf8'));
const fixture = (name: string) => readFileSync(path.join(root, 'tests/fixtures/strangers', name));
const added = async (name: string, bytes: Buffer, answers: Record<string, string>) =>
  (await planOf(name, bytes, config, options, answers)).change.added.map(({ entry }) => entry);

describe('an export of Shopify', () => {
  const read = async (answers: Record<string, string>) =>
    added('shop.csv', fixture('shop-export-shopify.csv'), { categories: 'last', ...answers });

  it('asks how variants are shown, and where products of a new category go', async () => {
    const file = { name: 'shop.csv', bytes: fixture('shop-export-shopify.csv'), answers: {} };
    const first = await importFile(file, config, options);
    expect(first).toMatchObject({ question: { key: 'variants' } });
    const answered = { ...file, answers: { variants: 'one' } };
    const second = await importFile(answered, config, options);
    expect(second).toMatchObject({ question: { key: 'categories' } });
    const third = await importFile(
      { ...file, answers: { variants: 'one', categories: 'last' } },
      config,
      options,
    );
    expect(third).toHaveProperty('plan');
  });

  it('is one product with its sizes and their codes in its table', async () => {
    expect(await read({ variants: 'one' })).toMatchObject([
      {
        id: 'ball-valve',
        description: 'Brass ball valve for water.',
        category: 'valves',
        brand: 'Kuvani',
        variants: [
          { id: 'bv-015', name: 'DN15', code: 'BV-015' },
          { id: 'bv-020', name: 'DN20', code: 'BV-020' },
          { id: 'bv-025', name: 'DN25', code: 'BV-025' },
        ],
      },
      {
        id: 'gv-050',
        code: 'GV-050',
        description: 'Gate Valve (GV-050). Kuvani. Valves.',
      },
    ]);
  });

  it('is a product for each size, if that is wanted', async () => {
    const products = await read({ variants: 'several' });
    expect(products.map(({ code, name }) => [code, name])).toEqual([
      ['BV-015', 'Ball Valve DN15'],
      ['BV-020', 'Ball Valve DN20'],
      ['BV-025', 'Ball Valve DN25'],
      ['GV-050', 'Gate Valve'],
    ]);
  });

  it('lists its pictures as to fetch, and takes those that are there by their names', async () => {
    const file = {
      name: 'shop.csv',
      bytes: fixture('shop-export-shopify.csv'),
      answers: { variants: 'one', categories: 'last' },
    };
    const pictures = {
      find: (name: string) =>
        name === 'bv15.jpg' ? '/images/products/ac-contactor.svg' : undefined,
    };
    const result = await importFile({ ...file, pictures }, config, options);
    if (!('plan' in result)) throw new Error('It was asked.');
    expect(result.plan.foreign?.toFetch).toEqual(['https://shop.example/bv20.jpg']);
    expect(result.plan.change.added[0]?.entry['image']).toEqual({
      src: '/images/products/ac-contactor.svg',
      alt: 'Brass ball valve',
    });
  });

  it('goes into a category of the site, if that is wanted', async () => {
    const plan = await planOf('shop.csv', fixture('shop-export-shopify.csv'), config, options, {
      variants: 'one',
      categories: 'in:mining',
    });
    expect(plan.foreign?.categories).toEqual([]);
    expect(plan.change.added.map(({ entry }) => entry['category'])).toEqual(['mining', 'mining']);
  });
});

describe('BMEcat and ETIM xChange', () => {
  const answers = { categories: 'first' };

  it('BMEcat 1.2: features become figures, groups categories, in its own encoding', async () => {
    expect(await added('a.xml', fixture('bmecat-1.2.xml'), answers)).toMatchObject([
      {
        id: 'kh-015-a',
        code: 'KH 015/A',
        name: 'Kugelhahn DN15',
        category: 'armaturen',
        description: 'Messing, für Wasser & Luft.\n\n- mit Hebel',
        brand: 'Kuvani',
        otherCodes: ['4012345678901'],
        specifications: [
          { name: 'Druck', value: '16', unit: 'bar' },
          { name: 'Farbe', value: 'rot, blau' },
          { name: 'Nennweite', value: '15', unit: 'mm' },
          { name: 'GTIN', value: '4012345678901' },
        ],
      },
    ]);
  });

  it.each(['bmecat-2005.xml', 'etim-xchange.json'])(
    '%s: texts in the language of the site, units as people write them',
    async (name) => {
      const [product] = await added(name, fixture(name), answers);
      expect(product).toMatchObject({
        id: 'bv-015',
        name: 'Ball valve DN15',
        description: 'Brass ball valve for water and air.',
        unit: 'm',
        specifications: expect.arrayContaining([{ name: 'Pressure', value: '16', unit: 'bar' }]),
      });
    },
  );

  it('BMEcat 2005 with a tree of features: the leaves become figures, alike ones under their headings', async () => {
    const feature = (id: number, parent: number, name: string, value: string) =>
      `<FEATURE><FTEMPLATE><FT_ID>0173-1#02-A</FT_ID><FT_NAME>${name}</FT_NAME></FTEMPLATE>${value}<FID>${id}</FID><FPARENT_ID>${parent}</FPARENT_ID></FEATURE>`;
    const features = [
      feature(1, -1, 'Housing', '<FVALUE_DETAILS>Housing</FVALUE_DETAILS>'),
      feature(2, 1, 'Depth', '<FVALUE>12</FVALUE>'),
      feature(3, -1, 'Lid', '<FVALUE_DETAILS>Lid</FVALUE_DETAILS>'),
      feature(4, 3, 'Depth', '<FVALUE>3</FVALUE>'),
      feature(5, 3, 'Colour', '<FVALUE_DETAILS>grey</FVALUE_DETAILS>'),
    ].join('');
    const xml = `<BMECAT version="2005" xmlns="http://www.bmecat.org/bmecat/2005+onto"><T_NEW_CATALOG><PRODUCT><SUPPLIER_PID>r-1</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>Relay</DESCRIPTION_SHORT><DESCRIPTION_LONG>A relay for doors and lids.</DESCRIPTION_LONG></PRODUCT_DETAILS><PRODUCT_FEATURES>${features}</PRODUCT_FEATURES></PRODUCT></T_NEW_CATALOG></BMECAT>`;
    const [product] = await added('relay.xml', Buffer.from(xml), answers);
    expect(product).toMatchObject({
      specifications: [
        { name: 'Housing: Depth', value: '12' },
        { name: 'Lid: Depth', value: '3' },
        { name: 'Colour', value: 'grey' },
      ],
    });
  });

  it.each([
    ['a.xml', '<BMECAT><ARTICLE>', 'This file is no well-formed XML'],
    ['a.json', '{"Supplier": [', 'This file is no well-formed JSON'],
    ['a.json', '{"Supplier": []}', 'This JSON file is no ETIM xChange catalogue'],
  ])('%s %s is refused with the reason', async (name, text, reason) => {
    await expect(planOf(name, Buffer.from(text), config, options)).rejects.toThrow(reason);
  });
});

describe('a price list of somebody', () => {
  const list = [
    'Price list 2026;;;;',
    'Artikel-Nr.;Bezeichnung;Warengruppe;Gewicht (kg);Preis EUR',
    'KH 15/A;Kugelhahn DN15;Armaturen;0,4;12,50',
    'KH 20/A;Kugelhahn DN20;Armaturen;0,6;14,50',
    ';Schrauben;;;',
  ].join('\n');

  it('is asked what its columns are: guessed, with the first texts of each that differ', async () => {
    const file = { name: 'list.csv', bytes: Buffer.from(list), answers: {} };
    const result = await importFile(file, config, options);
    if (!('question' in result)) throw new Error('It was not asked.');
    expect(result.question.choices.map(({ label }) => label)).toEqual([
      'Artikel-Nr. → code',
      'Bezeichnung → name',
      'Warengruppe → category',
      'Gewicht (kg) → specification',
      'Preis EUR → left out',
    ]);
    expect(result.question.choices[0]?.sample).toBe('KH 15/A · KH 20/A');
    expect(result.question.choices[2]?.sample).toBe('Armaturen');
    expect(result.question.needsPerson).toBe(true);
  });

  it('becomes products, with units in their place', async () => {
    const answers = { columns: 'guess', categories: 'last' };
    expect(await added('list.csv', Buffer.from(list), answers)).toMatchObject([
      {
        id: 'kh-15-a',
        code: 'KH 15/A',
        name: 'Kugelhahn DN15',
        category: 'armaturen',
        specifications: [{ name: 'Gewicht', value: '0,4', unit: 'kg' }],
      },
      { id: 'kh-20-a' },
    ]);
  });

  it('is read as was said, and as was said of the same headings before', async () => {
    const answers = { columns: 'Gewicht (kg)=leave,Warengruppe=figure', categories: 'in:mining' };
    const plan = await planOf('list.csv', Buffer.from(list), config, options, answers);
    const { key = '', answers: kept = {} } = plan.foreign ?? {};
    const file = {
      name: 'b.csv',
      bytes: Buffer.from(list),
      answers: {},
      remembered: { [key]: kept },
    };
    const result = await importFile(file, config, options);
    if (!('plan' in result)) throw new Error('It was asked again.');
    expect(result.plan.change.added[0]?.entry).toMatchObject({
      category: 'mining',
      specifications: [{ name: 'Warengruppe', value: 'Armaturen' }],
    });
  });

  it.each([
    ['Farbe=code', 'No column of this table is called "Farbe".'],
    ['Bezeichnung=title', '"title" is nothing that a column can be.'],
    ['Bezeichnung=leave', 'One column must be the name: say which.'],
  ])('says what is wrong with an answer: %s', async (columns, reason) => {
    const answers = { columns };
    await expect(planOf('l.csv', Buffer.from(list), config, options, answers)).rejects.toThrow(
      reason,
    );
  });

  it('has its mistakes in bulk told in one line', async () => {
    const rows = Array.from({ length: 600 }, (_, n) => `P ${n};Pump ${n};nowhere`);
    const text = ['Id;Name;Category', ...rows].join('\n');
    const plan = await planOf('l.csv', Buffer.from(text), config, options);
    const lines = importSummary(plan, false).split('\n');
    const mistakes = lines.slice(lines.findIndex((line) => line.endsWith('mistakes')));
    expect(mistakes.length).toBeLessThan(6);
    expect(mistakes.join('\n')).toContain('and 596 more:');
  });
});

describe('a text of another system', () => {
  it.each([
    ['<p>Brass <b>valve</b></p><p>for&nbsp;water</p>', 'Brass valve\n\nfor water'],
    ['One<br>two<br/>three', 'One\ntwo\nthree'],
    ['<ul><li>a</li><li>b &amp; c</li></ul>', '- a\n- b & c'],
    ['<ul><li><p>a</p></li><li></li><li>\n<p>b</p></li></ul>', '- a\n- b'],
    ['<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n- b\n- c'],
    ['<table><tr><td>a</td><td>b</td></tr></table>', 'a | b'],
    ['<style>p{}</style><script>alert(1)</script>x', 'x'],
    ['5 < 6 & 7 > 2', '5 < 6 & 7 > 2'],
    ['2.5 mm&sup2;, &frac12; & R&D; x', '2.5 mm², ½ & R&D; x'],
    ['plain\r\ntext\u2028here', 'plain\ntext\nhere'],
  ])('%j is %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it('has its unit in the heading or in the value', () => {
    expect(figureFrom('Weight (kg)', '2.5')).toEqual({ name: 'Weight', value: '2.5', unit: 'kg' });
    expect(figureFrom('Length, mm', '12')).toEqual({ name: 'Length', value: '12', unit: 'mm' });
    const [length, size] = uniqueFigures([
      { name: 'Length', value: '10 mm' },
      { name: 'Thread', value: 'M10 x 1.5' },
    ]);
    expect(length).toEqual({ name: 'Length', value: '10', unit: 'mm' });
    expect(size).toEqual({ name: 'Thread', value: 'M10 x 1.5' });
  });

  it('keeps both values of two figures with one name', () => {
    const two = [
      { name: 'Size', value: 'S' },
      { name: 'Size', value: 'M' },
      { name: 'Size', value: 'S' },
    ];
    expect(uniqueFigures(two)).toEqual([{ name: 'Size', value: 'S, M' }]);
  });

  it('names a picture by the end of its address', () => {
    expect(fileName('https://a.example/x/BV%2015.JPG?v=2#a')).toBe('bv 15.jpg');
    expect(fileName(String.raw`C:\pictures\a.png`)).toBe('a.png');
  });
});
