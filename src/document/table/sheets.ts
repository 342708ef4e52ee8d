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

/** A cell over which the one to its left goes. */
export const MERGED: SheetCell = {
  wrong: 'This cell is merged with the one to its left. Unmerge them, and fill in each.',
};

/** Whether the cell to the left of one goes over it. */
export const isMerged = (cell: SheetCell): boolean => cell === MERGED;

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
  /** Rows that say again what one above them says: nothing is lost without them. */
  repeated: CellAddress[];
  /** Rows with one text that is about no entry: the title of a list, the heading of a group. They are left out. */
  titles: (CellAddress & { text: string })[];
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
  return {
    rows: [],
    unknown: [],
    tables: 0,
    without: [],
    hidden: [],
    repeated: [],
    titles: [],
    mistakes: [],
  };
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
    const title = titleIn(row, found);
    if (title !== undefined) {
      reading.titles.push({ sheet: name, cell: `row ${index + 1}`, text: title });
      continue;
    }
    add(readRow(row, { sheet: name, row: index + 1, columns: found }, reading));
  }
}

/** The text of a row that is a title: the only one in it, merged over the cells beside it or under no heading of ours. */
function titleIn(
  row: readonly SheetCell[],
  columns: readonly (Column | undefined)[],
): string | undefined {
  const place = row.findIndex((cell) => textOf(cell).trim() !== '');
  const isOnly = row.every((cell, at) => at === place || cell === '' || isMerged(cell));
  if (place === -1 || !isOnly) return undefined;
  const beside = row[place + 1];
  const isWide = beside !== undefined && isMerged(beside);
  return isWide || columns[place] === undefined ? textOf(row[place]).trim() : undefined;
}

/**
 * A function that adds rows to a reading, each once. A row that says exactly what one above it says is passed over, since
 * nothing is lost. One that says something else of the same code, or has no code, is a mistake: only a person knows which
 * is right, and to leave it out would lose what it says.
 */
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
    if (!own) return refuse('This row has no number. Give it one, or take the row out.');
    const { id, code, place } = own;
    if (id === '') {
      return refuse(
        `No short name for addresses can be made of "${code}". Add a column of short names.`,
      );
    }
    const key = keyOf(code ?? id);
    const first = seen.get(key);
    if (first !== undefined) {
      if (saysTheSame(row, first)) {
        reading.repeated.push({ sheet: row.sheet, cell: `row ${row.row}` });
        return undefined;
      }
      const known = `row ${first.row} of "${first.sheet}"`;
      return refuse(
        `"${code ?? id}" stands already in ${known}, with other values. Take one of the two rows out, or give it another number.`,
      );
    }
    // The short name may be that of another code already, 'A/1' of 'A-1'; what stands under ids stays as it is.
    const isMade = code !== undefined || row.columns[place] !== identity.id;
    const unique = isMade ? uniqueId(id, (one) => ids.has(keyOf(one))) : id;
    const entry: TableRow = { ...row, id: unique };
    if (code !== undefined || unique !== id) entry.code = { text: code ?? id, place };
    seen.set(key, entry);
    ids.add(keyOf(unique));
    reading.rows.push(entry);
    return undefined;
  };
}

const saysTheSame = (row: RowOfTexts, other: RowOfTexts): boolean =>
  row.texts.length === other.texts.length &&
  row.texts.every((text, at) => text === other.texts[at] && row.columns[at] === other.columns[at]);

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
