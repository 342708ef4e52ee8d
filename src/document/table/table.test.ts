import { expect, it } from 'vitest';
import type { Schema } from '../schema/schema';
import { applyAll } from '../apply';
import { cellText, cellValue } from './cellText';
import { columnsOf, headingOf, idColumn, recognise } from './columns';
import { compareTable, operationsFor } from './compareTable';
import { cellOf, shownIn, withCell } from './entry';
import { labelsOfIds, namesOfIds } from './names';
import { letters } from './row';
import { readSheets, type Sheet } from './sheets';
import { tableMistakes } from './tableMistakes';

const text: Schema = { type: 'string' };
const flag: Schema = { type: 'boolean' };
const entry: Schema = {
  type: 'object',
  required: ['id', 'name'],
  properties: {
    id: { ...text, 'x-kind': 'product-id', 'x-headings': { nb: ['Varenummer', 'Varenr'] } },
    name: { ...text, 'x-headings': { nb: ['Navn'] } },
    category: { ...text, 'x-kind': 'category' },
    image: {
      title: 'Image',
      type: 'object',
      required: ['src', 'alt'],
      'x-headings': { nb: ['Bilde'] },
      properties: {
        src: { ...text, title: 'Picture file', 'x-headings': { nb: ['Fil'] } },
        alt: { ...text, title: 'What it shows' },
      },
    },
    stock: { type: 'integer' },
    data: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'value'],
        properties: { name: text, value: text, unit: text },
      },
    },
    hidden: flag,
  },
};
const columns = columnsOf(entry);
const config = {
  categories: [{ id: 'pumps', name: 'Pumps & Valves' }],
  products: [
    { id: 'a-1', name: 'Bilge pump', image: { src: '/a.svg', alt: 'A pump' }, hidden: false },
    { id: 'a-2', name: 'Ball valve', data: [{ name: 'Size', value: '1/2', unit: '"' }] },
    { id: 'a-3', name: 'Gone' },
  ],
};
const site: Schema = {
  properties: {
    categories: {
      type: 'array',
      items: {
        type: 'object',
        properties: { id: { ...text, 'x-kind': 'category-id' }, name: text },
      },
    },
    products: { type: 'array', items: entry },
  },
};
const names = namesOfIds(site, config);
const list = config.products;

const column = (key: string) => {
  const found = columns.find((one) => one.key === key);
  if (!found) throw new Error(key);
  return found;
};
const sheet = (...rows: Sheet['rows']): Sheet => ({ name: 'Sheet1', rows });
const comparison = (...rows: Sheet['rows']) =>
  compareTable(readSheets([sheet(...rows)], columns), { list, columns, schema: entry, names });

it('has a column for each field, and for each field of a group', () => {
  expect(columns.map(({ label }) => label)).toEqual([
    'Id',
    'Name',
    'Category',
    'Image: picture file',
    'Image: what it shows',
    'Stock',
    'Data',
    'Hidden',
  ]);
  expect(idColumn(columns)?.key).toBe('id');
});

it('writes headings in the language of the company where the schema knows them', () => {
  const headings = columns.map((one) => headingOf(one, entry, 'no'));
  expect(headings.slice(0, 5)).toEqual([
    'Varenummer',
    'Navn',
    'Category',
    'Bilde: Fil',
    'Image: what it shows',
  ]);
});

it('[G2] recognises headings in any order, by name, label or language, whatever their case and signs', () => {
  const found = recognise(['NAVN', 'varenr.', 'Price', 'image.alt', 'Bilde', 'Name'], columns);
  expect(found.map((one) => one?.key)).toEqual([
    'name',
    'id',
    undefined,
    'image.alt',
    'image.src',
    undefined,
  ]);
});

it('finds headings below a title, and tells what it leaves out', () => {
  const reading = readSheets(
    [
      sheet(['Prices 2026'], [], ['Name', 'Price', 'Id'], ['Pump', '12', 'a-1'], ['', '', '']),
      { name: 'Notes', rows: [['Nothing to see']] },
      { name: 'Empty', rows: [] },
    ],
    columns,
  );
  expect(reading.rows.map(({ id, row }) => [id, row])).toEqual([['a-1', 4]]);
  expect(reading.unknown).toEqual([{ sheet: 'Sheet1', cell: 'B3', heading: 'Price' }]);
  expect(reading.without).toEqual(['Notes']);
});

it('finds rows without an id, or with one that has come with other values, and says in which cell', () => {
  const { mistakes, added } = comparison(
    ['Id', 'Name'],
    ['', 'Nameless'],
    ['x', 'X'],
    ['X', 'Again'],
    [{ wrong: 'This is a date.' }, 'Date'],
  );
  expect(mistakes).toEqual([
    {
      sheet: 'Sheet1',
      cell: 'A2',
      message: 'This row has no number. Give it one, or take the row out.',
    },
    { sheet: 'Sheet1', cell: 'A4', message: expect.stringContaining('row 3 of "Sheet1"') },
    { sheet: 'Sheet1', cell: 'A5', message: 'This is a date.' },
    {
      sheet: 'Sheet1',
      cell: 'row 5',
      message: 'This row has no number. Give it one, or take the row out.',
    },
  ]);
  expect(added.map(({ entry: one }) => one)).toEqual([{ id: 'x', name: 'X' }]);
});

it('[G3] finds what is added, changed cell by cell, and missing', () => {
  const change = comparison(
    ['Name', 'Id', 'Category', 'Image: what it shows', 'Stock'],
    ['Bilge pump', 'A-1', 'pumps & valves', 'A bilge pump', '7'],
    ['Ball valve', 'a-2', '', '', ''],
    ['=1+1', '00123', 'pumps', '', 'many'],
  );
  expect(change.changed).toMatchObject([
    {
      index: 0,
      cells: [
        { cell: 'C2', from: '', to: 'pumps' },
        { cell: 'D2', from: 'A pump', to: 'A bilge pump' },
        { cell: 'E2', from: '', to: '7' },
      ],
    },
  ]);
  expect(change.added).toMatchObject([{ entry: { id: '00123', name: '=1+1', category: 'pumps' } }]);
  expect(change.missing).toEqual([{ index: 2, entry: list[2] }]);
  expect(change.same).toBe(1);
  expect(change.mistakes).toMatchObject([{ cell: 'E4', message: '"many" is not a number.' }]);

  const { operations, rows } = operationsFor(change, { list, at: '/products', remove: true });
  const after = applyAll(config, operations).value as typeof config;
  expect(after.products).toEqual([
    {
      id: 'a-1',
      name: 'Bilge pump',
      category: 'pumps',
      image: { src: '/a.svg', alt: 'A bilge pump' },
      stock: 7,
      hidden: false,
    },
    list[1],
    { id: '00123', name: '=1+1', category: 'pumps' },
  ]);
  expect(Object.keys(after.products[0] ?? {})).toEqual([
    'id',
    'name',
    'category',
    'image',
    'stock',
    'hidden',
  ]);
  expect(rows.map((row) => row?.row)).toEqual([2, undefined, 4]);

  const problem = { severity: 'error' as const, path: 'Store', message: 'Wrong.' };
  const known = { ...problem, pointer: '/pages/0/title', message: 'Known.' };
  const found = [
    { ...problem, pointer: '/products/0/image/alt' },
    { ...problem, pointer: '/products/2/image' },
    { ...problem, pointer: '/pages/0' },
    { ...problem, severity: 'warning' as const, pointer: '/products/0' },
    known,
  ];
  expect(tableMistakes(found, [known], { rows, at: '/products' })).toEqual({
    inTable: [
      { sheet: 'Sheet1', cell: 'D2', message: 'Wrong.' },
      { sheet: 'Sheet1', cell: 'row 4', message: 'Wrong.' },
    ],
    elsewhere: [{ pointer: '/pages/0', path: 'Store', message: 'Wrong.' }],
  });
});

it('changes nothing where a table says what is there, in other letters or other line ends', () => {
  const rows = list.map((one) => columns.map((each) => cellOf(one, each).replaceAll('\n', '\r\n')));
  const change = comparison(
    columns.map(({ key }) => key),
    ...rows,
  );
  expect(change).toMatchObject({ added: [], changed: [], missing: [], same: 3, mistakes: [] });
});

it('makes one line end of what programs on Windows make of it, however often they do', () => {
  const change = comparison(['Id', 'Name'], ['x', 'one\r\ntwo\r\r\nthree\rfour']);
  expect(change.added).toMatchObject([{ entry: { id: 'x', name: 'one\ntwo\nthree\rfour' } }]);
  const before = [{ id: 'x', name: 'one\r\r\ntwo' }];
  const reading = readSheets([sheet(['Id', 'Name'], ['x', 'one\ntwo'])], columns);
  const same = compareTable(reading, { list: before, columns, schema: entry, names });
  expect(same.changed).toEqual([]);
});

it('fills in and clears the fields of a group one after another', () => {
  const write = (one: Record<string, unknown>, key: string, value: string) => {
    const made = withCell(one, column(key), value, { schema: entry });
    if ('wrong' in made) throw new Error(made.wrong);
    return made.entry;
  };
  const bare = { id: 'a', name: 'A', hidden: true };
  const pictured = write(bare, 'image.src', '/a.svg');
  expect(Object.entries(pictured)[2]).toEqual(['image', { src: '/a.svg', alt: '' }]);
  expect(write(pictured, 'image.src', '')).toEqual(bare);
  expect(write(bare, 'name', '')).toEqual({ ...bare, name: '' });
  expect(write(bare, 'hidden', '')).toEqual({ id: 'a', name: 'A' });
  expect(write(bare, 'hidden', 'NEI')).toEqual({ ...bare, hidden: false });
  expect(withCell(bare, column('hidden'), 'perhaps', { schema: entry })).toEqual({
    wrong: '"perhaps" is neither yes nor no. Write one of these, or leave it empty.',
  });
});

it('writes one entry of a list a line', () => {
  const { schema } = column('data');
  const value = [
    { name: 'Size', value: '' },
    { name: 'Weight', value: '2', unit: 'kg' },
  ];
  expect(cellText(value, schema)).toBe('Size\nWeight | 2 | kg');
  expect(cellValue('Size\nWeight|2 | kg', schema)).toEqual({ value });
  expect(cellValue('a | b | c | d', schema)).toEqual({
    wrong: 'The line "a | b | c | d" has too many parts. Its form is: name | value | unit.',
  });
});

it('writes what fits no form as JSON, and reads it again', () => {
  const { schema } = column('data');
  for (const value of [['a'], [], [{ name: { deep: true } }]]) {
    expect(cellValue(cellText(value, schema), schema)).toEqual({ value });
  }
  expect(cellText({ x: 1 }, { type: 'object' })).toBe('{"x":1}');
  expect(cellValue('{', { type: 'object' })).toHaveProperty('wrong');
});

it('counts columns as spreadsheets do', () => {
  expect([0, 25, 26, 701, 702].map(letters)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
});

it('[G9] shows the name of a category only where it leads back to it', () => {
  const category = columns.find(({ key }) => key === 'category');
  if (!category) throw new Error('There is no column of categories.');
  const twins = {
    categories: [
      { id: 'pumps', name: 'Pumps & Valves' },
      { id: 'hoses', name: 'pumps' },
      { id: 'masts', name: 'Rigging' },
      { id: 'rigs', name: 'Rigging' },
      { id: 'new', name: '' },
    ],
  };
  const known = namesOfIds(site, twins);
  const labels = labelsOfIds(site, twins, known);
  const ids = [...twins.categories.map(({ id }) => id), 'unknown'];
  const shown = ids.map((id) => shownIn({ category: id }, category, labels));
  expect(shown).toEqual(['Pumps & Valves', 'hoses', 'Rigging', 'rigs', 'new', 'unknown']);
  const ways = shown.map((one) => cellValue(one, category.schema, known));
  expect(ways).toEqual(ids.map((value) => ({ value })));
});
