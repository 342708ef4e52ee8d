import { separatorOf } from '../../tables/csv/separatorOf';
import { unguarded } from '../../tables/csv/guard';
import { countHeadings } from '../../../document/table/sheets';
import { errorMessage } from '../../../document/errorMessage';
import { hashed, textsOf } from './chunks';
import { csvRows } from './csvRows';
import { readJsonLines } from './jsonLines';
import { kindOf, type FileKind } from './namedFiles';
import { readRows, type FileRow, type ReadRows, type RowContext } from './readRows';
import { workbookRows } from './workbook';

/** The mark that UTF-8 may begin with. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A file with products, as it was read. */
export interface ProductFile extends ReadRows {
  /** As the config names it. */
  name: string;
  kind: FileKind;
  /** The hash of its bytes. */
  hash: string;
}

/**
 * Reads a file with products, one part after the other where its kind allows that. Whatever is in it, it does not throw:
 * what cannot be read is a mistake.
 */
export function readProductFile(
  name: string,
  bytes: Iterable<Uint8Array>,
  context: RowContext,
): ProductFile {
  const kind = kindOf(name) ?? 'csv';
  const { chunks, hash } = hashed(bytes);
  const none = { entries: [], rows: [], head: undefined };
  let read: ReadRows;
  try {
    if (kind === 'jsonl') read = readJsonLines(textsOf(chunks));
    else if (kind === 'csv') read = readRows(tableRows(textsOf(chunks), context).rows, context);
    else read = readRows(workbookRows(Buffer.concat([...chunks])), context);
  } catch (error) {
    // The rest decides on the hash, too.
    for (const _ of chunks) continue;
    read = { ...none, mistakes: [{ message: errorMessage(error) }] };
  }
  return { name, kind, hash: hash(), ...read };
}

/** The rows of a CSV file, and how it is written. */
export interface CsvTable {
  hasMark: boolean;
  delimiter: string;
  rows: Iterable<FileRow>;
}

/** Cuts the text of a CSV file into rows. What separates its cells is found out by its beginning. */
export function tableRows(
  texts: Iterator<string>,
  { columns }: Pick<RowContext, 'columns'>,
): CsvTable {
  const first = texts.next();
  const start = first.done === true ? '' : first.value;
  const hasMark = start.startsWith(BYTE_ORDER_MARK);
  const text = hasMark ? start.slice(BYTE_ORDER_MARK.length) : start;
  const delimiter = separatorOf(text, (row) => countHeadings(row, columns));
  function* rest() {
    yield text;
    yield* { [Symbol.iterator]: () => texts };
  }
  function* rows(): Generator<FileRow> {
    let row = 0;
    for (const { cells, raw, wrong } of csvRows(rest(), delimiter)) {
      row += 1;
      for (const [place, cell] of cells.entries())
        if (cell.startsWith("'")) cells[place] = unguarded(cell);
      yield wrong === undefined ? { row, cells, raw } : { row, cells, raw, wrong };
    }
  }
  return { hasMark, delimiter, rows: rows() };
}
