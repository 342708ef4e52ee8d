import { expect, it } from 'vitest';
import { commandOf, type Press } from './keys';
import { moved, rangeOf, selectAll, selectCell, selectRows, within } from './selection';

const size = { rows: 10, columns: 4, page: 5 };
const from = (row: number, column: number) => selectCell({ row, column });
const focusAfter = (...args: Parameters<typeof moved>) => moved(...args).focus;
const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const command = (key: string, more?: Partial<Press>, onHeading = false) =>
  commandOf(press(key, more), { onHeading });

it('moves the focus by cells, and stops at the edges', () => {
  expect(focusAfter(from(0, 0), { rows: 1, columns: 0 }, { size })).toEqual({ row: 1, column: 0 });
  expect(focusAfter(from(9, 3), { rows: 1, columns: 1 }, { size })).toEqual({ row: 9, column: 3 });
  expect(focusAfter(from(5, 2), { to: 'end' }, { size })).toEqual({ row: 9, column: 3 });
  expect(focusAfter(from(5, 2), { to: 'rowStart' }, { size })).toEqual({ row: 5, column: 0 });
});

it('reaches the headings by an arrow, but not by pages or with a range', () => {
  expect(focusAfter(from(0, 1), { rows: -1, columns: 0 }, { size }).row).toBe(-1);
  expect(focusAfter(from(2, 1), { pages: -1 }, { size }).row).toBe(0);
  const extended = moved(from(1, 1), { to: 'start' }, { size, extend: true });
  expect(moved(extended, { rows: -1, columns: 0 }, { size, extend: true }).focus.row).toBe(0);
});

it('extends a range from where it began, in all directions', () => {
  const extended = moved(from(5, 2), { rows: -2, columns: -1 }, { size, extend: true });
  expect(rangeOf(extended)).toEqual({ top: 3, bottom: 5, left: 1, right: 2 });
});

it('selects whole rows and the whole grid', () => {
  expect(rangeOf(selectRows(from(3, 1), size))).toEqual({ top: 3, bottom: 3, left: 0, right: 3 });
  expect(rangeOf(selectAll(size))).toEqual({ top: 0, bottom: 9, left: 0, right: 3 });
});

it('stays within a grid that has become smaller', () => {
  expect(within(from(9, 3), { ...size, rows: 2 }).focus).toEqual({ row: 1, column: 3 });
});

it('knows the keys of a grid', () => {
  const right = { rows: 0, columns: 1 };
  expect(command('ArrowRight')).toEqual({ do: 'move', motion: right, extend: false });
  expect(command('ArrowRight', { shiftKey: true })).toMatchObject({ extend: true });
  expect(command('Home', { ctrlKey: true })).toMatchObject({ motion: { to: 'start' } });
  expect(command('F2')).toEqual({ do: 'edit' });
  expect(command('é')).toEqual({ do: 'edit', text: 'é' });
  expect(command('d', { metaKey: true })).toEqual({ do: 'fill' });
  expect(command(' ', { shiftKey: true })).toEqual({ do: 'rows' });
  expect(command('Enter', {}, true)).toEqual({ do: 'sort' });
});

it('leaves to others what is not its own: Tab, undo, copying, typing on a heading', () => {
  const others = [
    command('Tab'),
    command('z', { ctrlKey: true }),
    command('c', { ctrlKey: true }),
    command('x', {}, true),
    command('F', { altKey: true }),
  ];
  expect(others).toEqual([undefined, undefined, undefined, undefined, undefined]);
});
