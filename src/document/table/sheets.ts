import { idColumn, recognise, type Column } from './columns';

/** A sheet of a file: its cells as text, or why a cell has none that can be trusted. */
export interface Sheet {
  name: string;
  rows: readonly (readonly SheetCell[])[];
}

/** The text of a cell. */
export type SheetCell = string | { wrong: string };

/** Where something is in a file: cell 'C7', or the whole of row 7. */
export interface CellAddress {
  sheet: string;
  cell: string;
}

/** What is wrong, and where. */
export interface TableMistake extends CellAddress {
  message: string;
}

/** A row that is about one entry. */
export interface TableRow {
  /** What its cell in the column of ids says. */
  id: string;
  sheet: string;
  /** From 1. */
  row: number;
  cells: ReadonlyMap<Column, { text: string; cell: string }>;
}

/** What the sheets of a file say. */
export interface Reading {
  rows: TableRow[];
  /** Headings that name no column: what is below them is left out. */
  unknown: (CellAddress & { heading: string })[];
  /** How many sheets have a heading for ids, without which a table is none of this site. */
  tables: number;
  /** Sheets without a heading for ids: they are left out. */
  without: string[];
  mistakes: TableMistake[];
}

/** In how many rows from the top the headings are looked for: price lists begin with a title. */
const MOST_ROWS_ABOVE = 12;

/** Reads sheets whose headings may stand in any order and in any language that the schema knows. */
export function readSheets(sheets: readonly Sheet[], columns: readonly Column[]): Reading {
  const reading: Reading = { rows: [], unknown: [], tables: 0, without: [], mistakes: [] };
  const id = idColumn(columns);
  for (const sheet of sheets) {
    const filled = sheet.rows.some((row) => row.some((cell) => cell !== ''));
    const head = sheet.rows
      .slice(0, MOST_ROWS_ABOVE)
      .findIndex((row) => id && recognise(row.map(textOf), columns).includes(id));
    if (head === -1 || !id) {
      if (filled) reading.without.push(sheet.name);
      continue;
    }
    reading.tables += 1;
    readRows(sheet, { head, columns, id }, reading);
  }
  return reading;
}

/** The letters of a column, from 0: 'A', 'B', …, 'AA'. */
export function letters(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

const textOf = (cell: SheetCell): string => (typeof cell === 'string' ? cell : '');

function readRows(
  { name, rows }: Sheet,
  { head, columns, id }: { head: number; columns: readonly Column[]; id: Column },
  reading: Reading,
): void {
  const headings = (rows[head] ?? []).map(textOf);
  const found = recognise(headings, columns);
  for (const [index, heading] of headings.entries()) {
    if (found[index] !== undefined || heading.trim() === '') continue;
    reading.unknown.push({ sheet: name, cell: `${letters(index)}${head + 1}`, heading });
  }
  const seen = new Map<string, string>(reading.rows.map((row) => [keyOf(row.id), rowInWords(row)]));
  for (const [index, row] of rows.entries()) {
    if (index <= head || row.every((cell) => cell === '')) continue;
    const number = index + 1;
    const read = readRow(row, { name, number, found }, reading);
    const own = read.get(id);
    const address = { sheet: name, cell: own?.cell ?? `row ${number}` };
    if (!own || own.text.trim() === '') {
      reading.mistakes.push({ ...address, message: 'This row has no number: it is left out.' });
      continue;
    }
    const entry: TableRow = { id: own.text.trim(), sheet: name, row: number, cells: read };
    const first = seen.get(keyOf(entry.id));
    if (first !== undefined) {
      const message = `"${entry.id}" stands already in ${first}: this row is left out.`;
      reading.mistakes.push({ ...address, message });
      continue;
    }
    seen.set(keyOf(entry.id), rowInWords(entry));
    reading.rows.push(entry);
  }
}

function readRow(
  row: readonly SheetCell[],
  { name, number, found }: { name: string; number: number; found: (Column | undefined)[] },
  { mistakes }: Reading,
): Map<Column, { text: string; cell: string }> {
  const read = new Map<Column, { text: string; cell: string }>();
  for (const [index, column] of found.entries()) {
    if (!column) continue;
    const value = row[index] ?? '';
    const cell = `${letters(index)}${number}`;
    if (typeof value === 'string') read.set(column, { text: value, cell });
    else mistakes.push({ sheet: name, cell, message: value.wrong });
  }
  return read;
}

/** Ids differ by more than by upper and lower case. */
const keyOf = (id: string): string => id.toLowerCase();

const rowInWords = ({ sheet, row }: TableRow): string => `row ${row} of "${sheet}"`;
