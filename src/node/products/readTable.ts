import Papa from 'papaparse';
import readExcelFile from 'read-excel-file/node';
import type { Sheet, SheetCell } from '../../document/table/sheets';
import type { TableFormat } from './tableFormat';

/**
 * The sheets of a file, all cells as text.
 * @param name What the sheet of a CSV file is called: the name of the file.
 * @throws A sentence, if the file cannot be read.
 */
export async function readTable(
  bytes: Buffer,
  format: TableFormat,
  name: string,
): Promise<Sheet[]> {
  return format === 'csv' ? [{ name, rows: readCsv(bytes) }] : readXlsx(bytes);
}

async function readXlsx(bytes: Buffer): Promise<Sheet[]> {
  try {
    const sheets = await readExcelFile(bytes, { trim: false });
    return sheets.map(({ sheet, data }) => ({
      name: sheet,
      rows: data.map((row) => row.map(toCell)),
    }));
  } catch (cause) {
    throw new Error('This is no XLSX file, or it is damaged. Save it once more as .xlsx.', {
      cause,
    });
  }
}

function toCell(value: unknown): SheetCell {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  // As a spreadsheet program shows it: 0.1 + 0.2 is 0.3.
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  if (typeof value === 'boolean') return String(value);
  return {
    wrong:
      'The spreadsheet program has made a date of what was typed here. Format the cell as text and type it again.',
  };
}

function readCsv(bytes: Buffer): string[][] {
  const text = decoded(bytes);
  return Papa.parse<string[]>(text, { delimiter: separatorOf(text) }).data;
}

/** What separates the cells: whichever of the usual signs is most frequent in one of the first lines. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replaceAll(/"[^"]*"/g, '')
    .split('\n', 12);
  const most = (sign: string) => Math.max(...lines.map((line) => line.split(sign).length));
  const [first = ','] = [',', ';', '\t'].toSorted((a, b) => most(b) - most(a));
  return first;
}

/** Excel writes UTF-8 or UTF-16 with a mark, or else what Windows uses in the West. */
function decoded(bytes: Buffer): string {
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
