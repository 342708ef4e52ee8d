import { read, type CellObject } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { asXlsx } from './xlsx';

const texts = ['0012', '=1+1', '+47', '@x', '1e5', '_x0041_', 'a & b < "c"', ' two\nlines ', '😀'];

it('a workbook has texts as texts, numbers as numbers, and no formula', () => {
  const rows = texts.map((text, at) => [text, at + 0.5, undefined]);
  const book = read(asXlsx([['Code', 'Price', 'Empty'], ...rows], 'Quotation: 1/2'), {
    dense: true,
    cellNF: true,
  });
  expect(book.SheetNames).toEqual(['Quotation  1 2']);
  const cells = Object.values(book.Sheets)[0]?.['!data'] as CellObject[][];
  expect(
    cells.slice(1).map(([first, second]) => [first?.t, first?.v, first?.z, second?.v]),
  ).toEqual(texts.map((text, at) => ['s', text, '@', at + 0.5]));
  expect(cells.flat().some((cell) => cell.f !== undefined)).toBe(false);
});

it('what XML cannot say is left out', () => {
  const book = read(asXlsx([['a\u0000b\uFFFFc\uD800']], '[]'), { dense: true });
  expect(book.SheetNames).toEqual(['Table']);
  expect(Object.values(book.Sheets)[0]?.['!data']?.[0]?.[0]?.v).toBe('abc');
});
