import { expect, it } from 'vitest';
import { applyAll } from '../../document/apply';
import { pastedEntries, type PastePlace } from './pastedEntries';

const PLACE: PastePlace = { kind: undefined, at: '/list', index: 1, text: 'two', from: 3, to: 3 };
/** The list after a paste into its second entry. */
const after = (pasted: string, place: Partial<PastePlace> = {}, list = ['one', 'two', 'three']) => {
  const operations = pastedEntries({ ...PLACE, ...place }, pasted);
  return operations && applyAll({ list }, operations).value;
};

it('makes an entry of each line, after what is written', () => {
  expect(after(' and\nfour\r\n\r\nfive\n')).toEqual({
    list: ['one', 'two and', 'four', 'five', 'three'],
  });
});

it('puts the lines in the place of what is selected, and keeps what stands around it', () => {
  expect(after('A\nB', { from: 1, to: 2 })).toEqual({ list: ['one', 'tA', 'Bo', 'three'] });
});

it('leaves a single line to the browser', () => {
  expect(after('four')).toBeUndefined();
  expect(after('four\n')).toBeUndefined();
});

it('makes a row of a table of cells from a spreadsheet, and keeps a bar within a cell', () => {
  const table = { kind: 'table' as const, text: '', from: 0, to: 0 };
  expect(after('M8\t25 Nm\nA|B\t1\n', table)).toEqual({
    list: ['one', 'M8 | 25 Nm', String.raw`A\|B | 1`, 'three'],
  });
  expect(after('M8\t25 Nm', table)).toEqual({ list: ['one', 'M8 | 25 Nm', 'three'] });
});
