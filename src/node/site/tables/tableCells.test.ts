import { expect, it } from 'vitest';
import { tableCells } from './tableCells';

it('cuts rows at their bars, or at the tabs of a spreadsheet', () => {
  const expected = { head: ['Bolt', 'Torque'], rows: [['M8', '25 Nm']], numbers: [1] };
  expect(tableCells(['Bolt | Torque', 'M8 | 25 Nm'])).toEqual(expected);
  expect(tableCells(['Bolt\tTorque', 'M8\t25 Nm'])).toEqual(expected);
  expect(tableCells(['| Bolt | Torque |', '| M8 | 25 Nm |'])).toEqual(expected);
});

it('keeps a bar that belongs to a cell', () => {
  expect(tableCells([String.raw`Signal | Meaning`, String.raw`0 \| 1 | off or on`]).rows).toEqual([
    ['0 | 1', 'off or on'],
  ]);
});

it('fills up a row that is too short', () => {
  expect(tableCells(['a | b | c', '1']).rows).toEqual([['1', '', '']]);
});

it.each([
  ['1,250', true],
  ['-4,5 °C', true],
  ['3/4"', true],
  ['12 %', true],
  ['–', false],
  ['M8', false],
  ['8 to 10', false],
])('takes a column of %s for numbers: %s', (cell, isNumber) => {
  expect(tableCells(['Name | Value', `a | ${cell}`]).numbers.includes(1)).toBe(isNumber);
});

it('takes a column for numbers if some of its cells have nothing to say', () => {
  expect(tableCells(['Name | Value', 'a | 12', 'b | –', 'c | ']).numbers).toEqual([1]);
});
