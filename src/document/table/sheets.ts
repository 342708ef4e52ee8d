import { recognise, type Column } from './columns';
import {
  identityColumns,
  identityReader,
  uniqueId,
  type IdentityColumns,
  type ToId,
} from './identity';
import { cellAt, letters, type RowOfTexts, type TableRow } from './row';

/** A sheet of a file: its cells as text, or why a cell has none that can be trusted. */
export interface Sheet {
  name: string;
  rows: readonly (readonly SheetCell[])[];
  /** Whether people do not see it. */
  isHidden?: boolean;
  /** What is wrong with whole rows. */
  mistakes?: readonly TableMistake[];
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

/** What the sheets of a file say. */
export interface Reading {
  rows: TableRow[];
  /** Headings that name no column: what is below them is left out. */
  unknown: (CellAddress & { heading: string })[];
  /** How many sheets have a heading for ids, without which a table is none of this site. */
  tables: number;
  /** Sheets without a heading for ids: they are left out. */
  without: string[];
  /** Sheets that people do not see: they are left out. */
  hidden: string[];
  mistakes: TableMistake[];
}

/** In how many rows from the top the headings are looked for: price lists begin with a title. */
export const MAX_ROWS_TO_HEADINGS = 12;

/** Reads sheets whose headings may stand in any order and in any language that the schema knows. */
export function readSheets(
  sheets: readonly Sheet[],
  columns: readonly Column[],
  toId?: ToId,
): Reading {
  const reading = emptyReading();
  const identity = identityColumns(columns);
  for (const sheet of sheets) {
    if (sheet.isHidden === true) {
      reading.hidden.push(sheet.name);
      continue;
    }
    const filled = sheet.rows.some((row) => row.some((cell) => cell !== ''));
    const head = sheet.rows
      .slice(0, MAX_ROWS_TO_HEADINGS)
      .findIndex((row) => countHeadings(row.map(textOf), columns) > 0);
    if (head === -1 || !identity) {
      if (filled) reading.without.push(sheet.name);
      continue;
    }
    reading.tables += 1;
    reading.mistakes.push(...(sheet.mistakes ?? []));
    readRows(sheet, { head, columns, identity, toId }, reading);
  }
  return reading;
}

/** A reading of no sheet. */
export function emptyReading(): Reading {
  return { rows: [], unknown: [], tables: 0, without: [], hidden: [], mistakes: [] };
}

/** How many texts of a row are headings of columns; 0 if none of them is that of ids or codes. */
export function countHeadings(row: readonly string[], columns: readonly Column[]): number {
  const identity = identityColumns(columns);
  const found = recognise(row, columns).filter((column) => column !== undefined);
  const isTable = found.some((column) => column === identity?.id || column === identity?.code);
  return isTable ? found.length : 0;
}

/** The text of a cell; '' for one that is missing or cannot be read. */
export const textOf = (cell: SheetCell | undefined): string =>
  typeof cell === 'string' ? cell : '';

function readRows(
  { name, rows }: Sheet,
  {
    head,
    columns,
    identity,
    toId,
  }: {
    head: number;
    columns: readonly Column[];
    identity: IdentityColumns;
    toId: ToId | undefined;
  },
  reading: Reading,
): void {
  const headings = (rows[head] ?? []).map(textOf);
  const found = recognise(headings, columns);
  for (const [index, heading] of headings.entries()) {
    if (found[index] !== undefined || heading.trim() === '') continue;
    reading.unknown.push({ sheet: name, cell: `${letters(index)}${head + 1}`, heading });
  }
  const add = rowAdder(identity, reading, toId);
  for (const [index, row] of rows.entries()) {
    if (index <= head || row.every((cell) => cell === '')) continue;
    add(readRow(row, { sheet: name, row: index + 1, columns: found }, reading));
  }
}

/** A function that adds rows to a reading, each once. */
export function rowAdder(
  identity: IdentityColumns,
  reading: Reading,
  toId?: ToId,
): (row: RowOfTexts) => void {
  const read = identityReader(identity, toId);
  const seen = new Map(reading.rows.map((row) => [keyOf(row.code?.text ?? row.id), row]));
  const ids = new Set(reading.rows.map(({ id }) => keyOf(id)));
  return (row) => {
    const own = read(row);
    const refuse = (message: string, place = own?.place ?? row.columns.indexOf(identity.id)) => {
      const isRead = row.texts[place] !== undefined;
      const cell = cellAt(row, isRead ? place : -1);
      reading.mistakes.push({ sheet: row.sheet, cell, message });
    };
    if (!own) return refuse('This row has no number: it is left out.');
    const { id, code, place } = own;
    if (id === '') {
      return refuse(
        `No short name for addresses can be made of "${code}". Add a column of short names.`,
      );
    }
    const first = seen.get(keyOf(code ?? id));
    if (first !== undefined) {
      const known = `row ${first.row} of "${first.sheet}"`;
      return refuse(`"${code ?? id}" stands already in ${known}: this row is left out.`);
    }
    // Codes that differ in their signs alone: 'A/1' and 'A-1'.
    const unique = code === undefined ? id : uniqueId(id, (one) => ids.has(keyOf(one)));
    const entry: TableRow = { ...row, id: unique };
    if (code !== undefined) entry.code = { text: code, place };
    seen.set(keyOf(code ?? id), entry);
    ids.add(keyOf(unique));
    reading.rows.push(entry);
    return undefined;
  };
}

function readRow(
  row: readonly SheetCell[],
  place: Pick<RowOfTexts, 'sheet' | 'row' | 'columns'>,
  { mistakes }: Reading,
): RowOfTexts {
  const texts = place.columns.map((column, index) => {
    const value = row[index] ?? '';
    if (!column) return undefined;
    if (typeof value === 'string') return value;
    mistakes.push({
      sheet: place.sheet,
      cell: `${letters(index)}${place.row}`,
      message: value.wrong,
    });
    return undefined;
  });
  return { ...place, texts };
}

/** Ids differ by more than by upper and lower case. */
const keyOf = (id: string): string => id.toLowerCase();
