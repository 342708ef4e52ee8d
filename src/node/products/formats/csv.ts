import Papa from 'papaparse';
import type { Sheet, TableMistake } from '../../../document/table/sheets';
import { unguarded } from '../csv/guard';
import { decodeText } from '../csv/decodeText';
import { separatorOf } from '../csv/separatorOf';
import type { FileFormat } from '../fileFormat';

/** Text whose cells are separated by commas, semicolons, tabs or bars. */
export const format: FileFormat = {
  title: 'CSV',
  extensions: ['.csv', '.tsv', '.txt'],
  // Whatever is no other format is read as text.
  recognises: () => false,
  read(bytes, { name, answers, countHeadings }) {
    const decoded = decodeText(bytes, answers['encoding']);
    if ('question' in decoded) return decoded;
    return { sheets: [readCsv(decoded.text, name, countHeadings)] };
  },
};

function readCsv(
  text: string,
  name: string,
  countHeadings: (row: readonly string[]) => number,
): Sheet {
  const delimiter = separatorOf(text, countHeadings);
  const { data, errors } = Papa.parse<string[]>(withOneLineEnd(text, delimiter), {
    delimiter,
    newline: '\n',
  });
  for (const row of data) {
    for (const [index, cell] of row.entries()) row[index] = unguarded(cell);
  }
  return {
    name,
    rows: data,
    mistakes: [
      ...errors.map(({ code, row = 0 }) => mistakeAt(name, row, QUOTES[code] ?? QUOTES['other'])),
      ...tooLong(data, name, countHeadings),
    ],
  };
}

const QUOTES: Readonly<Record<string, string>> = {
  MissingQuotes:
    'A quotation mark begins a text here that never ends, so that the rows after it cannot be told apart. Put one at its end, or take this one out.',
  other:
    'The quotation marks of this row cannot be read, so that the rows after it cannot be told apart. Inside of a text in quotation marks, write each one twice: "2"" ball valve".',
};

function mistakeAt(sheet: string, row: number, message = ''): TableMistake {
  return { sheet, cell: `row ${row + 1}`, message };
}

/** Rows with more cells than there are headings: a separator stands in a text, and moves all cells after it. */
function tooLong(
  rows: readonly (readonly string[])[],
  sheet: string,
  countHeadings: (row: readonly string[]) => number,
): TableMistake[] {
  const head = rows.findIndex((row) => countHeadings(row) > 0);
  const width = rows[head]?.length ?? 0;
  const mistakes: TableMistake[] = [];
  for (const [index, row] of rows.entries()) {
    const isLong = head !== -1 && index > head && row.length > width;
    if (!isLong || row.slice(width).every((cell) => cell.trim() === '')) continue;
    const message = `This row has ${row.length} cells, but there are ${width} headings. Put the text in which a separator stands in quotation marks.`;
    mistakes.push(mistakeAt(sheet, index, message));
  }
  return mistakes;
}

/**
 * Ends every row with '\n'. The parser takes whichever line end comes first for that of all rows: those with another
 * would become one row, or keep a '\r' in their last cell. Line ends inside of quotation marks stay as they are.
 */
function withOneLineEnd(text: string, delimiter: string): string {
  if (!text.includes('\r')) return text;
  const start = String.raw`(?<=^|[\r\n]|${delimiter === '|' ? String.raw`\|` : delimiter})`;
  const parts = new RegExp(String.raw`${start}"(?:[^"]|"")*"|\r\n?`, 'g');
  return text.replaceAll(parts, (part) => (part.startsWith('"') ? part : '\n'));
}
