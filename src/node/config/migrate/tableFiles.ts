import type { Column } from '../../../document/table/columns';
import { countHeadings, MAX_ROWS_TO_HEADINGS, textOf } from '../../../document/table/sheets';
import type { Schema } from '../../../document/schema/schema';
import { writeWorkbook } from '../../tables/spreadsheet/writeWorkbook';
import { textsOf } from '../productFiles/chunks';
import { csvPrinter } from '../productFiles/csvPrinter';
import { tableRows } from '../productFiles/readProductFile';
import type { FileRow } from '../productFiles/readRows';
import { workbookRows } from '../productFiles/workbook';
import type { Change } from './editor';
import type { Step } from './step';
import { editTable } from './tableEditor';

/** What is known of a table before it is migrated. */
export interface TableContext {
  columns: readonly Column[];
  /** The schema of a product. */
  schema: Schema;
  /** The company's: 'nb-NO'. */
  language: string;
}

/** A table as it stands in a file, with the cells of its products after the migration. */
interface Table {
  /** The rows of the file, up to that of the headings, and below it. */
  above: readonly FileRow[];
  below: readonly FileRow[];
  headings: string[];
  /** By the place of a row below the headings. */
  cells: string[][];
  changes: readonly Change[];
  /** The places of rows whose cells have changed. */
  changed: ReadonlySet<number>;
  hasOtherHeadings: boolean;
}

/** Migrates a CSV file: rows that stay as they are keep every character. */
export function migrateCsv(bytes: Buffer, steps: readonly Step[], context: TableContext) {
  const { hasMark, delimiter, rows } = tableRows(textsOf([bytes]), context);
  const table = migrateTable([...rows], steps, context);
  const head = table.above.at(-1)?.raw ?? '';
  const print = csvPrinter({ delimiter, headings: head });
  const printed = (cells: readonly string[], raw: string) =>
    print(cells) + (/(?:\r\n|\n|\r)$/.exec(raw)?.[0] ?? '');
  const text = [
    ...table.above.slice(0, -1).map(({ raw }) => raw),
    table.hasOtherHeadings ? printed(table.headings, head) : head,
    ...table.below.map(({ raw }, place) =>
      table.changed.has(place) ? printed(table.cells[place] ?? [], raw) : raw,
    ),
  ].join('');
  return { bytes: Buffer.from((hasMark ? '\uFEFF' : '') + text), changes: table.changes };
}

/** Migrates a workbook, which is written anew with its values if something in it changes. */
export async function migrateWorkbook(
  bytes: Buffer,
  steps: readonly Step[],
  context: TableContext,
) {
  const table = migrateTable(workbookRows(bytes), steps, context);
  const { above, headings, cells, changes } = table;
  if (changes.length === 0) return { bytes, changes };
  const titles = above.slice(0, -1).map((row) => row.cells.map(textOf));
  const rows = [...titles, headings, ...cells];
  return { bytes: await writeWorkbook(rows, context.language), changes };
}

function migrateTable(
  rows: readonly FileRow[],
  steps: readonly Step[],
  context: TableContext,
): Table {
  const wrong = rows.find((row) => row.wrong !== undefined);
  if (wrong) throw new Error(`Row ${wrong.row}: ${wrong.wrong}`);
  const headAt = rows
    .slice(0, MAX_ROWS_TO_HEADINGS)
    .findIndex(({ cells }) => countHeadings(cells.map(textOf), context.columns) > 0);
  if (headAt < 0) throw new Error('No row of this file has the headings of products.');
  const below = rows.slice(headAt + 1);
  const before = (rows[headAt]?.cells ?? []).map(textOf);
  const table = {
    headings: [...before],
    rows: below.map(({ cells }) => cells.map(textOf)),
  };
  const changes: Change[] = [];
  const changed = new Set<number>();
  for (const { migrateProduct } of steps) {
    if (!migrateProduct) continue;
    editTable(table, migrateProduct, context, (place, message) => {
      const row = place === undefined ? rows[headAt] : below[place];
      changes.push({ line: row?.row ?? 0, message });
      if (place !== undefined) changed.add(place);
    });
  }
  return {
    above: rows.slice(0, headAt + 1),
    below,
    headings: table.headings,
    cells: table.rows,
    changes,
    changed,
    hasOtherHeadings: table.headings.some((text, place) => text !== before[place]),
  };
}
