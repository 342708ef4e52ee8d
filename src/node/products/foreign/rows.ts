import { letters } from '../../../document/table/row';
import { isMerged, type Sheet, type SheetCell } from '../../../document/table/sheets';
import { normalised } from '../../../document/table/columns';
import { columnsBelow, headRowOf, isText, type ForeignColumn } from './headings';
import { laidOut } from './layout';

/** A row of a table of another system. */
export interface ForeignRow {
  sheet: string;
  /** 'row 7' */
  cell: string;
  /** The text under a heading: as it stands, or else whatever its case and signs; '' if it is empty or there is none. */
  get: (heading: string) => string;
  /** The text at the place of a column. */
  at: (place: number) => string;
  /** The headings with the texts under them that are not empty, in their order. */
  filled: () => [heading: string, text: string][];
  /** The place of its text, where it has but one, and whether that text goes over the cells beside it. */
  only?: { place: number; isWide: boolean };
}

/** A table of another system. */
export interface ForeignTable {
  columns: ForeignColumn[];
  /** Whether no row is that of headings: the first one is a product, too. */
  isHeadless: boolean;
  rows: ForeignRow[];
  /** Cells that cannot be read, by the key of their column. */
  wrong: { sheet: string; cell: string; key: string; message: string }[];
}

/** How a table is found by headings, for all of its rows. */
interface Places {
  columns: readonly ForeignColumn[];
  placeOf: (heading: string) => number;
}

/**
 * The rows below the headings of a sheet.
 * @param head The row of the headings; -1 if it has none.
 */
export function foreignTable(sheet: Sheet, head = headRowOf(sheet)): ForeignTable {
  const { rows, originOf } = laidOut(sheet, head);
  const columns = columnsBelow({ rows }, head);
  const places = placesOf(columns);
  const keys = new Map(columns.map(({ place, key }) => [place, key]));
  const table: ForeignTable = { columns, isHeadless: head === -1, rows: [], wrong: [] };
  for (const [index, cells] of rows.entries()) {
    if (index <= head || !cells.some(saysSomething)) continue;
    const row = new SheetRow(cells, { sheet: sheet.name, cell: `row ${index + 1}`, places });
    table.rows.push(row);
    for (const [column, cell] of cells.entries()) {
      const key = keys.get(column);
      if (typeof cell === 'string' || key === undefined) continue;
      // What is merged over a whole row says nothing of a column.
      if (isMerged(cell) && row.only?.isWide === true) continue;
      const place = `${letters(originOf(index, column))}${index + 1}`;
      table.wrong.push({ sheet: sheet.name, cell: place, key, message: cell.wrong });
    }
  }
  return table;
}

class SheetRow implements ForeignRow {
  readonly sheet: string;
  readonly cell: string;
  readonly only?: { place: number; isWide: boolean };
  readonly #cells: readonly SheetCell[];
  readonly #places: Places;

  constructor(
    cells: readonly SheetCell[],
    { sheet, cell, places }: { sheet: string; cell: string; places: Places },
  ) {
    this.sheet = sheet;
    this.cell = cell;
    this.#cells = cells;
    this.#places = places;
    const place = cells.findIndex(isText);
    if (cells.findLastIndex(isText) !== place) return;
    const beside = cells[place + 1];
    this.only = { place, isWide: beside !== undefined && isMerged(beside) };
  }

  at(place: number): string {
    const cell = this.#cells[place] ?? '';
    return typeof cell === 'string' ? cell.trim() : '';
  }

  get(heading: string): string {
    return this.at(this.#places.placeOf(heading));
  }

  filled(): [heading: string, text: string][] {
    return this.#places.columns.flatMap(({ heading, place, isNamed }): [string, string][] => {
      const text = isNamed ? this.at(place) : '';
      return text === '' ? [] : [[heading, text]];
    });
  }
}

function placesOf(columns: readonly ForeignColumn[]): Places {
  const places = new Map<string, number>();
  const named = columns.filter(({ isNamed }) => isNamed);
  // What a heading says exactly goes before what it says without case and signs: 'D' is not 'd' where both are there.
  for (const name of [(heading: string) => heading, loose]) {
    for (const { heading, place } of named) {
      if (!places.has(name(heading))) places.set(name(heading), place);
    }
  }
  // The same few headings are asked for with every row.
  const asked = new Map<string, number>();
  const placeOf = (heading: string): number => {
    const place = asked.get(heading) ?? places.get(heading) ?? places.get(loose(heading)) ?? -1;
    asked.set(heading, place);
    return place;
  };
  return { columns, placeOf };
}

/** A heading without case and signs, told from exact ones by a space, with which none begins. */
const loose = (heading: string): string => ` ${normalised(heading)}`;

/** Lines of signs alone, as printed lists have them between rows, say nothing. */
const saysSomething = (cell: SheetCell): boolean => isText(cell) && /[\p{L}\p{N}]/u.test(cell);
