import { recognise, type Column } from './columns';
import { identityColumns, identityOf, uniqueId, type IdentityColumns } from './identity';

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

/** A row that is about one entry. */
export interface TableRow {
  /** What its cell in the column of ids says, or what is made of its code. */
  id: string;
  /** The code as it is printed, where the id was made from it. */
  code?: string;
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
  /** Sheets that people do not see: they are left out. */
  hidden: string[];
  mistakes: TableMistake[];
}

/** In how many rows from the top the headings are looked for: price lists begin with a title. */
const MAX_ROWS_TO_HEADINGS = 12;

/** Reads sheets whose headings may stand in any order and in any language that the schema knows. */
export function readSheets(sheets: readonly Sheet[], columns: readonly Column[]): Reading {
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
    readRows(sheet, { head, columns, identity }, reading);
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

/** The letters of a column, from 0: 'A', 'B', …, 'AA'. */
export function letters(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

const textOf = (cell: SheetCell): string => (typeof cell === 'string' ? cell : '');

function readRows(
  { name, rows }: Sheet,
  {
    head,
    columns,
    identity,
  }: { head: number; columns: readonly Column[]; identity: IdentityColumns },
  reading: Reading,
): void {
  const headings = (rows[head] ?? []).map(textOf);
  const found = recognise(headings, columns);
  for (const [index, heading] of headings.entries()) {
    if (found[index] !== undefined || heading.trim() === '') continue;
    reading.unknown.push({ sheet: name, cell: `${letters(index)}${head + 1}`, heading });
  }
  const add = rowAdder(identity, reading);
  for (const [index, row] of rows.entries()) {
    if (index <= head || row.every((cell) => cell === '')) continue;
    const number = index + 1;
    add({ sheet: name, row: number, cells: readRow(row, { name, number, found }, reading) });
  }
}

/** A function that adds rows to a reading, each once. */
export function rowAdder(
  identity: IdentityColumns,
  reading: Reading,
): (row: Pick<TableRow, 'sheet' | 'row' | 'cells'>) => void {
  const seen = new Map(reading.rows.map((row) => [keyOf(row.code ?? row.id), rowInWords(row)]));
  const ids = new Set(reading.rows.map(({ id }) => keyOf(id)));
  return ({ sheet, row, cells }) => {
    const own = identityOf(cells, identity);
    const where = cells.get(identity.id)?.cell ?? `row ${row}`;
    const refuse = (message: string, cell = own?.cell ?? where) =>
      reading.mistakes.push({ sheet, cell, message });
    if (!own) return refuse('This row has no number: it is left out.');
    const { id, code } = own;
    if (id === '') {
      return refuse(
        `No short name for addresses can be made of "${code}". Add a column of short names.`,
      );
    }
    const first = seen.get(keyOf(code ?? id));
    if (first !== undefined) {
      return refuse(`"${code ?? id}" stands already in ${first}: this row is left out.`);
    }
    // Codes that differ in their signs alone: 'A/1' and 'A-1'.
    const unique = code === undefined ? id : uniqueId(id, (one) => ids.has(keyOf(one)));
    const entry: TableRow = { id: unique, sheet, row, cells: withCode(cells, identity, own) };
    if (code !== undefined) entry.code = code;
    seen.set(keyOf(code ?? id), rowInWords(entry));
    ids.add(keyOf(unique));
    reading.rows.push(entry);
    return undefined;
  };
}

/** The cells of a row, with the code that its id was made from in the column of codes. */
function withCode(
  cells: TableRow['cells'],
  { code: column }: IdentityColumns,
  { code, cell }: { code?: string; cell: string },
): TableRow['cells'] {
  if (code === undefined || !column || (cells.get(column)?.text ?? '') !== '') return cells;
  return new Map([...cells, [column, { text: code, cell }]]);
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
