import { readFileSync } from 'node:fs';
import path from 'node:path';
import { utils, write, type Range } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../schemas/load';
import { importFile } from './importFile';
import { importSummary } from './importSummary';
import { planOf } from './testing';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, 'tests/fixtures/other-company');
const { config: configSchema } = loadSchemas(root);
const options = { root, publicDir: path.join(folder, 'public'), configSchema, remove: false };
const config: unknown = JSON.parse(readFileSync(path.join(folder, 'site.config.json'), 'utf8'));
const csv = (...rows: string[]) => Buffer.from(rows.join('\n'));
const guess = { columns: 'guess', categories: 'in:deck' };
const planned = async (name: string, bytes: Buffer, answers: Record<string, string> = guess) =>
  planOf(name, bytes, config, options, answers);
const asked = async (bytes: Buffer, answers: Record<string, string> = {}) => {
  const result = await importFile({ name: 'list.csv', bytes, answers }, config, options);
  return 'question' in result ? result.question : undefined;
};

/** A workbook of sheets, with what is merged in the first. */
function workbook(sheets: Record<string, string[][]>, merges: Range[] = []): Buffer {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(rows);
    if (book.SheetNames.length === 0) sheet['!merges'] = merges;
    utils.book_append_sheet(book, sheet, name);
  }
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

describe('names of products', () => {
  const long = 'Mascara of the famous house, waterproof, in the colour ';

  it('stay as they are, also if two products of different codes share one', async () => {
    const rows = ['Code;Name', `a-1;${long}black`, `a-2;${long}brown`, 'a-3;Pen', 'a-4;Pen'];
    const { change, mistakes } = await planned('list.csv', csv(...rows));
    expect(change.added.map(({ entry }) => entry['name'])).toEqual([
      `${long}black`,
      `${long}brown`,
      'Pen',
      'Pen',
    ]);
    expect(mistakes.inTable).toEqual([]);
  });
});

describe('other sheets of a workbook', () => {
  const ropes = [
    ['Code', 'Name', 'Length (m)', 'Price'],
    ['a-1', 'Rope of hemp', '20', '5'],
    ['a-2', 'Rope of nylon', '30', '6'],
  ];

  it('that go on with other columns are read with it, each the category of its products', async () => {
    const lamps = [
      ['Lamps of 2026', '', '', ''],
      ['Name', 'Code', 'Power (W)', 'Colour'],
      ['Masthead lamp', 'b-1', '25', 'white'],
    ];
    const plan = await planned('shop.xlsx', workbook({ Ropes: ropes, Lamps: lamps }), {
      columns: 'Colour=leave',
      categories: 'last',
    });
    expect(plan.change.added.map(({ entry }) => entry)).toMatchObject([
      {
        id: 'a-1',
        category: 'ropes',
        specifications: [{ name: 'Length', value: '20', unit: 'm' }],
      },
      { id: 'a-2' },
      { id: 'b-1', category: 'lamps', specifications: [{ name: 'Power', value: '25', unit: 'W' }] },
    ]);
    expect(plan.mistakes.inTable).toEqual([]);
  });

  it('that have the same products again are left out', async () => {
    const stock = [
      ['Code', 'Name', 'Store'],
      ['a-2', 'Rope of nylon', 'Bergen'],
      ['a-1', 'Rope of hemp', 'Bergen'],
    ];
    const plan = await planned('shop.xlsx', workbook({ Ropes: ropes, Stock: stock }));
    expect(plan.change.added.map(({ entry }) => entry['id'])).toEqual(['a-1', 'a-2']);
    expect(importSummary(plan, false)).toContain('3 × rows of the sheet "Stock"');
  });

  it.each(['Phone', 'E-mail', 'Contact person', 'City', 'Mobile No.', 'Address line 1'])(
    'that are lists of people are left out: %s',
    async (heading) => {
      const people = [
        ['Code', 'Name', heading],
        ['c-1', 'J. Moyo', '12'],
      ];
      const plan = await planned('shop.xlsx', workbook({ Ropes: ropes, Customers: people }));
      expect(plan.change.added.map(({ entry }) => entry['id'])).toEqual(['a-1', 'a-2']);
      expect(importSummary(plan, false)).toContain(
        'rows of the sheet "Customers", which has other headings',
      );
    },
  );

  it('are named with their rows, and the largest table is read', async () => {
    const sheets = {
      Groups: [
        ['Number', 'Group'],
        ['1', 'Lips'],
      ],
      Products: [
        ['Code', 'Name'],
        ['a-1', 'Red lipstick'],
        ['a-2', 'Black mascara'],
      ],
    };
    const plan = await planned('shop.xlsx', workbook(sheets));
    expect(plan.change.added.map(({ entry }) => entry['id'])).toEqual(['a-1', 'a-2']);
    expect(importSummary(plan, false)).toContain(
      '2 × rows of the sheet "Groups", which has other headings: they are left out.',
    );
  });

  it('with the same headings are read together, each the category of its products', async () => {
    const sheets = {
      Pumps: [
        ['Code', 'Name', 'Price'],
        ['p-1', 'Pump for water', '12 €'],
      ],
      Valves: [
        ['Code', 'Name', 'Price'],
        ['v-1', 'Ball valve', '3 €'],
      ],
    };
    const plan = await planned('shop.xlsx', workbook(sheets), {
      columns: 'guess',
      categories: 'last',
    });
    expect(plan.change.added.map(({ entry }) => entry['category'])).toEqual(['pumps', 'valves']);
    expect(JSON.stringify(plan.operations)).not.toContain('€');
  });
});

it('titles that are merged over the rows of a workbook are groups, and no mistakes', async () => {
  const rows = [
    ['Code', 'Name', 'Weight'],
    ['Valves'],
    ['v-1', 'Ball valve', '1'],
    ['Pumps'],
    ['p-1', 'Pump for water', '12'],
  ];
  const over = (row: number) => ({ s: { r: row, c: 0 }, e: { r: row, c: 2 } });
  const bytes = workbook({ List: rows }, [over(1), over(3)]);
  const plan = await planned('list.xlsx', bytes, { columns: 'guess', categories: 'last' });
  expect(plan.mistakes).toEqual({ inTable: [], elsewhere: [] });
  expect(plan.foreign?.categories).toEqual(['Valves', 'Pumps']);
  expect(plan.change.added.map(({ entry }) => entry['category'])).toEqual(['valves', 'pumps']);
});

describe('a code that stands there more than once', () => {
  const rows = [
    'Code;Name;Bore',
    'a-1;Pump for water;1',
    'b-1;Ball valve;2',
    'a-1;Pump for water;1',
  ];

  it('is taken once if its rows say the same, which is told and no mistake', async () => {
    const plan = await planned('list.csv', csv(...rows));
    expect(plan.mistakes.inTable).toEqual([]);
    expect(plan.change.added.map(({ entry }) => entry['id'])).toEqual(['a-1', 'b-1']);
    expect(importSummary(plan, false)).toContain(
      '1 × products that stand there more than once, each time the same.',
    );
  });

  it('is asked about if its rows say something else: nobody else knows which is right', async () => {
    const question = await asked(csv(...rows, 'b-1;Ball valve;3'), guess);
    expect(question).toMatchObject({
      key: 'repeats',
      text: 'One row has a code that stands already above, with other values: b-1 (row 5). Which are right?',
      needsPerson: true,
    });
  });

  it('has its first row taken, or the others shown as mistakes at their rows, as is answered', async () => {
    const file = csv(...rows, 'b-1;Ball valve;3');
    const first = await planned('list.csv', file, { ...guess, repeats: 'first' });
    expect(first.mistakes.inTable).toEqual([]);
    expect(
      first.foreign?.notes.get('rows whose code stands already above: left out, as you said'),
    ).toBe(1);
    const mended = await planned('list.csv', file, { ...guess, repeats: 'mend' });
    expect(mended.mistakes.inTable).toMatchObject([
      { cell: 'row 5', message: expect.stringContaining('"b-1" stands already in row 3') },
    ]);
  });
});

describe('headings that other systems have, too', () => {
  it.each([
    'id,name,category,price\n17,Ball valve,Valves,12.50\n',
    'id,name,type,standard_price\nproduct_1,Ball valve,Storable,0\n',
  ])('are asked about: %j', async (text) => {
    expect(await asked(Buffer.from(text))).toMatchObject({ key: 'columns' });
  });

  it('are ours where all headings are, or a product of the site is meant', async () => {
    expect(await asked(csv('id,name,category', 'new-1,Winch,deck'))).toBe(undefined);
    const known = csv('id,name,price', 'eng-010,Inboard Diesel 12 kW,100');
    expect(await asked(known)).toBe(undefined);
    const plan = await planned('list.csv', known, {});
    expect(importSummary(plan, false)).toContain('add --columns guess');
  });
});

it('a file without headings is asked about with its first row, which is a product then', async () => {
  const file = csv(
    'CSF;10884;5300;Radiator of the air conditioning',
    'BMW;51357;4000;Window of the left front door',
  );
  const question = await asked(file);
  expect(question?.text).toContain('This table has no row of headings');
  expect(question?.choices[0]).toMatchObject({ label: 'Column A → left out', sample: 'CSF · BMW' });
  const { change } = await planned('list.csv', file);
  expect(change.added.map(({ entry }) => entry['name'])).toEqual([
    'Radiator of the air conditioning',
    'Window of the left front door',
  ]);
});

it('columns that are left out are named', async () => {
  const plan = await planned('list.csv', csv('Code;Name;Цена;Остаток', 'a-1;Pump for water;12;3'));
  expect(importSummary(plan, false)).toContain('2 × columns left out: Цена, Остаток.');
});

it.each([
  ['Code;Name;Price', 'This file has headings and no product below them.'],
  ['Code', 'There is no table in this file'],
])('a file without products says what it lacks: %s', async (text, reason) => {
  await expect(planned('list.csv', csv(text))).rejects.toThrow(reason);
});
