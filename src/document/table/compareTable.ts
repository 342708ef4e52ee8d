import type { Schema } from '../schema/schema';
import { isRecord } from '../isRecord';
import { operationsBetween } from '../compare';
import { insertEntry, removeEntry, stepsOf, type Operation } from '../operation';
import type { NamesOfIds } from './cellText';
import type { Column } from './columns';
import { identityColumns, uniqueId, type IdentityColumns } from './identity';
import { cellOf, starterOf, withCell } from './entry';
import { cellAt, textIn, type TableRow } from './row';
import type { CellAddress, Reading, TableMistake } from './sheets';

/** A cell that a table changes. */
export interface ChangedCell extends CellAddress {
  column: Column;
  from: string;
  to: string;
}

/** An entry of the list that a table changes. */
export interface ChangedEntry {
  index: number;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  row: TableRow;
  cells: ChangedCell[];
}

/** What a table would change in a list. */
export interface TableChange {
  added: { entry: Record<string, unknown>; row: TableRow }[];
  changed: ChangedEntry[];
  /** Entries that the table does not have. */
  missing: { index: number; entry: unknown }[];
  /** How many stay as they are. */
  same: number;
  mistakes: TableMistake[];
}

/** What is compared. */
export interface TableSource {
  list: readonly unknown[];
  columns: readonly Column[];
  /** The schema of an entry. */
  schema: Schema;
  names: NamesOfIds;
}

/** Compares what a table says with a list. Columns that the table does not have stay as they are. */
export function compareTable(reading: Reading, source: TableSource): TableChange {
  const { list, columns } = source;
  const identity = identityColumns(columns);
  const find = entryFinder(list, identity);
  const change: TableChange = {
    added: [],
    changed: [],
    missing: [],
    same: 0,
    mistakes: [...reading.mistakes],
  };
  const seen = new Set<number>();
  const known = { ...source, identity };
  for (const row of reading.rows) {
    const { index, id } = find(row);
    if (index !== undefined) seen.add(index);
    compareRow(id === row.id ? row : { ...row, id }, index, known, change);
  }
  change.missing = [...list.entries()].flatMap(([index, entry]) =>
    seen.has(index) ? [] : [{ index, entry }],
  );
  return change;
}

/** Finds which entry of a list a row is about, by its code as printed or else by its id; or the id that it gets. */
function entryFinder(
  list: readonly unknown[],
  identity: IdentityColumns | undefined,
): (row: TableRow) => { index: number | undefined; id: string } {
  const ids = new Map<string, number>();
  const codes = new Map<string, number>();
  for (const [index, entry] of list.entries()) {
    if (!identity) continue;
    ids.set(cellOf(entry, identity.id).toLowerCase(), index);
    const code = identity.code ? cellOf(entry, identity.code) : '';
    if (code !== '' && !codes.has(code)) codes.set(code, index);
  }
  const codeAt = (index: number) => (identity?.code ? cellOf(list[index], identity.code) : '');
  return ({ id, code: printed }) => {
    const code = printed?.text;
    if (code === undefined) return { index: ids.get(id.toLowerCase()), id };
    const index = codes.get(code) ?? ids.get(id);
    if (index === undefined || ['', code].includes(codeAt(index))) return { index, id };
    // Another entry has the id: its code differs in signs alone.
    return { index: undefined, id: uniqueId(id, (one) => ids.has(one)) };
  };
}

/** The operations that make a change, and for each entry of the list as it then is the row that has made it. */
export function operationsFor(
  { added, changed, missing }: TableChange,
  { list, at, remove }: { list: readonly unknown[]; at: string; remove: boolean },
): { operations: Operation[]; rows: (TableRow | undefined)[] } {
  const path = stepsOf(at);
  const gone = remove ? missing : [];
  const rows = list.map((): TableRow | undefined => undefined);
  for (const { index, row } of changed) rows[index] = row;
  const isGone = new Set(gone.map(({ index }) => index));
  return {
    operations: [
      ...changed.flatMap(({ index, before, after }) =>
        operationsBetween(before, after, [...path, index]),
      ),
      // From the end, so that the places of the others stay.
      ...gone.toReversed().map(({ index }) => removeEntry([...path, index])),
      ...added.map(({ entry }) => insertEntry([...path, '-'], entry)),
    ],
    rows: [...rows.filter((_, index) => !isGone.has(index)), ...added.map(({ row }) => row)],
  };
}

/** Where the value at steps from an entry comes from: its cell, or else its row. */
export function cellIn(row: TableRow, steps: readonly string[]): CellAddress {
  const isThere = (column: Column | undefined): boolean =>
    column?.path.every((key, index) => steps[index] === key) === true;
  const place = row.columns.findIndex(isThere);
  const isRead = row.texts[place] !== undefined;
  return { sheet: row.sheet, cell: cellAt(row, isRead ? place : -1) };
}

function compareRow(
  row: TableRow,
  index: number | undefined,
  source: TableSource & { identity: IdentityColumns | undefined },
  change: TableChange,
): void {
  const { list, schema, identity } = source;
  const before = index === undefined ? starterOf(schema) : list[index];
  if (!isRecord(before)) return;
  let after = index === undefined && identity ? withId(before, identity.id, row.id) : before;
  const cells: ChangedCell[] = [];
  const compare = (column: Column, text: string, place: number): void => {
    const next = withCell(after, column, text, source);
    if (!('wrong' in next) && next.entry === after) return;
    const address = () => ({ sheet: row.sheet, cell: cellAt(row, place) });
    if ('wrong' in next) {
      change.mistakes.push({ ...address(), message: next.wrong });
      return;
    }
    if (index !== undefined) {
      const to = cellOf(next.entry, column);
      cells.push({ ...address(), column, from: cellOf(after, column), to });
    }
    after = next.entry;
  };
  for (let place = 0; place < row.columns.length; place += 1) {
    const column = row.columns[place];
    const text = row.texts[place];
    // An id that differs in upper and lower case alone is the same.
    if (column === undefined || text === undefined || column === identity?.id) continue;
    if (column !== identity?.code) compare(column, text, place);
  }
  const code = identity?.code && codeOf(row, before, identity);
  if (identity?.code && code) compare(identity.code, code.text, code.place);
  if (index === undefined) change.added.push({ entry: after, row });
  else if (cells.length > 0) change.changed.push({ index, before, after, row, cells });
  else change.same += 1;
}

function withId(entry: Record<string, unknown>, { path }: Column, id: string) {
  return path.length === 1 ? { ...entry, [path[0]]: id } : entry;
}

/**
 * The code as it is printed that a row gives an entry: what its cell says, or else what its id was made from. None where
 * that is the id over again, of an entry that had no code of its own.
 */
function codeOf(
  row: TableRow,
  before: Record<string, unknown>,
  { id, code }: IdentityColumns,
): TableRow['code'] {
  const said = textIn(row, code);
  const hasNone = code === undefined || cellOf(before, code) === '';
  if (hasNone && textIn(row, id) === undefined && said?.trim() === row.id) return undefined;
  if (said !== undefined && said !== '') return { text: said, place: placeOf(row, code) };
  if (row.code) {
    const isId = row.code.text.toLowerCase() === cellOf(before, id);
    return hasNone && isId ? undefined : row.code;
  }
  return said === undefined ? undefined : { text: said, place: placeOf(row, code) };
}

const placeOf = ({ columns }: TableRow, column: Column | undefined): number =>
  columns.indexOf(column);
