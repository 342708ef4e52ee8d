import type { Schema } from '../../../document/schema/schema';
import { isRecord } from '../../../document/isRecord';
import { operationsBetween } from '../../../document/compare';
import { insertEntry, removeEntry, type Operation } from '../../../document/operation';
import type { NamesOfIds } from '../../../document/table/cellText';
import { idColumn, type Column } from '../../../document/table/columns';
import { cellOf, shownIn, starterOf, withCell } from '../../../document/table/entry';
import type { LabelsOfIds } from '../../../document/table/names';
import type { Range } from './selection';
import { shortNamer } from './shortNames';

/** A text for a cell, by its row in the grid and its column. */
export interface CellWrite {
  row: number;
  column: number;
  text: string;
}

/** What the grid edits. */
export interface TableOfEntries {
  list: readonly unknown[];
  /** The entries by their rows in the grid: `order[row]` is an index of the list. */
  order: readonly number[];
  columns: readonly Column[];
  /** The schema of an entry. */
  schema: Schema;
  /** Where the list is in the config. */
  path: readonly string[];
  /** Ids by what people call them: 'Engines & Drives' for a category. */
  names: NamesOfIds;
  /** What people call them, by their ids. */
  labels: LabelsOfIds;
}

/** A text that stands for nothing, which its cell did not take. */
export interface RefusedText {
  /** The entry's index in the list as it is after the edit. */
  index: number;
  column: Column;
  text: string;
  /** Why: a sentence. */
  wrong: string;
}

/** What writing into cells does. */
export interface Edit {
  operations: Operation[];
  refused: RefusedText[];
  /** How many entries it adds. */
  added: number;
}

/**
 * The writes of a block of texts that is pasted over a range: one text goes into every cell of the range, a block that
 * fits into it a whole number of times is repeated, any other begins at its first cell. What would stand behind the last
 * column is left out.
 */
export function writesOfPaste(
  block: readonly (readonly string[])[],
  { top, bottom, left, right }: Range,
  columns: number,
): CellWrite[] {
  const height = block.length;
  const width = widthOfBlock(block);
  const rows = timesIn(bottom - top + 1, height) * height;
  const across = timesIn(right - left + 1, width) * width;
  const writes: CellWrite[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < across && left + column < columns; column += 1) {
      const text = block[row % height]?.[column % width];
      if (text !== undefined) writes.push({ row: top + row, column: left + column, text });
    }
  }
  return writes;
}

/** How many columns a block of texts has: those of its longest row. */
export const widthOfBlock = (block: readonly (readonly string[])[]): number =>
  block.reduce((most, row) => Math.max(most, row.length), 0);

/** The writes that fill a range with its first row, or one row with the row above it. */
export function writesOfFill(range: Range, { list, order, columns }: TableOfEntries): CellWrite[] {
  const source = range.bottom > range.top ? range.top : range.top - 1;
  const entry = list[order[source] ?? -1];
  if (entry === undefined) return [];
  return cellsIn({ ...range, top: source + 1 }).map(({ row, column }) => {
    const own = columns[column];
    return { row, column, text: own ? cellOf(entry, own) : '' };
  });
}

/** The writes that put one text into all cells of a range. */
export function writesOfText(range: Range, text: string): CellWrite[] {
  return cellsIn(range).map(({ row, column }) => ({ row, column, text }));
}

/** What the cells of a range show, row by row. */
export function textsIn(
  { top, bottom, left, right }: Range,
  { list, order, columns, labels }: TableOfEntries,
): string[][] {
  return order
    .slice(top, bottom + 1)
    .map((index) =>
      columns.slice(left, right + 1).map((column) => shownIn(list[index], column, labels)),
    );
}

/**
 * What writing into cells does to the list. Rows behind the last one become new entries, unless all their texts are empty.
 * An entry without a short name gets one, unless it is just that which was emptied.
 */
export function editOf(writes: readonly CellWrite[], table: TableOfEntries): Edit {
  const { list, order, columns, schema, names, path } = table;
  const edit: Edit = { operations: [], refused: [], added: 0 };
  const withShortName = shortNamer(list, table);
  const id = columns.findIndex((column) => column === idColumn(columns));
  for (const [row, cells] of byRow(writes)) {
    const known = order[row];
    const before = known === undefined ? starterOf(schema) : list[known];
    const isEmpty = cells.every(({ text }) => text === '');
    if (!isRecord(before) || (known === undefined && isEmpty)) continue;
    const index = known ?? list.length + edit.added;
    let after = before;
    for (const { column: place, text } of cells) {
      const column = columns[place];
      if (!column) continue;
      const next = withCell(after, column, text, { schema, names });
      if ('wrong' in next) edit.refused.push({ index, column, text, wrong: next.wrong });
      else after = next.entry;
    }
    if (known === undefined || cells.every(({ column }) => column !== id)) {
      after = withShortName(after);
    }
    if (known === undefined) {
      edit.added += 1;
      edit.operations.push(insertEntry([...path, '-'], after));
    } else edit.operations.push(...operationsBetween(before, after, [...path, index]));
  }
  return edit;
}

/** The operations that remove the entries of some rows. */
export function removalOf(
  { top, bottom }: Range,
  { order, path }: Pick<TableOfEntries, 'order' | 'path'>,
): Operation[] {
  return (
    order
      .slice(top, bottom + 1)
      // From the end, so that the places of the others stay.
      .toSorted((one, other) => other - one)
      .map((index) => removeEntry([...path, index]))
  );
}

/** How often a block is repeated in so many rows or columns: 1 if it does not fit a whole number of times. */
const timesIn = (room: number, length: number): number => (room % length === 0 ? room / length : 1);

function cellsIn({ top, bottom, left, right }: Range): { row: number; column: number }[] {
  const cells: { row: number; column: number }[] = [];
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) cells.push({ row, column });
  }
  return cells;
}

function byRow(writes: readonly CellWrite[]): Map<number, CellWrite[]> {
  const rows = new Map<number, CellWrite[]>();
  for (const write of writes) {
    const cells = rows.get(write.row);
    if (cells) cells.push(write);
    else rows.set(write.row, [write]);
  }
  // New entries come in the order of their rows.
  return new Map([...rows].toSorted(([one], [other]) => one - other));
}
