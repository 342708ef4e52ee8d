import type { DeskRow } from './rows';

/** A cell: text stays text in a spreadsheet, whatever it looks like; a number can be added up. */
export type Cell = string | number | undefined;

/** The headings of the columns. */
export type CellWords = Record<
  'code' | 'name' | 'quantity' | 'unit' | 'price' | 'discount' | 'sum' | 'link',
  string
>;

/** The table with its headings. */
export function cellsOf(
  rows: readonly DeskRow[],
  sums: readonly (number | undefined)[],
  words: CellWords,
  linkOf: (product: string) => string,
): Cell[][] {
  const { code, name, quantity, unit, price, discount, sum, link } = words;
  return [
    [code, name, quantity, unit, price, discount, sum, link],
    ...rows.map((row, index) => [
      row.code,
      row.name,
      row.quantity,
      row.unit,
      row.price,
      row.discount || undefined,
      sums[index],
      row.product && linkOf(row.product),
    ]),
  ];
}

/**
 * The table as spreadsheets take it from the clipboard. Codes are marked as text for Excel and for LibreOffice: else
 * '0012' becomes 12, and '=1+1' a formula.
 */
export function asHtml(cells: readonly Cell[][]): string {
  const rows = cells.map((row) => `<tr>${row.map(htmlCell).join('')}</tr>`);
  return `<meta charset="utf-8"><table>${rows.join('')}</table>`;
}

function htmlCell(cell: Cell): string {
  if (typeof cell === 'number') return `<td>${cell}</td>`;
  return `<td style="mso-number-format:'\\@'" sdnum="1033;0;@">${escaped(cell ?? '')}</td>`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The table as text: cells with tabs between. */
export function asTsv(cells: readonly Cell[][]): string {
  return cells
    .map((row) => row.map((cell) => inert(cell).replace(/\s+/g, ' ')).join('\t'))
    .join('\r\n');
}

/** The table as a file that spreadsheets open (RFC 4180), with the mark by which Excel knows that it is UTF-8. */
export function asCsv(cells: readonly Cell[][]): string {
  const rows = cells.map((row) =>
    row.map((cell) => `"${inert(cell).replaceAll('"', '""')}"`).join(','),
  );
  return `\uFEFF${rows.map((row) => `${row}\r\n`).join('')}`;
}

/** A text that a spreadsheet would take for a formula gets an apostrophe, which makes it a text. */
function inert(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  return /^[=+\-@\t\r]/.test(cell ?? '') ? `'${cell}` : (cell ?? '');
}
