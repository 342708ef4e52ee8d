import type { CellObject, WorkSheet } from '@e965/xlsx';
import { csvRows } from '../../desk/csvRows';
import type { PriceSheet, TableCell } from '../../desk/priceTable';

/** The library that reads workbooks could not be loaded. */
export class NoReaderError extends Error {
  override readonly name = 'NoReaderError';
}

/**
 * The sheets of a file of a spreadsheet program that people see. Text files are read at once; the library for workbooks
 * is as large as the rest of the desk many times over, and is loaded when the first workbook is opened.
 * @throws NoReaderError if it cannot be loaded, or an error if the file is no workbook.
 */
export async function readSpreadsheet(file: File): Promise<PriceSheet[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isWorkbook(bytes)) return [{ name: file.name, rows: csvRows(bytes) }];
  const { read } = await loadReader();
  const book = read(bytes, { dense: true, cellNF: true, cellHTML: false, cellFormula: false });
  return book.SheetNames.flatMap((name, at) => {
    const sheet = book.Sheets[name];
    const isHidden = (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) > 0;
    return sheet && !isHidden ? [{ name, rows: rowsOf(sheet) }] : [];
  });
}

/**
 * Loads what reads workbooks.
 * @throws NoReaderError if it cannot be loaded.
 */
export async function loadReader(): Promise<typeof import('@e965/xlsx')> {
  return import('@e965/xlsx').catch((cause: unknown) => {
    throw new NoReaderError('The reader of workbooks was not loaded.', { cause });
  });
}

/** ZIP archives, which XLSX and ODS are, and the files of older Excel. */
const isWorkbook = ([first, second]: Uint8Array) =>
  (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf);

function rowsOf(sheet: WorkSheet): TableCell[][] {
  // Rows without cells are holes.
  const rows: readonly (readonly CellObject[] | undefined)[] = sheet['!data'] ?? [];
  return Array.from(rows, (row) => Array.from(row ?? [], (cell) => shown(cell)));
}

/** '0012' for a 12 in the format 0000, and all digits of a long number, which a narrow column would not show. */
function shown(cell: CellObject | undefined): TableCell {
  if (cell?.v === undefined || cell.t === 'e') return { text: '' };
  const { t, v, w, z } = cell;
  if (t !== 'n') return { text: (w ?? String(v)).trim() };
  const isGeneral = z === undefined || z === 'General';
  const text = isGeneral ? String(v) : (w ?? String(v)).trim();
  // For a language, '[$-409]', the reader writes a dollar (findings/sheetjs-pays-in-dollars-where-a-format-has-a-language.sh).
  const hasLanguage = z?.toString().includes('[$-') === true;
  return { text: hasLanguage ? text.replace('$', '') : text, number: Number(v) };
}
