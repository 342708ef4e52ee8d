import { isMerged, type Sheet, type SheetCell } from '../../../document/table/sheets';
import { isUnit } from './figures';
import { isText, VALUE } from './headings';

/** Rows of a sheet under one row of headings, whatever rows of headings the sheet has. */
export interface Layout {
  /** As many rows as the sheet has, at their places: what is a heading again, or a unit, is empty. */
  rows: readonly (readonly SheetCell[])[];
  /** Where the cell at a place of a row stands in the sheet, counted from 0. */
  originOf: (row: number, place: number) => number;
}

/**
 * Puts the rows of a sheet under one row of headings. Lists of the trade have headings of two rows ('Dimensions' over
 * 'd', 'D', 'B'), a row of units below them, and further on rows of headings again, for the next group of products: what
 * has another heading there gets a column of its own.
 * @param head The row of the headings; -1 if the sheet has none, which changes nothing.
 */
export function laidOut({ rows: given }: Sheet, head: number): Layout {
  if (head === -1) return { rows: given, originOf: (_, place) => place };
  const rows = [...given];
  const names = [...withRowAbove(given, head)];
  const headings = withUnits(names, given.slice(head + 1, head + 3));
  if (headings.hasUnits) rows[head + 1] = [];
  for (const at of [head + 1, head + 2]) {
    if (isTechnical(given[at] ?? [])) rows[at] = [];
  }
  const all = [...headings.cells];
  const first = tellingHeadings(given, head);
  let places: readonly number[] | undefined;
  const moved = new Map<number, readonly number[]>();
  for (const [at, cells] of given.entries()) {
    if (at <= head) continue;
    if (isHeadingAgain(cells, first)) {
      places = placesIn(names, cells, widthFrom(given, at));
      for (const name of names.slice(all.length)) all.push(name);
      rows[at] = [];
    } else if (places && cells.filter(isText).length > 1) {
      rows[at] = movedTo(places, cells);
      moved.set(at, places);
    }
  }
  rows[head] = all;
  return { rows, originOf: (row, place) => moved.get(row)?.indexOf(place) ?? place };
}

/**
 * The headings, with what stands above them: a heading of its own where the row has none, and the heading of a group
 * where several of its columns are called alike ('Length min', 'Width min').
 */
function withRowAbove(rows: Sheet['rows'], head: number): readonly SheetCell[] {
  const own = rows[head] ?? [];
  const above = rows[head - 1] ?? [];
  // A row with one text is the title of the list.
  if (above.filter(isText).length < 2) return own;
  const names = own.map((cell) => (isText(cell) ? cell.trim() : ''));
  let group = '';
  return Array.from({ length: Math.max(own.length, above.length) }, (_, place) => {
    const cell = own[place] ?? '';
    const over = above[place] ?? '';
    if (isText(over)) group = over.trim();
    if (isText(cell)) {
      const isAlone = names.indexOf(names[place] ?? '') === names.lastIndexOf(names[place] ?? '');
      return isAlone || group === '' || group === cell.trim() ? cell : `${group} ${cell.trim()}`;
    }
    return isText(over) && !isMerged(cell) ? over : cell;
  });
}

/** What stands in a row of units beside them: 'Unit' before them, and '-' or '[]' for none. */
const NO_UNIT = /^(?:units?|uom|einheit(?:en)?|unité|unidad|ед\.? ?изм\.?|[-–—/]|\[ *\]|\( *\))$/i;

/** In characters: the longest text of a row of units. */
const MAX_UNIT_LENGTH = 10;

/** The headings with the units that the row below them says, if it says nothing else, and the one after it more. */
function withUnits(
  headings: readonly SheetCell[],
  [below = [], next = []]: Sheet['rows'],
): { cells: readonly SheetCell[]; hasUnits: boolean } {
  const hasUnits = isOfUnits(below) && !isOfUnits(next);
  if (!hasUnits) return { cells: headings, hasUnits };
  const cells = headings.map((heading, place) => {
    const text = below[place];
    const unit = isText(text) ? bare(text) : '';
    return isText(heading) && isUnit(unit) ? `${heading.trim()} (${unit})` : heading;
  });
  return { cells, hasUnits };
}

function isOfUnits(cells: readonly SheetCell[]): boolean {
  const texts = cells.filter(isText).map((text) => text.trim());
  const units = texts.filter((text) => isUnit(bare(text)));
  const known = units.length + texts.filter((text) => NO_UNIT.test(text)).length;
  return (
    units.length > 1 &&
    known >= texts.length * 0.6 &&
    texts.every((text) => text.length <= MAX_UNIT_LENGTH && !VALUE.test(text))
  );
}

/** Whether a row below the headings says them once more as programs call them: 'item_sku', 'item_name'. */
function isTechnical(cells: readonly SheetCell[]): boolean {
  const texts = cells.filter(isText);
  const names = texts.filter((text) => /^[a-z][a-z\d]*(?:_[a-z\d]+)+$/.test(text.trim()));
  return names.length > 1 && names.length >= texts.length * 0.6;
}

/** A unit without the brackets around it. */
const bare = (text: string): string => text.trim().replace(/^[[(](.*)[\])]$/, '$1');

/** The headings of a sheet, in small letters; '' where most cells below say the same, as 'Red' does of what is red. */
function tellingHeadings(rows: Sheet['rows'], head: number): readonly string[] {
  const headings = (rows[head] ?? []).map(inLowerCase);
  const below = headings.map(() => ({ texts: 0, alike: 0 }));
  for (const cells of rows.slice(head + 1))
    for (const [place, count] of below.entries()) {
      const cell = cells[place];
      if (!isText(cell)) continue;
      count.texts += 1;
      if (isAlike(cell, headings[place])) count.alike += 1;
    }
  return headings.map((heading, place) => {
    const { texts = 0, alike = 0 } = below[place] ?? {};
    return alike > 0 && alike >= texts / 2 ? '' : heading;
  });
}

/**
 * Whether a row has headings again: what it begins with is the heading of that column, or half of its texts and several
 * are those of their columns; and none is a number, unless that is the heading, too.
 */
function isHeadingAgain(cells: readonly SheetCell[], headings: readonly string[]): boolean {
  let alike = 0;
  let texts = 0;
  let isFirst = false;
  for (const [place, cell] of cells.entries()) {
    if (!isText(cell)) continue;
    texts += 1;
    if (isAlike(cell, headings[place])) {
      alike += 1;
      if (texts === 1) isFirst = true;
    } else if (cell.length <= MAX_HEADING_LENGTH && VALUE.test(cell.trim())) return false;
  }
  return texts > 1 && (isFirst || (alike > 1 && alike >= texts / 2));
}

const isAlike = (cell: string, heading: string | undefined): boolean =>
  cell.length <= MAX_HEADING_LENGTH && inLowerCase(cell) === heading;

/** In characters: longer texts are no headings, and take time to compare. */
const MAX_HEADING_LENGTH = 80;

const inLowerCase = (cell: SheetCell): string => (isText(cell) ? cell.trim().toLowerCase() : '');

/** How many cells the longest of the rows from one on has. */
const widthFrom = (rows: Sheet['rows'], at: number): number =>
  rows.slice(at).reduce((most, { length }) => Math.max(most, length), 0);

/**
 * Where the columns of further headings stand among all: under the same heading, or behind all others.
 * @param names All headings, as they stand in the sheet; what is new is put behind them.
 */
function placesIn(names: SheetCell[], cells: readonly SheetCell[], width: number): number[] {
  const taken = new Set<number>();
  const find = (isIt: (name: string) => boolean): number =>
    names.findIndex((name, at) => !taken.has(at) && isText(name) && isIt(name));
  return Array.from({ length: width }, (_, place) => {
    const cell = cells[place] ?? '';
    let found = -1;
    if (isText(cell)) {
      found = find((name) => name.trim() === cell.trim());
      if (found === -1) found = find((name) => inLowerCase(name) === inLowerCase(cell));
    }
    if (found === -1) found = names.push(cell) - 1;
    taken.add(found);
    return found;
  });
}

function movedTo(places: readonly number[], cells: readonly SheetCell[]): SheetCell[] {
  const row: SheetCell[] = [];
  for (const [from, cell] of cells.entries()) row[places[from] ?? from] = cell;
  return Array.from(row, (cell) => cell ?? '');
}
