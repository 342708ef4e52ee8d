import { expect, it } from 'vitest';
import { fromTsv, toTsv } from './tsv';

it('reads what Excel copies: quoted line breaks, doubled quotation marks, a line break at the end', () => {
  const text = 'a-1\t"Pump\r\nwith ""hose"""\t2\r\na-2\t\t"x\ty"\r\n';
  expect(fromTsv(text)).toEqual([
    ['a-1', 'Pump\nwith "hose"', '2'],
    ['a-2', '', 'x\ty'],
  ]);
});

it('takes a quotation mark that quotes no whole cell for itself', () => {
  expect(fromTsv('"Deluxe" pump\t2"\n"open')).toEqual([['"Deluxe" pump', '2"'], ['"open']]);
});

it('reads one cell, and empty rows between others', () => {
  expect(fromTsv('one')).toEqual([['one']]);
  expect(fromTsv('')).toEqual([['']]);
  expect(fromTsv('a\n\nb')).toEqual([['a'], [''], ['b']]);
});

it('gives back every text that it has written', () => {
  const rows = [
    ['00123', '-5 °C', '=1+1', '"', '""', ''],
    ['two\nlines', 'a\tb', '2" pipe', '"in marks"', 'æøå', 'مضخة'],
  ];
  expect(fromTsv(toTsv(rows))).toEqual(rows);
});
