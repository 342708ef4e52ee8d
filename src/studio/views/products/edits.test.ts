import { expect, it } from 'vitest';
import type { Schema } from '../../../document/schema/schema';
import { applyAll } from '../../../document/apply';
import { columnsOf } from '../../../document/table/columns';
import { editOf, removalOf, textsIn, writesOfFill, writesOfPaste, writesOfText } from './edits';
import type { CellWrite, TableOfEntries } from './edits';
import type { Range } from './selection';

const schema: Schema = {
  type: 'object',
  required: ['id', 'name'],
  properties: {
    id: { type: 'string', 'x-kind': 'product-id' },
    name: { type: 'string' },
    category: { type: 'string', 'x-kind': 'category' },
    stock: { type: 'integer' },
  },
};
const list = [
  { id: 'a-1', name: 'Pump', category: 'pumps', stock: 1 },
  { id: 'a-2', name: 'Valve', category: 'valves' },
  { id: 'a-3', name: 'Hose' },
];
const columns = columnsOf(schema);
// As if sorted downwards by id.
const table: TableOfEntries = {
  list,
  order: [2, 1, 0],
  columns,
  schema,
  path: ['products'],
  names: new Map([['category', new Map([['pumps & more', 'pumps']])]]),
  labels: new Map([
    [
      'category',
      new Map([
        ['pumps', 'Pumps & More'],
        ['valves', 'valves'],
      ]),
    ],
  ]),
};
const range = (top: number, bottom: number, left: number, right: number): Range => ({
  top,
  bottom,
  left,
  right,
});
const after = (writes: readonly CellWrite[]) => {
  const { operations, ...rest } = editOf(writes, table);
  return { ...rest, operations, value: applyAll({ products: list }, operations).value };
};

it('pastes more rows than a function takes arguments', () => {
  const block = Array.from({ length: 300_000 }, () => ['x']);
  expect(writesOfPaste(block, range(0, 0, 1, 1), 4)).toHaveLength(block.length);
});

it('[G5] pastes a block from the first cell of the range, and leaves out what stands behind the last column', () => {
  const writes = writesOfPaste([['x', 'y'], ['z']], range(1, 1, 3, 3), 4);
  expect(writes).toEqual([
    { row: 1, column: 3, text: 'x' },
    { row: 2, column: 3, text: 'z' },
  ]);
});

it('repeats one text, or a block that fits, over the whole range', () => {
  expect(writesOfPaste([['x']], range(0, 1, 0, 1), 4)).toHaveLength(4);
  const texts = writesOfPaste([['x'], ['y']], range(0, 3, 0, 0), 4).map(({ text }) => text);
  expect(texts).toEqual(['x', 'y', 'x', 'y']);
});

it('writes into the entries that the rows show, and understands names of categories', () => {
  const { value } = after([{ row: 0, column: 2, text: 'Pumps & More' }]);
  expect(value).toEqual({ products: list.with(2, { id: 'a-3', name: 'Hose', category: 'pumps' }) });
});

it('adds entries for rows behind the last one, in their order, but none for empty rows', () => {
  const { value, added } = after([
    ...writesOfPaste([['b-1', 'New'], ['', ''], ['b-2']], range(3, 3, 0, 0), 4),
  ]);
  expect(added).toBe(2);
  expect(value).toEqual({
    products: [...list, { id: 'b-1', name: 'New' }, { id: 'b-2', name: '' }],
  });
});

it('names the texts that a cell cannot take, and takes all others', () => {
  const { value, refused } = after([
    { row: 2, column: 3, text: 'many' },
    { row: 2, column: 1, text: 'Big pump' },
    { row: 3, column: 3, text: 'few' },
  ]);
  expect(refused.map(({ index, column, text }) => [index, column.key, text])).toEqual([
    [0, 'stock', 'many'],
    [3, 'stock', 'few'],
  ]);
  expect(value).toMatchObject({ products: [{ name: 'Big pump', stock: 1 }, {}, {}, { id: '' }] });
});

it('[G8] makes short names of pasted names, each of its own, and leaves one alone that was emptied', () => {
  const pasted = writesOfPaste(
    [['Big Pump, 2″'], ['Hose'], ['Hose'], ['ポンプ']],
    range(3, 3, 1, 1),
    4,
  );
  const { value } = after([...pasted, { row: 6, column: 3, text: '1' }]);
  expect(value).toMatchObject({
    products: [{}, {}, {}, { id: 'big-pump-2' }, { id: 'hose' }, { id: 'hose-2' }, { id: '' }],
  });
  expect(after([{ row: 2, column: 0, text: '' }]).value).toMatchObject({
    products: [{ id: '' }, {}, {}],
  });
});

it('empties cells: what may go goes, what must be there is an empty text', () => {
  const { value } = after(writesOfText(range(2, 2, 1, 3), ''));
  expect(value).toMatchObject({ products: [{ id: 'a-1', name: '' }, {}, {}] });
  expect(editOf(writesOfText(range(3, 3, 0, 3), ''), table).operations).toEqual([]);
});

it('fills a range with its first row, and one row with the one above', () => {
  const names = writesOfFill(range(0, 2, 1, 1), table).map(({ row, text }) => [row, text]);
  expect(names).toEqual([
    [1, 'Hose'],
    [2, 'Hose'],
  ]);
  expect(writesOfFill(range(2, 2, 1, 2), table)).toEqual([
    { row: 2, column: 1, text: 'Valve' },
    { row: 2, column: 2, text: 'valves' },
  ]);
  expect(writesOfFill(range(0, 0, 1, 1), table)).toEqual([]);
});

it('[G9] copies a range as it is shown, and pasting it back changes nothing', () => {
  const copied = textsIn(range(1, 2, 0, 2), table);
  expect(copied).toEqual([
    ['a-2', 'Valve', 'valves'],
    ['a-1', 'Pump', 'Pumps & More'],
  ]);
  expect(editOf(writesOfPaste(copied, range(1, 1, 0, 0), 4), table).operations).toEqual([]);
});

it('removes the entries of rows, wherever they stand in the list', () => {
  const { value } = applyAll({ products: list }, removalOf(range(0, 1, 0, 0), table));
  expect(value).toEqual({ products: [list[0]] });
});
