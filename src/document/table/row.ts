import type { Column } from './columns';

/** A row of a table before it is known which entry it is about. */
export interface RowOfTexts {
  sheet: string;
  /** From 1. */
  row: number;
  /** What stands in which column; undefined where nothing is known of one. All rows of a sheet share it. */
  columns: readonly (Column | undefined)[];
  /** The texts of the cells, in the order of the columns; undefined for a cell that is missing or cannot be read. */
  texts: readonly (string | undefined)[];
  /** The cell that a row is known by, where it was not read cell by cell: 'A7'. */
  origin?: string;
}

/** A row that is about one entry. A table has a hundred thousand, so nothing is kept of a cell but its text. */
export interface TableRow extends RowOfTexts {
  /** What its cell in the column of ids says, or what is made of its code. */
  id: string;
  /** The code as it is printed, where the id was made from it, and the place of its column. */
  code?: { text: string; place: number };
}

/** The text of a row in a column; undefined if the table has no such column, or the cell cannot be read. */
export function textIn(
  { columns, texts }: RowOfTexts,
  column: Column | undefined,
): string | undefined {
  return column && texts[columns.indexOf(column)];
}

/** Where a row has the cell of a column, by the place of that: 'C7', or what stands for the whole row. */
export function cellAt({ origin, row }: RowOfTexts, place: number): string {
  return origin ?? (place === -1 ? `row ${row}` : `${letters(place)}${row}`);
}

/** The letters of a column, from 0: 'A', 'B', …, 'AA'. */
export function letters(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
