import type { Sheet } from '../../../document/table/sheets';
import type { readWorkbook } from '../../tables/spreadsheet/readWorkbook';
import type { FileRow } from './readRows';

let read: typeof readWorkbook | undefined;

/** What every XLSX file begins with. */
const ZIP = Buffer.from('PK\u0003\u0004');

/** Loads what reads workbooks, which others need not wait for. Before this has resolved, none can be read. */
export async function loadWorkbooks(): Promise<void> {
  ({ readWorkbook: read } = await import('../../tables/spreadsheet/readWorkbook'));
}

/**
 * The rows of the only sheet of a workbook that has any.
 * @throws A sentence, if it cannot be read, or has several.
 */
export function workbookRows(bytes: Buffer): FileRow[] {
  const sheet = onlySheet(bytes);
  return sheet.rows.map((cells, index) => ({ row: index + 1, cells, raw: '' }));
}

function onlySheet(bytes: Buffer): Sheet {
  if (!read) throw new Error('Workbooks cannot be read here yet. Try again.');
  if (bytes.length === 0) throw new Error('This file is empty.');
  if (!bytes.subarray(0, ZIP.length).equals(ZIP))
    throw new Error(
      'This is no XLSX file. Open it in your spreadsheet program, and save it as .xlsx.',
    );
  const sheets = read(bytes);
  const filled = sheets.filter(({ rows }) => rows.some((row) => row.some((cell) => cell !== '')));
  const [first, second] = filled;
  if (!first) throw new Error('This file is empty.');
  if (second) {
    const names = filled.map(({ name }) => `"${name}"`).join(', ');
    throw new Error(
      `This workbook has several sheets (${names}). Put each table into a file of its own, and name them all. A price list that is not of this site is taken over with "npm run products -- import".`,
    );
  }
  return first;
}
