import { utils, write } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { readSpreadsheet } from './readSpreadsheet';

it.each([
  ['[$-409]#,##0.00', '1,250.00'],
  ['[$€-407]#,##0.00', '€1,250.00'],
  ['"US$"#,##0.00', 'US$1,250.00'],
  ['[$-409]"$"0', '$1250'],
])('an amount in the format %s has no currency but its own', async (z, text) => {
  const sheet = utils.aoa_to_sheet([[1250]]);
  Object.assign(sheet['A1'] ?? {}, { z });
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'A');
  const file = new File([write(book, { type: 'array', bookType: 'xlsx' })], 'prices.xlsx');
  const [read] = await readSpreadsheet(file);
  expect(read?.rows[0]?.[0]).toEqual({ text, number: 1250 });
});
