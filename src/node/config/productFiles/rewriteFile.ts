import { cellOf } from '../../../document/table/entry';
import { headingOf, type Column } from '../../../document/table/columns';
import { identityColumns } from '../../../document/table/identity';
import { textOf } from '../../../document/table/sheets';
import type { Schema } from '../../../document/schema/schema';
import { isEqual } from '../../../document/values';
import { rewrite } from '../edit/rewrite';
import { writeWorkbookApart } from '../../tables/spreadsheet/writeApart';
import { textsOf } from './chunks';
import { csvPrinter } from './csvPrinter';
import { linesOf } from './jsonLines';
import { tableRows, type ProductFile } from './readProductFile';
import type { FileRow, Head } from './readRows';
import { workbookRows } from './workbook';

/** A product as a file is to have it. */
export interface WrittenEntry {
  entry: Record<string, unknown>;
  /** Its place among those that the file has; undefined for one that is new in it. */
  from: number | undefined;
}

/** How products are written. */
export interface WriteContext {
  columns: readonly Column[];
  /** The schema of a product. */
  schema: Schema;
  /** The company's: 'nb-NO'. */
  language: string;
}

/** A file as it was written. */
export interface Rewritten {
  bytes: Buffer;
  /** What of it was written anew; undefined where that cannot be read alone. */
  changed?: {
    /** Those rows, below what stands above all products. */
    text: string;
    /** The places of their products. */
    places: ReadonlySet<number>;
  };
}

/**
 * A file with other products. Rows that stay as they are keep every character, as do the cells of others
 * that have not changed; a field that no column is for gets one at the end.
 * @param bytes Those that the file has.
 * @param file What was read of them.
 * @throws A sentence, if a text is longer than a cell may be.
 */
export async function rewriteFile(
  bytes: Buffer,
  file: ProductFile,
  entries: readonly WrittenEntry[],
  context: WriteContext,
): Promise<Rewritten> {
  if (file.kind === 'jsonl') return jsonLines(bytes, file, entries);
  const { head } = file;
  if (!head) throw new Error(`${file.name} has no headings.`);
  const added = addedColumns(file, head, entries, context.columns);
  const table = { file, head, entries, added, context };
  return file.kind === 'csv' ? csvText(bytes, table) : { bytes: await workbook(bytes, table) };
}

/** A table that is written again. */
interface Table {
  file: ProductFile;
  head: Head;
  entries: readonly WrittenEntry[];
  /** The columns that it needs and did not have. */
  added: readonly Column[];
  context: WriteContext;
}

function addedColumns(
  { entries: before }: ProductFile,
  { columns: known }: Head,
  entries: readonly WrittenEntry[],
  columns: readonly Column[],
): Column[] {
  const present = new Set(known.map((column) => column?.key));
  const missing = columns.filter(({ key }) => !present.has(key));
  const changed = entries.filter(({ entry, from }) => from === undefined || before[from] !== entry);
  return missing.filter((column) => changed.some(({ entry }) => cellOf(entry, column) !== ''));
}

/** The cells of the headings, with those that are added. */
function headingCells({ head, added, context }: Table): string[] {
  const words = added.map((column) => headingOf(column, context.schema, context.language));
  return [...head.headings, ...words];
}

/** The cells of a product: those that say what they said stay as they are. */
function cellsFor(
  { file, head, added }: Table,
  { entry, from }: WrittenEntry,
  row: FileRow | undefined,
): string[] {
  const before = from === undefined ? undefined : file.entries[from];
  const cells = head.columns.map((column, place) => {
    const written = textOf(row?.cells[place]);
    if (!column) return written;
    const text = cellOf(entry, column);
    return before && cellOf(before, column) === text ? written : text;
  });
  return [...cells, ...added.map((column) => cellOf(entry, column))];
}

const isSame = ({ entries }: ProductFile, { entry, from }: WrittenEntry): boolean =>
  from !== undefined && isEqual(entries[from], entry);

/** The rows of a table by their numbers, and those above the first product. */
function rowsOf(rows: Iterable<FileRow>, { row: headRow }: Head) {
  const above: FileRow[] = [];
  const byNumber = new Map<number, FileRow>();
  for (const row of rows) {
    if (row.row <= headRow) above.push(row);
    else byNumber.set(row.row, row);
  }
  return { above, byNumber };
}

function csvText(bytes: Buffer, table: Table): Rewritten {
  const { file, head, entries, added, context } = table;
  const { hasMark, delimiter, rows } = tableRows(textsOf([bytes]), context);
  const { above, byNumber } = rowsOf(rows, head);
  const headings = above.at(-1)?.raw ?? '';
  const newline = /\r?\n$|\r$/.exec(headings)?.[0] ?? '\r\n';
  const print = csvPrinter({ delimiter, headings });
  const parts: string[] = [];
  const isIdWritten = idReader(table);
  const places = new Set<number>();
  const isLastEnded = endsLine([...byNumber.values()].at(-1)?.raw ?? headings);
  for (const row of above.slice(0, -1)) parts.push(row.raw);
  parts.push(added.length > 0 ? print(headingCells(table)) + newline : ended(headings, newline));
  const start = parts.length;
  let areIdsWritten = true;
  for (const [place, written] of entries.entries()) {
    const row = byNumber.get(file.rows[written.from ?? -1] ?? -1);
    const isKept = row && isSame(file, written);
    if (isKept) areIdsWritten &&= isIdWritten(row, written);
    else places.add(place);
    parts.push(isKept ? ended(row.raw, newline) : print(cellsFor(table, written, row)) + newline);
  }
  const mark = hasMark ? '\uFEFF' : '';
  const text = mark + parts.join('');
  const rewritten = {
    bytes: Buffer.from(isLastEnded ? text : text.slice(0, text.length - newline.length)),
  };
  // An id that is made of a code may be another one once the rows above have changed.
  if (!areIdsWritten) return rewritten;
  const own = parts.filter((_, index) => index < start || places.has(index - start));
  return { ...rewritten, changed: { text: mark + own.join(''), places } };
}

/** A function that says whether the row of a product has its id in a cell. */
function idReader({ head, context }: Table): (row: FileRow, written: WrittenEntry) => boolean {
  const key = identityColumns(context.columns)?.id.key;
  const place = head.columns.findIndex((column) => column !== undefined && column.key === key);
  return ({ cells }, { entry }) => textOf(cells[place]).trim() === entry['id'];
}

const endsLine = (raw: string): boolean => /[\r\n]$/.test(raw);

const ended = (raw: string, newline: string): string => (endsLine(raw) ? raw : raw + newline);

/** Lines that are written anew keep the layout of those that they were. */
function jsonLines(bytes: Buffer, file: ProductFile, entries: readonly WrittenEntry[]): Rewritten {
  const lines = new Map<number, string>();
  let row = 0;
  for (const line of linesOf(textsOf([bytes]))) lines.set((row += 1), line);
  const mark = lines.get(1)?.startsWith('\uFEFF') === true ? '\uFEFF' : '';
  const [first = '\n'] = lines.values();
  const newline = first.endsWith('\r\n') ? '\r\n' : '\n';
  const places = new Set<number>();
  const texts = entries.map((written, place) => {
    const own = lines
      .get(file.rows[written.from ?? -1] ?? -1)
      ?.replace(/^\uFEFF/, '')
      .trimEnd();
    if (own !== undefined && isSame(file, written)) return own;
    places.add(place);
    const before = file.entries[written.from ?? -1];
    // As programs write it, there is no layout to be kept.
    if (own === undefined || own === JSON.stringify(before)) return JSON.stringify(written.entry);
    return rewrite(own, written.entry).replaceAll(/\s*\n\s*/g, ' ');
  });
  const joined = (some: readonly string[]) => some.map((text) => text + newline).join('');
  const changed = joined(texts.filter((_, place) => places.has(place)));
  return { bytes: Buffer.from(mark + joined(texts)), changed: { text: changed, places } };
}

async function workbook(bytes: Buffer, table: Table): Promise<Buffer> {
  const { file, head, entries, context } = table;
  const { above, byNumber } = rowsOf(workbookRows(bytes), head);
  const rows = entries.map((written) =>
    cellsFor(table, written, byNumber.get(file.rows[written.from ?? -1] ?? -1)),
  );
  const titles = above.slice(0, -1).map(({ cells }) => cells.map(textOf));
  return writeWorkbookApart([...titles, headingCells(table), ...rows], context.language);
}
