import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { rewrite } from '../config/edit/rewrite';
import type { TableProgress } from '../../document/table/progress';
import { loadSchemas } from '../schemas/load';
import { importSummary } from './importSummary';
import { planOf } from './testing';
import { formatOf, type TableFormat } from './tableFormat';
import { writeTable } from './writeTable';

const root = path.resolve(import.meta.dirname, '../../..');
const { config: configSchema } = loadSchemas(root);
const fixture = (name: string) => path.join(root, 'tests/fixtures', name);
const OTHER = fixture('other-company/site.config.json');
const COMPANIES = [
  path.join(root, 'site.config.json'),
  OTHER,
  fixture('other-company/arabic.config.json'),
  fixture('norwegian-engines/site.config.json'),
];
const FORMATS: TableFormat[] = ['xlsx', 'csv'];

const plan = async (bytes: Buffer, format: TableFormat, config: unknown, remove = false) =>
  planOf(`list.${format}`, bytes, config, {
    root,
    publicDir: path.join(path.dirname(OTHER), 'public'),
    configSchema,
    remove,
  });

it.each(
  COMPANIES.flatMap((file) => FORMATS.map((format): [string, TableFormat] => [file, format])),
)(
  '[G1] the products of %s go out as %s and come in again without a changed byte',
  async (file, format) => {
    const text = readFileSync(file, 'utf8');
    const config: unknown = JSON.parse(text);
    const { operations, change, value } = await plan(
      await writeTable(configSchema, config, format),
      format,
      config,
    );
    expect(operations).toEqual([]);
    expect(change.mistakes).toEqual([]);
    expect(change.same).toBeGreaterThan(3);
    expect(rewrite(text, value)).toBe(text);
  },
);

const ODD = [
  '00123',
  '-5 °C',
  'the "big" one',
  'two\nlines; with, separators\tand tabs',
  '=1+1',
  'æøå ÆØÅ',
  'مضخة بالديزل',
  ' spaces around ',
  '_x0041_',
  '1.10',
  'TRUE',
  '2026-11-23',
  '\u000B😀',
];

it.each(FORMATS)('[G1] whatever is in a cell comes back as it went as %s', async (format) => {
  const products = ODD.map((name, index) => ({
    id: `00${index}`,
    name,
    category: 'engines',
    description: name,
    specifications: [{ name, value: name, unit: '=A1' }],
  }));
  const categories = [{ id: 'engines', name: 'Engines' }];
  const config = { site: { language: 'nb' }, store: { categories, products } };
  const bytes = await writeTable(configSchema, config, format);
  const from = { root, publicDir: '', configSchema, remove: true };
  const { operations } = await planOf(`list.${format}`, bytes, config, from);
  expect(operations).toEqual([]);
  const empty = { ...config, store: { categories, products: [] } };
  const { value } = await planOf(`list.${format}`, bytes, empty, from);
  expect(value).toEqual(config);
});

it('[G1] writes no cell into CSV that a spreadsheet program takes for a formula', async () => {
  const products = ['=1+1', '+1', '-1', '@a', "'=1", '＝1'].map((name, index) => ({
    id: `a-${index}`,
    name,
    category: 'engines',
    description: name,
  }));
  const config = { site: { language: 'en' }, store: { categories: [], products } };
  const text = (await writeTable(configSchema, config, 'csv')).toString();
  const names = text.split('\r\n').map((line) => line.split(',')[2]);
  expect(names.slice(1, 7)).toEqual(["'=1+1", "'+1", "'-1", "'@a", "''=1", "'＝1"]);
});

it('[G1] marks empty cells as text, too, in which 00123 stays as it is typed', async () => {
  const products = [{ id: 'a', name: 'Pump', category: 'engines', description: 'Pumps.' }];
  const config = { site: { language: 'nb' }, store: { categories: [], products } };
  const files = unzipSync(await writeTable(configSchema, config, 'xlsx'));
  const text = (file: string) => strFromU8(files[`xl/${file}.xml`] ?? new Uint8Array());
  const [, row = ''] = /<row r="2"[^>]*>(.*?)<\/row>/.exec(text('worksheets/sheet1')) ?? [];
  const styles = [...text('styles').matchAll(/<xf [^>]*numFmtId="(\d+)"/g)].map(([, id]) => id);
  const [, asText] = /<numFmt numFmtId="(\d+)" formatCode="@"/.exec(text('styles')) ?? [];
  const empty = [...row.matchAll(/<c r="\w+"(?: s="(\d+)")?\/>/g)].map(([, style]) => style);
  expect(empty.length).toBeGreaterThan(3);
  expect(asText).toBeDefined();
  expect(styles).toContain(asText);
  expect(empty).not.toContain(undefined);
});

it('[G3] tells in words what a table would do, with the sheet and cell of each mistake', async () => {
  const config = JSON.parse(readFileSync(OTHER, 'utf8')) as {
    store: { products: { id: string; name: string; category: string }[] };
  };
  const [first, second, ...others] = config.store.products;
  if (!first || !second) throw new Error('The company has no products.');
  const rows = [
    'Name;Id;Category;Price;Description',
    `New name;${first.id};${first.category};1;`,
    `Thing;thing-1;nowhere;2;`,
    `Other thing;thing-1;${first.category};2;`,
    ...others.map(({ id, name, category }) => `"${name.replaceAll('"', '""')}";${id};${category}`),
  ];
  const made = await plan(Buffer.from(rows.join('\n')), 'csv', config);
  const summary = importSummary(made, false);
  expect(summary).toContain('list.csv!D1: no column is called "Price". It is left out.');
  expect(summary).toContain('1 product added\n  thing-1  Thing');
  expect(summary).toContain(`A2 Name: "${first.name}" → "New name"`);
  expect(summary).toContain('1 product not in the table: kept');
  expect(summary).toMatch(/list\.csv!C3: .*"nowhere"/);
  // As they stand in the table, whoever has found them.
  const cells = made.mistakes.inTable.map(({ cell }) => cell);
  expect(cells).toEqual(['E2', 'E3', 'C3', 'B4', 'E5', 'E6']);
  // Products that are linked from elsewhere leave a mistake there.
  const emptied = await plan(Buffer.from('Id;Name\n'), 'csv', config, true);
  expect(emptied.change.missing).toHaveLength(config.store.products.length);
  expect(emptied.mistakes.elsewhere.length).toBeGreaterThan(0);
});

const listOf = (count: number) => ({
  site: { language: 'en' },
  store: {
    categories: [{ id: 'all', name: 'All' }],
    products: Array.from({ length: count }, (_, n) => ({ id: `p-${n}`, category: 'all' })),
  },
});

it('[G6] tells how many products are written, and of packing them', async () => {
  const told: TableProgress[] = [];
  await writeTable(configSchema, listOf(250), 'xlsx', (progress) => told.push(progress));
  expect(told).toEqual([
    ...[0, 100, 200].map((done) => ({ step: 'rows', done, total: 250 })),
    { step: 'pack' },
  ]);
});

it('[G3] refuses a file without product codes: to it, all products of the site would be missing', async () => {
  const config: unknown = JSON.parse(readFileSync(OTHER, 'utf8'));
  const strange = async (text: string) => plan(Buffer.from(text), 'csv', config, true);
  await expect(strange('Foo,Bar\n1,2\n')).rejects.toThrow(
    'The headings of this table are not ours.',
  );
  await expect(strange('')).rejects.toThrow('This file is empty.');
});

it('writes tables to .xlsx and .csv alone', async () => {
  expect(() => formatOf('list.pdf')).toThrow('A table is written to a file that ends in .xlsx');
  expect(formatOf('LIST.XLSX')).toBe('xlsx');
  await expect(writeTable(configSchema, {}, 'csv')).rejects.toThrow('This site has no store');
});
