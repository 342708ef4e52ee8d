import { productPage, type DeskRow } from './rows';
import { unitCodeOf } from './unitCodes';

/** A cell: text stays text in a spreadsheet, whatever it looks like; a number can be added up. */
export type Cell = string | number | undefined;

/** The headings of the columns. */
export type CellWords = Record<
  | 'code'
  | 'name'
  | 'quantity'
  | 'unit'
  | 'unitCode'
  | 'specifications'
  | 'price'
  | 'discount'
  | 'sum'
  | 'stock'
  | 'delivery'
  | 'supplierCode'
  | 'branch'
  | 'link',
  string
>;

/** What the table is made with. */
export interface CellOptions {
  words: CellWords;
  /** The address of a product's page, of which this is the end. */
  linkOf: (page: string) => string;
  branchName: (id: string) => string;
  /** Whether a column has the codes of UN/CEFACT for the units. */
  withUnitCodes: boolean;
  /** The language of the units. */
  language: string;
}

/** The table with its headings. Columns that hold nothing are left out, except those that every table has. */
export function cellsOf(
  rows: readonly DeskRow[],
  sums: readonly (number | undefined)[],
  { words, linkOf, branchName, withUnitCodes, language }: CellOptions,
): Cell[][] {
  const columns: [heading: keyof CellWords, cells: Cell[], isAlways?: true][] = [
    ['code', rows.map(({ code }) => code), true],
    ['name', rows.map(({ name }) => name), true],
    ['quantity', rows.map(({ quantity }) => quantity), true],
    ['unit', rows.map(({ unit }) => unit), true],
    ['unitCode', withUnitCodes ? rows.map(({ unit }) => unitCodeOf(unit, language)?.code) : []],
    ['specifications', rows.map(({ specifications }) => specifications)],
    ['price', rows.map(({ price }) => price), true],
    ['discount', rows.map(({ discount }) => discount || undefined), true],
    ['sum', [...sums], true],
    ['stock', rows.map(({ stock }) => stock)],
    ['delivery', rows.map(({ delivery }) => delivery)],
    ['supplierCode', rows.map(({ supplierCode }) => supplierCode)],
    ['branch', rows.map(({ branch }) => branch && branchName(branch))],
    ['link', rows.map(productPage).map((page) => page && linkOf(page)), true],
  ];
  const used = columns.filter(([, cells, isAlways]) => isAlways || cells.some(Boolean));
  return [
    used.map(([heading]) => words[heading]),
    ...rows.map((_, at) => used.map(([, cells]) => cells[at])),
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
