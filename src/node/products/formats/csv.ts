import Papa from 'papaparse';
import type { Sheet, TableMistake } from '../../../document/table/sheets';
import { unguarded } from '../../tables/csv/guard';
import { decodeText } from '../../tables/csv/decodeText';
import { QUOTES, tooManyCells } from '../../tables/csv/quotes';
import { separatorOf } from '../../tables/csv/separatorOf';
import type { FileFormat } from '../fileFormat';
import { headRowOf } from '../foreign/headings';

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
  const { data, errors } = parsed(text, delimiter);
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

/**
 * Rows with more cells than there are headings: a separator stands in a text, and moves all cells after it. Below headings
 * of others, most rows may have a further cell, which is then asked about.
 */
function tooLong(
  rows: readonly (readonly string[])[],
  sheet: string,
  countHeadings: (row: readonly string[]) => number,
): TableMistake[] {
  const own = rows.findIndex((row) => countHeadings(row) > 0);
  const head = own === -1 ? headRowOf({ name: sheet, rows }) : own;
  if (head === -1) return [];
  const width = rows[head]?.length ?? 0;
  const long = [...rows.entries()].filter(
    ([index, row]) => index > head && row.slice(width).some((cell) => cell.trim() !== ''),
  );
  const headings = (rows[head] ?? []).filter((cell) => cell.trim() !== '');
  const areOurs = countHeadings(headings) === headings.length;
  if (!areOurs && long.length > (rows.length - head) * MOST_LONG) return [];
  return long.map(([index, row]) => mistakeAt(sheet, index, tooManyCells(row.length, width)));
}

/** How many rows may be longer than headings of others, of all, for that to be a mistake. */
const MOST_LONG = 0.4;

/**
 * The cells of a text. `a, "b, c"`, as people write lists by hand, falls apart at the comma of its text: the blanks between
 * a separator and the quotation marks beside it are taken out where that gives more rows the same number of cells.
 */
function parsed(text: string, delimiter: string): Papa.ParseResult<string[]> {
  const parse = (whole: string): Papa.ParseResult<string[]> =>
    Papa.parse<string[]>(withOneLineEnd(whole, delimiter), { delimiter, newline: '\n' });
  const asIs = parse(text);
  const tight = withTightQuotes(text, delimiter);
  if (tight === text) return asIs;
  const other = parse(tight);
  return uneven(other.data) < uneven(asIs.data) ? other : asIs;
}

/** How many rows have another number of cells than most have. */
function uneven(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  return rows.length - Math.max(0, ...counts.values());
}

/**
 * A text in quotation marks. Written for the longest of them: with a choice for each letter, the rest of a large file behind
 * a mark without an end would be more than the stack holds.
 */
const QUOTED = '"[^"]*"(?:"[^"]*")*';

function withTightQuotes(text: string, delimiter: string): string {
  if (!text.includes(`${delimiter} `) && !/^[ \t]+"/m.test(text)) return text;
  const sign = delimiter === '|' ? String.raw`\|` : delimiter;
  const parts = new RegExp(
    `(?<=^|[\r\n]|${sign})(?:${QUOTED}|( +)(${QUOTED}) *(?=$|[\r\n]|${sign}))`,
    'g',
  );
  return text.replaceAll(parts, (part, blanks: string | undefined, inner: string) =>
    blanks === undefined ? part : inner,
  );
}

/**
 * Ends every row with '\n'. The parser takes whichever line end comes first for that of all rows: those with another
 * would become one row, or keep a '\r' in their last cell. Line ends inside of quotation marks stay as they are.
 */
function withOneLineEnd(text: string, delimiter: string): string {
  if (!text.includes('\r')) return text;
  const start = String.raw`(?<=^|[\r\n]|${delimiter === '|' ? String.raw`\|` : delimiter})`;
  const parts = new RegExp(String.raw`${start}${QUOTED}|\r\n?`, 'g');
  return text.replaceAll(parts, (part) => (part.startsWith('"') ? part : '\n'));
}
