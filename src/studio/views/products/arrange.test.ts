import { expect, it } from 'vitest';
import type { Schema } from '../../../document/schema/schema';
import { columnsOf } from '../../../document/table/columns';
import { labelsOfIds, namesOfIds } from '../../../document/table/names';
import type { StudioProblem } from '../../protocol';
import { arrange, nextSorting, withNew } from './arrange';
import { decimalIn } from './decimalIn';
import { mistakesByCell } from './cellMistakes';
import { neverLinked, withoutPicture, withSameName } from './lists';

const text: Schema = { type: 'string' };
const product: Schema = {
  type: 'object',
  properties: {
    id: { ...text, 'x-kind': 'product-id' },
    code: { ...text, 'x-kind': 'product-code' },
    name: text,
    category: { ...text, 'x-kind': 'category' },
    image: { type: 'object', properties: { src: text, alt: text } },
  },
};
const columns = columnsOf(product);
const nameColumn = columns.find(({ key }) => key === 'name');
const list = [
  { id: 'a-10', name: 'Pump 10', category: 'zinc' },
  { id: 'a-9', name: 'Pump 9', image: { src: '/a.svg', alt: 'Blue' } },
  { id: 'a-1', name: '' },
  { id: 'b-1', name: 'pump 9', category: 'deck' },
];

const categories: Schema = {
  type: 'array',
  items: {
    type: 'object',
    properties: { id: { ...text, 'x-kind': 'category-id' }, name: text },
  },
};
const named = [
  { id: 'zinc', name: 'Anodes' },
  { id: 'deck', name: 'Masts & Rigging' },
];
const labels = labelsOfIds(categories, named, namesOfIds(categories, named));
const all = { text: '', columns, labels, decimal: '.' as const };

it('sorts numbers in texts by their size, and puts empty cells at the end either way', () => {
  if (!nameColumn) throw new Error('There is no column of names.');
  const upwards = nextSorting(nameColumn, undefined);
  const downwards = nextSorting(nameColumn, upwards);
  expect(arrange(list, { ...all, sorting: upwards })).toEqual([1, 3, 0, 2]);
  expect(arrange(list, { ...all, sorting: downwards })).toEqual([0, 1, 3, 2]);
  expect(nextSorting(nameColumn, downwards)).toBeUndefined();
});

it('sorts by the sizes in names, as the site does, and by codes digit by digit', () => {
  const called = (words: string, at: number) => ({ id: `p-${at}`, code: words, name: words });
  const sizes = ['Pin 0.8 mm', 'Pin 0.75 mm', 'Pin 1,150 mm', 'Pin 1 1/4"', 'Pin 1/2"'].map(called);
  const codes = ['1.10', '1.9'].map(called);
  const by = (key: string) => {
    const column = columns.find((one) => one.key === key);
    return column && nextSorting(column, undefined);
  };
  expect(arrange(sizes, { ...all, sorting: by('name') })).toEqual([4, 1, 0, 3, 2]);
  expect(arrange(sizes, { ...all, sorting: by('name'), decimal: ',' })).toEqual([4, 1, 0, 2, 3]);
  expect(arrange(codes, { ...all, sorting: by('code') })).toEqual([1, 0]);
});

it('compares the texts of a large list once, whatever is searched for in it', () => {
  const sorting = nameColumn && nextSorting(nameColumn, undefined);
  let reads = 0;
  const many = Array.from({ length: 1000 }, (_, at) => ({
    id: `p-${at}`,
    get name() {
      reads += 1;
      return `Pin ${at % 10}`;
    },
  }));
  const first = arrange(many, { ...all, sorting });
  expect(first.slice(0, 2)).toEqual([0, 10]);
  expect(reads).toBe(1000);
  expect(arrange(many, { ...all, sorting })).toEqual(first);
  expect(arrange(many, { ...all, sorting: sorting && { ...sorting, descending: true } })[0]).toBe(
    9,
  );
  expect(reads).toBe(1000);
});

it.each([
  [{ language: 'en-ZW' }, '.'],
  [{ language: 'nb-NO' }, ','],
  [{ language: 'ny', format: 'fr' }, ','],
  [{ language: 'not a language' }, '.'],
  [{}, '.'],
])('reads decimals as the site %j writes them', (site, mark) => {
  expect(decimalIn({ site })).toBe(mark);
});

it('[G9] sorts and searches by the names of categories, as the cells show them', () => {
  const category = columns.find(({ key }) => key === 'category');
  if (!category) throw new Error('There is no column of categories.');
  expect(arrange(list, { ...all, sorting: nextSorting(category, undefined) })).toEqual([
    0, 3, 1, 2,
  ]);
  expect(arrange(list, { ...all, text: 'rigging' })).toEqual([3]);
});

it('shows the entries with all words, wherever in them they are, of those that are wanted', () => {
  expect(arrange(list, { ...all, text: 'blue PUMP' })).toEqual([1]);
  expect(arrange(list, { ...all, text: 'pump', only: new Set([0, 2]) })).toEqual([0]);
});

it('keeps new entries in sight at the end until it is arranged anew', () => {
  expect(withNew([1], list, [...list, { id: 'c-1' }])).toEqual([1, 4]);
  expect(withNew([1], list, [{ id: 'c-1' }, ...list])).toBeUndefined();
  expect(withNew([1], list, list.slice(1))).toBeUndefined();
});

it('finds the cell of a mistake, and the nearest one for a mistake of a group or an entry', () => {
  const problem = (pointer: string): StudioProblem => ({
    severity: 'error',
    pointer,
    path: '',
    message: pointer,
  });
  const found = mistakesByCell(
    ['/p/0/name', '/p/1/image/alt', '/p/1/image', '/p/2', '/other'].map(problem),
    columns,
    '/p',
  );
  const keys = [...found].map(([index, row]) => [index, [...row.keys()]]);
  expect(keys).toEqual([
    [0, ['name']],
    [1, ['image.alt', 'image.src']],
    [2, ['id']],
  ]);
});

it('lists products without a picture, with the same name, and those that nothing leads to', () => {
  expect([...withoutPicture(list)]).toEqual([0, 2, 3]);
  expect([...withSameName(list)]).toEqual([1, 3]);
  const site: Schema = {
    type: 'object',
    properties: {
      featured: { ...text, 'x-kind': 'product' },
      menu: { ...text, 'x-kind': 'link' },
      words: { ...text, 'x-kind': 'inline-markdown' },
    },
  };
  const root = { featured: 'a-10', menu: '/p/a-9#top', words: 'See [it](/p/b-1?x=1).' };
  expect([...neverLinked(site, root, list)]).toEqual([2]);
});
