import { utils, write } from '@e965/xlsx';
import { unzipSync, zipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readWorkbook } from './readWorkbook';

const strangers = path.resolve(import.meta.dirname, '../../../../tests/fixtures/strangers');
const firstCells = (bytes: Buffer) => readWorkbook(bytes)[0]?.rows.map(([cell]) => cell);

it('raised and lowered figures of .xls files stay so, also in texts of several records', () => {
  // Written by LibreOffice 7.4; '51' is there with a raised 1 and without, which cannot be told apart.
  const long = `Ω ${'filter '.repeat(1300)}10³ per ml`;
  expect(firstCells(readFileSync(path.join(strangers, 'raised-figures.xls')))).toEqual([
    '10⁶ cycles',
    '1 1/2 in',
    'CO₂',
    '⁶Li',
    '106 plain',
    long,
    '51',
    '51',
    '1st',
  ]);
});

it('so do those of .xlsb files', () => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['106 cycles'], ['106']]), 'A');
  const options = { type: 'buffer', bookType: 'xlsb', bookSST: true } as const;
  const parts = unzipSync(write(book, options) as Buffer);
  const text = Buffer.from('106 cycles', 'utf16le');
  const item = Buffer.concat([
    bytesOf([1, 1], [4, 10]),
    text,
    bytesOf([4, 2], [2, 2], [2, 1], [2, 3], [2, 0]),
  ]);
  const other = Buffer.concat([bytesOf([1, 0], [4, 3]), Buffer.from('106', 'utf16le')]);
  // BrtSSTItem of [MS-XLSB] in what begins and ends the list, and two fonts.
  parts['xl/sharedStrings.bin'] = Buffer.concat([
    record(159, bytesOf([4, 2], [4, 2])),
    record(19, item),
    record(19, other),
    record(160, Buffer.alloc(0)),
  ]);
  const font = (escapement: number) =>
    record(
      43,
      bytesOf([2, 220], [2, 0], [2, 400], [2, escapement], [4, 0], [4, 0], [4, 0], [1, 0], [4, 0]),
    );
  parts['xl/styles.bin'] = Buffer.concat([record(278, Buffer.alloc(0)), font(0), font(1)]);
  expect(firstCells(Buffer.from(zipSync(parts)))).toEqual(['10⁶ cycles', '106']);
});

function record(type: number, data: Buffer): Buffer {
  const sevenBits = (number: number): number[] =>
    number < 0x80 ? [number] : [(number & 0x7f) | 0x80, ...sevenBits(number >> 7)];
  return Buffer.concat([Buffer.from([...sevenBits(type), ...sevenBits(data.length)]), data]);
}

/** Numbers in so many bytes, the lowest first. */
function bytesOf(...numbers: [bytes: number, number: number][]): Buffer {
  return Buffer.concat(
    numbers.map(([bytes, number]) => {
      const buffer = Buffer.alloc(bytes);
      buffer.writeUIntLE(number, 0, bytes);
      return buffer;
    }),
  );
}
