import { cellValue, type NamesOfIds } from '../../../document/table/cellText';
import { normalised, recognise, type Column } from '../../../document/table/columns';
import { withOneLineEnd } from '../../../document/table/entry';
import {
  identityColumns,
  identityReader,
  uniqueId,
  type IdentityColumns,
} from '../../../document/table/identity';
import {
  countHeadings,
  MAX_ROWS_TO_HEADINGS,
  textOf,
  type SheetCell,
} from '../../../document/table/sheets';
import { readableId } from '../../language/readableId';
import { tooManyCells } from '../../tables/csv/quotes';

/** A row of a file with a table. */
export interface FileRow {
  /** From 1, as spreadsheet programs count. */
  row: number;
  cells: readonly SheetCell[];
  /** The row as it is written; '' where that is not text. */
  raw: string;
  /** What is wrong with the whole row: a sentence. */
  wrong?: string;
}

/** What is wrong in a file with products. */
export interface RowMistake {
  /** From 1; undefined for the file as a whole. */
  row?: number | undefined;
  /** The place of the column in a table, from 0; of JSON lines, that in the line. */
  column?: number | undefined;
  message: string;
  advice?: string | undefined;
  /** Whether nothing is lost by it. */
  isWarning?: true;
}

/** Products of a file, and where each of them stands. */
export interface ReadRows {
  entries: Record<string, unknown>[];
  /** The row of each, from 1. */
  rows: number[];
  /** The headings; undefined for files without. */
  head: Head | undefined;
  mistakes: RowMistake[];
}

/** The row of headings. */
export interface Head {
  /** From 1. */
  row: number;
  headings: readonly string[];
  /** What each of them names; undefined for a heading that is none of ours. */
  columns: readonly (Column | undefined)[];
}

/** What is known of the products when a file is read. */
export interface RowContext {
  columns: readonly Column[];
  /** What people call categories and whatever else products name. */
  names: NamesOfIds;
}

/**
 * Reads products from the rows of a table as `npm run products -- export` writes it: its headings in any order and in any
 * language that the schema knows, above them what people like to write there, and below them a product in each row.
 * @throws A sentence, if it is another table.
 */
export function readRows(rows: Iterable<FileRow>, { columns, names }: RowContext): ReadRows {
  const read: ReadRows = { entries: [], rows: [], head: undefined, mistakes: [] };
  let isEmpty = true;
  let add: ((row: FileRow) => void) | undefined;
  for (const row of rows) {
    if (row.wrong !== undefined) read.mistakes.push({ row: row.row, message: row.wrong });
    if (row.wrong !== undefined || row.cells.every((cell) => cell === '')) continue;
    isEmpty = false;
    if (add) {
      add(row);
      continue;
    }
    if (row.row > MAX_ROWS_TO_HEADINGS) break;
    const headings = row.cells.map(textOf);
    if (countHeadings(headings, columns) === 0) continue;
    read.head = { row: row.row, headings, columns: recognise(headings, columns) };
    const identity = identityColumns(columns);
    if (!identity || !isOurs(read.head, columns, identity)) break;
    read.mistakes.push(...unknownHeadings(read.head));
    add = rowReader(read.head, { columns, names }, identity, read);
  }
  if (!add) throw new Error(isEmpty ? EMPTY : FOREIGN);
  return read;
}

const EMPTY =
  'This file is empty. "npm run products -- export" writes one with the headings that it needs.';

/** Said of a table that has other columns than ours, which has to be imported. */
const FOREIGN =
  'This is no table as "npm run products -- export" writes it: the headings of short names, names, categories and descriptions are not all there. Write "products": [] in the config, take the table over with "npm run products -- import" and its name, and write it with export.';

/** Whether all columns are there that a product needs, and ids under a heading that other systems do not have. */
function isOurs(
  { headings, columns: found }: Head,
  columns: readonly Column[],
  { id }: IdentityColumns,
): boolean {
  const idAt = found.indexOf(id);
  const isId = ['id', ...id.ownNames].includes(normalised(headings[idAt] ?? ''));
  const needed = columns.filter(({ required, path }) => required && path.length === 1);
  const isWhole = headings.every((text, place) => text.trim() === '' || found[place] !== undefined);
  return (isId || isWhole) && needed.every((column) => found.includes(column));
}

function unknownHeadings({ row, headings, columns }: Head): RowMistake[] {
  return headings.flatMap((heading, column) =>
    columns[column] || heading.trim() === ''
      ? []
      : {
          row,
          column,
          message: `No field of products is called "${heading}": what is below it stays in the file, and is shown nowhere.`,
          isWarning: true as const,
        },
  );
}

/** A function that reads a row below the headings. */
function rowReader(
  head: Head,
  { columns, names }: RowContext,
  identity: IdentityColumns,
  read: ReadRows,
): (row: FileRow) => void {
  const toEntry = entryReader(head, columns, names);
  const identify = identityReader(identity, readableId);
  const ids = new Set<string>();
  const width = head.headings.length;
  // A row is known by two of its cells: a table has a hundred thousand rows.
  const columnsOfId = [identity.id, identity.code];
  const places = columnsOfId.map((column) => (column ? head.columns.indexOf(column) : -1));
  return (row) => {
    const { cells } = row;
    const texts = places.map((place) => textOf(cells[place]));
    const known = identify({ sheet: '', row: row.row, columns: columnsOfId, texts });
    if (!known) {
      const message = 'This row has no number. Give it one, or take the row out.';
      read.mistakes.push({ row: row.row, column: head.columns.indexOf(identity.id), message });
      return;
    }
    if (cells.length > width && cells.slice(width).some((cell) => textOf(cell).trim() !== ''))
      read.mistakes.push({ row: row.row, message: tooManyCells(cells.length, width) });
    const isMade = known.place !== 0 || known.code !== undefined;
    const id = isMade ? uniqueId(known.id, (one) => ids.has(one)) : known.id;
    ids.add(id);
    read.entries.push(toEntry(row, id, read.mistakes));
    read.rows.push(row.row);
  };
}

/** A column of a product, and its place in the table. */
interface PlacedColumn {
  column: Column;
  place: number;
}

/** A function that makes the product of a row, with its fields in the order of the schema. */
function entryReader(head: Head, columns: readonly Column[], names: NamesOfIds) {
  const identity = identityColumns(columns);
  const fields = new Map<string, PlacedColumn[]>();
  for (const column of columns) {
    const [key] = column.path;
    const placed = { column, place: head.columns.indexOf(column) };
    // Of what the table has no column for, only texts that have to be there are filled in.
    if (placed.place === -1 && !column.required) continue;
    fields.set(key, [...(fields.get(key) ?? []), placed]);
  }
  return (row: FileRow, id: string, mistakes: RowMistake[]): Record<string, unknown> => {
    const entry: Record<string, unknown> = {};
    for (const [key, parts] of fields) {
      const [first] = parts;
      if (!first) continue;
      let value: unknown;
      if (first.column === identity?.id) value = id;
      else if (first.column.path.length === 1) value = valueIn(row, first, names, mistakes);
      else value = groupIn(row, parts, names, mistakes);
      if (value !== undefined) entry[key] = value;
    }
    return entry;
  };
}

/** The value of cells that make one, such as a picture with its text; undefined if all of them are empty. */
function groupIn(
  row: FileRow,
  parts: readonly PlacedColumn[],
  names: NamesOfIds,
  mistakes: RowMistake[],
): Record<string, unknown> | undefined {
  if (parts.every(({ place }) => (row.cells[place] ?? '') === '')) return undefined;
  const group: Record<string, unknown> = {};
  for (const part of parts) {
    const field = part.column.path[1];
    const value = valueIn(row, part, names, mistakes);
    if (field !== undefined && value !== undefined) group[field] = value;
  }
  return group;
}

/** The value of a cell; of an empty one, '' where a text has to be. */
function valueIn(
  { row, cells }: FileRow,
  { column, place }: PlacedColumn,
  names: NamesOfIds,
  mistakes: RowMistake[],
): unknown {
  const cell = cells[place] ?? '';
  const isText = column.required && column.schema.type === 'string';
  if (cell === '') return isText ? '' : undefined;
  if (typeof cell !== 'string') {
    mistakes.push({ row, column: place, message: cell.wrong });
    return isText ? '' : undefined;
  }
  const read = cellValue(withOneLineEnd(cell), column.schema, names);
  if ('value' in read) return read.value ?? (isText ? '' : undefined);
  mistakes.push({ row, column: place, message: read.wrong });
  return undefined;
}
