import { letters } from '../../../document/table/row';
import type { Sheet, SheetCell } from '../../../document/table/sheets';
import { normalised } from '../../../document/table/columns';

/** A row of a table of another system. */
export interface ForeignRow {
  sheet: string;
  /** 'row 7' */
  cell: string;
  /** The text under a heading, whatever its case and signs; '' if it is empty or there is none. */
  get: (heading: string) => string;
  /** The headings with the texts under them that are not empty, in their order. */
  filled: () => [heading: string, text: string][];
}

/** A table of another system. */
export interface ForeignTable {
  headings: string[];
  rows: ForeignRow[];
  /** Cells that cannot be read, by their heading. */
  wrong: { sheet: string; cell: string; heading: string; message: string }[];
}

/** How many rows from the top may hold the headings. */
const MOST_ROWS_ABOVE = 20;

/** Where the headings are: the row with most texts of the first that has at least two, before rows as wide. */
export function headRowOf({ rows }: Sheet): number {
  const widths = rows.slice(0, MOST_ROWS_ABOVE).map((row) => row.filter(isText).length);
  const widest = Math.max(0, ...widths);
  return widest < 2 ? -1 : widths.findIndex((width) => width >= Math.max(2, widest * 0.6));
}

/** The rows below the headings of a sheet. */
export function foreignTable(sheet: Sheet, head = headRowOf(sheet)): ForeignTable {
  const headings = (sheet.rows[head] ?? []).map((cell) => (isText(cell) ? cell.trim() : ''));
  const places = new Map<string, number>();
  for (const [index, heading] of headings.entries()) {
    const name = normalised(heading);
    if (name !== '' && !places.has(name)) places.set(name, index);
  }
  // The same few headings are asked for with every row.
  const asked = new Map<string, number>();
  const placeOf = (heading: string): number => {
    const place = asked.get(heading) ?? places.get(normalised(heading)) ?? -1;
    asked.set(heading, place);
    return place;
  };
  const table: ForeignTable = { headings, rows: [], wrong: [] };
  for (const [index, cells] of sheet.rows.entries()) {
    if (index <= head || !cells.some(isText)) continue;
    const text = (column: number): string => {
      const cell = cells[column] ?? '';
      return typeof cell === 'string' ? cell.trim() : '';
    };
    table.rows.push({
      sheet: sheet.name,
      cell: `row ${index + 1}`,
      get: (heading) => text(placeOf(heading)),
      filled: () =>
        headings.flatMap((heading, column): [string, string][] =>
          heading !== '' && text(column) !== '' ? [[heading, text(column)]] : [],
        ),
    });
    for (const [column, cell] of cells.entries()) {
      if (typeof cell === 'string') continue;
      const place = `${letters(column)}${index + 1}`;
      const heading = headings[column] ?? '';
      table.wrong.push({ sheet: sheet.name, cell: place, heading, message: cell.wrong });
    }
  }
  return table;
}

const isText = (cell: SheetCell | undefined): cell is string =>
  typeof cell === 'string' && cell.trim() !== '';
