import { normalised } from '../../document/table/columns';
import type { Answers, Question } from '../../document/table/question';
import type { Sheet, TableMistake } from '../../document/table/sheets';
import { isAkin, withAllColumns } from './foreign/akinTables';
import { mappingFrom } from './foreign/columnAnswer';
import { hasTable } from './foreign/headings';
import { columnsQuestion, mappedProducts } from './foreign/mapped';
import type { Notes } from './foreign/notes';
import type { ForeignProduct } from './foreign/product';
import { foreignTable, type ForeignTable } from './foreign/rows';

/** Products of tables of another system, with what cannot be read. */
export interface ReadProducts {
  /** What cannot be read of their sheets and cells. */
  wrong: TableMistake[];
  /** Under what the answers to its questions are remembered. */
  key: string;
  products: ForeignProduct[];
  answers: Answers;
  /** What was left out or changed, and how often. */
  notes: Notes;
}

/** A sheet with the table in it. */
interface Found {
  sheet: Sheet;
  table: ForeignTable;
  /** Its headings, by which sheets are told to be parts of one table. */
  key: string;
}

/**
 * Reads a table that no preset knows by the columns that were answered, now or for an earlier file with the same headings.
 * Of a file with several tables the largest is read, with those that go on with it; others are named in the notes.
 * @throws A sentence, if there is no table.
 */
export function readOtherTable(
  sheets: readonly Sheet[],
  {
    answers,
    remembered = {},
  }: { answers: Answers; remembered?: Readonly<Record<string, Answers>> },
): ReadProducts | { question: Question } {
  const all = sheets.filter(({ isHidden }) => isHidden !== true).flatMap(foundIn);
  const same = withAkin(largest(all), all);
  const [first] = same;
  if (!first) throw new Error(sheets.some(hasTable) ? NO_PRODUCT : NO_TABLE);
  const { key } = first;
  const table = { ...first.table, rows: same.flatMap((one) => one.table.rows) };
  // Files without headings have nothing by which one is known again.
  const earlier = table.isHeadless ? undefined : remembered[key]?.['columns'];
  const answer = answers['columns'] || earlier;
  if (answer === undefined || answer === '') return { question: columnsQuestion(table) };
  const mapping = mappingFrom(answer, table);
  const notes = othersIn(sheets, same);
  const left = table.columns.filter((one) => mapping[one.key] === 'leave');
  noteLeft(left, notes);
  const isSplit = same.length > 1 && !Object.values(mapping).includes('category');
  const isUsed = (column: string) => (mapping[column] ?? 'leave') !== 'leave';
  return {
    key,
    answers: { columns: answer },
    products: mappedProducts(
      same.map((one) => ({ table: one.table, ...(isSplit && { sheet: one.sheet.name }) })),
      mapping,
      notes,
    ),
    notes,
    wrong: same.flatMap(({ sheet, table: { wrong } }): TableMistake[] =>
      (sheet.mistakes ?? []).concat(wrong.filter((cell) => isUsed(cell.key))),
    ),
  };
}

const NO_TABLE = 'There is no table in this file: no row has two texts.';
const NO_PRODUCT =
  'This file has headings and no product below them. If they stand there in your program, save it once more: its rows have become one.';

function foundIn(sheet: Sheet): Found[] {
  if (!hasTable(sheet)) return [];
  const table = foreignTable(sheet);
  return table.rows.length === 0 ? [] : [{ sheet, table, key: keyOf(table.columns) }];
}

const keyOf = (columns: ForeignTable['columns']): string =>
  columns
    .filter(({ isNamed }) => isNamed)
    .map(({ heading }) => normalised(heading))
    .join(' ');

/** The sheets with the same headings that have most rows together. */
function largest(all: readonly Found[]): Found[] {
  const groups = new Map<string, Found[]>();
  for (const found of all) groups.set(found.key, [...(groups.get(found.key) ?? []), found]);
  const rowsIn = (group: readonly Found[]) =>
    group.reduce((sum, { table }) => sum + table.rows.length, 0);
  const [most = []] = [...groups.values()].toSorted((one, other) => rowsIn(other) - rowsIn(one));
  return most;
}

/** Tables with those that go on with them, in the order of the file, under the columns of all of them. */
function withAkin(most: readonly Found[], all: readonly Found[]): readonly Found[] {
  const akin = all.filter((one) => most.every((other) => isAkin(one.table, other.table)));
  if (akin.length === 0) return most;
  const parts = all.filter((one) => most.includes(one) || akin.includes(one));
  const tables = withAllColumns(parts.map((one) => one.table));
  const key = keyOf(tables[0]?.columns ?? []);
  return parts.flatMap(({ sheet }, at) => {
    const table = tables[at];
    return table ? [{ sheet, table, key }] : [];
  });
}

/** Notes of the sheets that are not read, so that nobody misses their rows unawares. */
export function othersIn(sheets: readonly Sheet[], read: readonly { sheet: Sheet }[]): Notes {
  const notes: Notes = new Map();
  const isRead = new Set(read.map(({ sheet }) => sheet));
  for (const sheet of sheets) {
    const rows = sheet.rows.filter((row) => row.some((cell) => cell !== '')).length;
    if (rows === 0 || isRead.has(sheet)) continue;
    const why = sheet.isHidden === true ? 'is hidden' : 'has other headings';
    notes.set(
      `rows of the sheet "${sheet.name}", which ${why}: they are left out. To import them, save that sheet as a file of its own`,
      rows,
    );
  }
  return notes;
}

/** How many columns are named. */
const MOST_NAMED = 12;

function noteLeft(left: ForeignTable['columns'], notes: Notes): void {
  if (left.length === 0) return;
  const some = left.slice(0, MOST_NAMED).map(({ heading }) => heading.replaceAll(/\s+/g, ' '));
  const more = left.length > some.length ? ` and ${left.length - some.length} more` : '';
  const what = left.length === 1 ? 'column left out' : 'columns left out';
  notes.set(`${what}: ${some.join(', ')}${more}`, left.length);
}
