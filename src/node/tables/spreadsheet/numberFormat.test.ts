import { utils, write } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { readWorkbook } from './readWorkbook';

/** What LibreOffice 7.4 shows for the same, spaces at the ends aside. */
it.each([
  ['[$-409]#,##0.0" mm"', 12, '12.0 mm'],
  ['[$-1009]#,##0;[$-1009]-#,##0', -1250, '-1,250'],
  ['[$€-407] #,##0.00', 12, '€ 12.00'],
  ['[<100]0.0" °C";0" °C"', -20, '-20.0 °C'],
  ['[<1]0.000;0.0', -3.75, '-3.750'],
  ['[>=1000]0.0,"k";0', -20, '-20'],
  ['[<0]0.0;0.00', -20, '20.0'],
  ['[>=0]0.0;0.0" below"', -20, '20.0 below'],
  ['0.0;(0.0)', -3, '(3.0)'],
  ['0.0;0.0', -3, '3.0'],
  ['00000', -12, '-00012'],
  ['0°', 12, '12°'],
  [String.raw`_-* #,##0.00\ _€_-;\-* #,##0.00\ _€_-`, 1250.5, '1,250.50'],
  [String.raw`_-* #,##0.00\ _€_-;\-* #,##0.00\ _€_-`, -1250.5, '-1,250.50'],
  ['0.00_£', 12.5, '12.50'],
  ['0.0"Ω"', 12, '12.0Ω'],
  ['General" V"', 1.25, '1.25 V'],
  ['"M"General', 8, 'M8'],
  ['# ?/8', 0, '0'],
  ['# ?/8" in"', 0.02, '0 in'],
  ['# ?/8" in"', 1.25, '1 2/8 in'],
  ['# ??/16', 0.0625, '1/16'],
])('a number in the format %s shows as in spreadsheet programs: %f', (z, v, shown) => {
  const sheet = utils.aoa_to_sheet([[v]]);
  Object.assign(sheet['A1'] ?? {}, { z });
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'A');
  const bytes = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  expect(readWorkbook(bytes)[0]?.rows[0]?.[0]).toBe(shown);
});
