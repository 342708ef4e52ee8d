import type { Schema } from '../schema/schema';
import { isRecord } from '../isRecord';
import { operationsBetween } from '../compare';
import { insertEntry, removeEntry, stepsOf, type Operation } from '../operation';
import type { NamesOfIds } from './cellText';
import { idColumn, type Column } from './columns';
import { identityColumns, uniqueId } from './identity';
import { cellOf, starterOf, withCell } from './entry';
import type { CellAddress, Reading, TableMistake, TableRow } from './sheets';

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
  const find = entryFinder(list, columns);
  const change: TableChange = {
    added: [],
    changed: [],
    missing: [],
    same: 0,
    mistakes: [...reading.mistakes],
  };
  const seen = new Set<number>();
  for (const row of reading.rows) {
    const { index, id } = find(row);
    if (index !== undefined) seen.add(index);
    compareRow({ ...row, id }, index, source, change);
  }
  change.missing = [...list.entries()].flatMap(([index, entry]) =>
    seen.has(index) ? [] : [{ index, entry }],
  );
  return change;
}

/** Finds which entry of a list a row is about, by its code as printed or else by its id; or the id that it gets. */
function entryFinder(
  list: readonly unknown[],
  columns: readonly Column[],
): (row: TableRow) => { index: number | undefined; id: string } {
  const identity = identityColumns(columns);
  const ids = new Map<string, number>();
  const codes = new Map<string, number>();
  for (const [index, entry] of list.entries()) {
    if (!identity) continue;
    ids.set(cellOf(entry, identity.id).toLowerCase(), index);
    const code = identity.code ? cellOf(entry, identity.code) : '';
    if (code !== '' && !codes.has(code)) codes.set(code, index);
  }
  const codeAt = (index: number) => (identity?.code ? cellOf(list[index], identity.code) : '');
  return ({ id, code }) => {
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
  const own = [...row.cells].find(([{ path }]) => path.every((key, index) => steps[index] === key));
  return { sheet: row.sheet, cell: own?.[1].cell ?? `row ${row.row}` };
}

function compareRow(
  row: TableRow,
  index: number | undefined,
  { list, columns, schema, names }: TableSource,
  change: TableChange,
): void {
  const id = idColumn(columns);
  const before = index === undefined ? starterOf(schema) : list[index];
  if (!isRecord(before)) return;
  let after = index === undefined && id ? withId(before, id, row.id) : before;
  const cells: ChangedCell[] = [];
  for (const [column, { text, cell }] of row.cells) {
    // An id that differs in upper and lower case alone is the same.
    if (column === id || saysTheId(column, row, before, columns)) continue;
    const address = { sheet: row.sheet, cell };
    const next = withCell(after, column, text, { schema, names });
    if ('wrong' in next) {
      change.mistakes.push({ ...address, message: next.wrong });
      continue;
    }
    if (next.entry === after) continue;
    cells.push({ ...address, column, from: cellOf(after, column), to: cellOf(next.entry, column) });
    after = next.entry;
  }
  if (index === undefined) change.added.push({ entry: after, row });
  else if (cells.length > 0) change.changed.push({ index, before, after, row, cells });
  else change.same += 1;
}

function withId(entry: Record<string, unknown>, { path }: Column, id: string) {
  return path.length === 1 ? { ...entry, [path[0]]: id } : entry;
}

/** Whether the code of a row is its id over again, of an entry that had no code of its own. */
function saysTheId(
  column: Column,
  row: TableRow,
  before: Record<string, unknown>,
  columns: readonly Column[],
): boolean {
  const identity = identityColumns(columns);
  if (!identity || column !== identity.code || cellOf(before, column) !== '') return false;
  const code = row.cells.get(column);
  const own = row.cells.get(identity.id);
  if (own === undefined) return code?.text.trim() === row.id;
  const known = cellOf(before, identity.id);
  return own.cell === code?.cell && known !== '' && known === code.text.trim().toLowerCase();
}
