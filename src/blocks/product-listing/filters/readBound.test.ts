import { describe, expect, it } from 'vitest';
import { decimalMarkOf, readBound, writeBound } from './readBound';

const mm = { decimal: '.', unit: 'mm' } as const;
const komma = { decimal: ',', unit: 'mm' } as const;

describe('what is typed into a field of a range', () => {
  it.each([
    ['', undefined],
    ['  ', undefined],
    ['20', 20],
    [' 20 mm', 20],
    ['20MM', 20],
    ['45,5', 45.5],
    ['1,150', 1150],
    ['1.150', 1.15],
    ['1 1/4', 1.25],
    ['.5', 0.5],
    ['-20', -20],
    ['−20', -20],
    ['٢٥', 25],
    ['٢٫٥', 2.5],
  ])('%j is read as %d', (typed, number) => {
    expect(readBound(typed, mm)).toBe(number);
  });

  it('is read with the decimal mark of the language', () => {
    expect(readBound('1.150', komma)).toBe(1150);
    expect(readBound('1,150', komma)).toBe(1.15);
  });

  it.each(['abc', '20 kW', '1..2', '--5', '5-10'])('%j is no number', (typed) => {
    expect(readBound(typed, mm)).toBeNaN();
  });
});

it.each([1.125, -20, 1150, 0.016])('%d is read back as it is written', (bound) => {
  for (const format of [mm, komma])
    expect(readBound(writeBound(bound, format), format)).toBe(bound);
});

it.each([
  ['en-GB', '.'],
  ['nb', ','],
  ['ar', '.'],
])('%s has the decimal mark %s', (language, mark) => {
  expect(decimalMarkOf(language)).toBe(mark);
});
