import type { Schema } from '../schema/schema';
import { cellValue } from './cellText';
import { array, assert, constantFrom, property, string, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { joinLines, splitLines } from './lines';

it('writes one thing a line, its fields between bars', () => {
  expect(
    joinLines([
      ['Weight', '128', 'kg'],
      ['Refrigerant', 'R290', ''],
    ]),
  ).toBe('Weight | 128 | kg\nRefrigerant | R290');
});

it('gives back every text that it has written', () => {
  const field = string({
    unit: constantFrom('a', ' ', '|', '\\', '\n', '\r', 'n', 's', 'å'),
  });
  const things = array(tuple(field, field, field), { minLength: 1 });
  assert(
    property(things, (list) => {
      const filled = splitLines(joinLines(list)).map((fields) =>
        [0, 1, 2].map((at) => fields[at] ?? ''),
      );
      expect(filled).toEqual(list);
    }),
  );
});

it('takes no blank line of a cell for an entry, and a cell of blank lines for an empty one', () => {
  const text: Schema = { type: 'string' };
  const items = { properties: { name: text, value: text, unit: text } };
  const schema: Schema = { type: 'array', items };
  const value = [
    { name: 'Size', value: '1' },
    { name: 'Weight', value: '2', unit: 'kg' },
  ];
  expect(cellValue('\nSize | 1\n\n  \nWeight | 2 | kg\n | \n', schema)).toEqual({ value });
  expect(cellValue('\n \n', schema)).toEqual({ value: undefined });
});
