import Papa from 'papaparse';
import type { Sheet, TableMistake } from '../../../document/table/sheets';
import { unguarded } from '../../tables/csv/guard';
import { decodeText } from '../../tables/csv/decodeText';
import { QUOTES, tooManyCells } from '../../tables/csv/quotes';
import { separatorOf } from '../../tables/csv/separatorOf';
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
      ...errors.map(({ code, row = 0 }) =>
        mistakeAt(name, row, code === 'MissingQuotes' ? QUOTES.MissingQuotes : QUOTES.other),
      ),
      ...tooLong(data, name, countHeadings),
    ],
  };
}

function mistakeAt(sheet: string, row: number, message: string): TableMistake {
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
    mistakes.push(mistakeAt(sheet, index, tooManyCells(row.length, width)));
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
