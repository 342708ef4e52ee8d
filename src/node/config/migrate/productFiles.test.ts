import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import { loadSchemas } from '../../schemas/load';
import { writeWorkbook } from '../../tables/spreadsheet/writeWorkbook';
import { loadWorkbooks, workbookRows } from '../productFiles/workbook';
import { migrate } from './migrate';
import { migrateProductFiles } from './productFiles';
import type { Step } from './step';

const schema = loadSchemas(process.cwd()).config;

/** What a field was called, and how its values were written. */
const STEP: Step = {
  from: 2,
  to: 3,
  describe: 'The field "factory" is called "brand", and units are in lower case.',
  migrate: () => {},
  migrateProduct: (product) => {
    product.rename(['factory'], 'brand', ['Made in', 'Laget hos']);
    const unit = product.read(['unit']);
    if (unit !== undefined) product.replace(['unit'], unit.toLowerCase());
  },
};

let folder: string;
beforeAll(loadWorkbooks);
beforeEach(() => {
  folder = temporaryFolder();
});

const migrated = async (
  name: string,
  content: string | Buffer,
  steps: readonly Step[] = [STEP],
) => {
  writeFileSync(join(folder, name), content);
  const config = { store: { products: { from: name } } };
  return migrateProductFiles(config, { folder, schema, steps });
};
const textOf = async (name: string, content: string, steps?: readonly Step[]) =>
  (await migrated(name, content, steps)).map(({ bytes }) => bytes.toString())[0];

describe('a file with products', () => {
  it.each<[what: string, name: string, before: string, after: string]>([
    [
      'JSON lines',
      'a.jsonl',
      '\uFEFF{ "id": "a",  "factory": "A-1", "unit": "Box" }\r\n\r\n{"id":"b","unit":"box"}\r\n{"id":"c","factory":"C"}',
      '\uFEFF{ "id": "a",  "brand": "A-1", "unit": "box" }\r\n\r\n{"id":"b","unit":"box"}\r\n{"id":"c","brand":"C"}',
    ],
    [
      'a table with keys as headings',
      'a.csv',
      'Our list\nid,name,factory,unit\na,"Pump, large",A-1,Box\nb, kept ,"B",box\n',
      'Our list\nid,name,brand,unit\na,"Pump, large",A-1,box\nb, kept ,"B",box\n',
    ],
    [
      'a table with other headings and separators',
      'a.csv',
      '\uFEFF"id";"name";"Made in";"unit"\r\n"a";"One";"A;1";"Box"\r\n',
      '\uFEFF"id";"name";"Manufacturer";"unit"\r\n"a";"One";"A;1";"box"\r\n',
    ],
    ['a table without rows', 'a.csv', 'id,name,factory\n', 'id,name,brand\n'],
    [
      'cells that begin like a formula',
      'a.csv',
      "id,name,unit\na,'=1+1,Box\n",
      "id,name,unit\na,'=1+1,box\n",
    ],
  ])(
    'is migrated, and what no step changes keeps every character: %s',
    async (_, name, before, after) => {
      expect(await textOf(name, before)).toBe(after);
      expect(await textOf(name, after)).toBeUndefined();
    },
  );

  it('is migrated as a workbook', async () => {
    const rows = [
      ['id', 'name', 'Laget hos', 'unit'],
      ['a', 'One', '007', 'Box'],
    ];
    const [file] = await migrated('a.xlsx', await writeWorkbook(rows, 'en'));
    expect(workbookRows(file?.bytes ?? Buffer.of()).map(({ cells }) => cells)).toEqual([
      ['id', 'name', 'Manufacturer', 'unit'],
      ['a', 'One', '007', 'box'],
    ]);
  });

  it('is migrated step by step, all rows by each', async () => {
    const next: Step = {
      ...STEP,
      migrateProduct: (product) => product.rename(['brand'], 'sku'),
    };
    const before = 'id,name,factory\na,A,1\nb,B,2\n';
    expect(await textOf('a.csv', before, [STEP, next])).toBe('id,name,sku\na,A,1\nb,B,2\n');
  });

  it('has its changes with their lines', async () => {
    const [file] = await migrated('a.csv', 'id,name,factory,unit\na,A,1,Box\n');
    expect(file?.changes).toEqual([
      { line: 1, message: 'The column "factory" is now called "brand".' },
      { line: 2, message: '"unit" was "Box" and is now "box".' },
    ]);
  });

  it('stays as it is, with a column of the new name beside the old one', async () => {
    expect(await textOf('a.csv', 'id,name,factory,brand\na,A,1,2\n')).toBeUndefined();
  });

  it('is not touched by steps that change no product', async () => {
    const { migrateProduct: _, ...step } = STEP;
    expect(await migrated('a.jsonl', 'no JSON', [step])).toEqual([]);
  });

  it.each([
    ['a.jsonl', '{"id":"a"}\n{"id"\n', 'a.jsonl: Line 2 is not valid JSON'],
    ['a.csv', 'id,name\n"a,A\n', 'a.csv: Row 2: '],
    ['a.csv', 'x,y\n1,2\n', 'a.csv: No row of this file has the headings of products.'],
  ])('that cannot be read stops the migration: %s', async (name, content, message) => {
    await expect(migrated(name, content)).rejects.toThrow(message);
    expect(readFileSync(join(folder, name), 'utf8')).toBe(content);
  });
});

it('products in the config are migrated in one go, each with its line', () => {
  const text =
    '{\n"version": 2,\n"store": { "products": [\n{ "factory": "A" },\n{ "id": "b",\n"unit": "Box" }\n] }\n}';
  const result = migrate(text, 3, [STEP]);
  expect(result).toMatchObject({
    text: text
      .replace('factory', 'brand')
      .replace('Box', 'box')
      .replace('"version": 2', '"version": 3'),
    changes: [{ line: 4 }, { line: 6 }, { line: 2 }],
  });
});
