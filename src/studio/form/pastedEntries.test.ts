import { expect, it } from 'vitest';
import { applyAll } from '../../document/apply';
import type { Kind } from '../../document/schema/schema';
import { pastedEntries, pastedFrom, type PastePlace } from './pastedEntries';

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

/** The list after a paste from a program that gives HTML and text. */
const afterBoth = (html: string, plain: string, place: Partial<PastePlace>, kind?: Kind) => {
  const clipboard = { getData: (type: string) => (type === 'text/html' ? html : plain) };
  const operations = pastedFrom(clipboard, { ...PLACE, ...place }, kind);
  return operations && applyAll({ list: ['one', 'two', 'three'] }, operations).value;
};

it('keeps bold words and lists where a list is Markdown, and takes the plain text elsewhere', () => {
  const [html, plain] = ['<p>A <b>b</b></p><ul><li>c</li></ul>', 'A b\nc'];
  const markdown = { kind: 'markdown' as const, from: 0, to: 3 };
  expect(afterBoth(html, plain, markdown)).toEqual({ list: ['one', 'A **b**', '- c', 'three'] });
  expect(afterBoth(html, plain, { from: 0, to: 3 })).toEqual({
    list: ['one', 'A b', 'c', 'three'],
  });
});

it('keeps bold words within a paragraph', () => {
  const pasted = afterBoth('<span> and <b>more</b></span>', ' and more', {}, 'inline-markdown');
  expect(pasted).toEqual({ list: ['one', 'two and **more**', 'three'] });
});
