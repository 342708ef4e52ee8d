import { letters } from '../../../document/table/row';
import { isMerged, type Sheet, type SheetCell } from '../../../document/table/sheets';
import { normalised } from '../../../document/table/columns';
import { isHeadingWord } from './words';

/** A column of a table of another system. */
export interface ForeignColumn {
  /** Its place in each row, from 0. */
  place: number;
  /** Its heading, or 'Column C' where it has none. */
  heading: string;
  /**
   * What answers call it: its heading without case and signs, or as it stands where another heading says the same
   * without them, as `d` and `D` of bearings do.
   */
  key: string;
  /** Whether it has a heading of its own. */
  isNamed: boolean;
}

/** How many rows from the top may hold the headings. */
const MOST_ROWS_ABOVE = 20;

/** How much of the widest row a row of headings fills. */
const WIDE = 0.6;

/** How many rows are looked at to tell headings from what stands below them. */
const MOST_ROWS_BELOW = 30;

/**
 * Where the headings are: the row with most texts of the first that has at least two, before rows as wide. -1 if there is
 * none, or if that row is a product like those below it.
 */
export function headRowOf({ rows }: Sheet): number {
  const head = firstWideRow(rows);
  if (head === -1 || isLikeTheRest(rows, head)) return -1;
  return isBelowGroups(rows, head + 1) ? head + 1 : head;
}

/**
 * Whether a row has the headings of columns, and the one above it those of their groups: its texts stand where that has
 * none, or begin below a group of several columns, and half of them at least are over numbers.
 */
function isBelowGroups(rows: Sheet['rows'], at: number): boolean {
  const above = rows[at - 1] ?? [];
  const isOpen = (place: number) => place < above.length && !isText(above[place]);
  const places = (rows[at] ?? []).flatMap((cell, place) => (isText(cell) ? [place] : []));
  const isHeading = (place: number): boolean => {
    const text = textAt(rows[at], place);
    if (VALUE.test(text)) return false;
    const isBeside = isOpen(place) || isOpen(place + 1);
    return isBeside || text === textAt(above, place) || isOverNumbers(rows, at, place);
  };
  return (
    places.length > 1 &&
    places.some(isOpen) &&
    places.every(isHeading) &&
    places.filter((place) => isOverNumbers(rows, at, place)).length >= places.length / 2
  );
}

const textAt = (row: readonly SheetCell[] | undefined, place: number): string => {
  const cell = row?.[place];
  return isText(cell) ? cell.trim() : '';
};

function isOverNumbers(rows: Sheet['rows'], at: number, place: number): boolean {
  const below = rows.slice(at + 1, at + 1 + MOST_ROWS_BELOW);
  const texts = below.map((row) => row[place]).filter(isText);
  const alike = texts.filter((text) => VALUE.test(text.trim()));
  return texts.length > 0 && alike.length >= texts.length * WIDE;
}

/** Whether a sheet has rows that could be products: with or without headings. */
export const hasTable = ({ rows }: Sheet): boolean => firstWideRow(rows) !== -1;

function firstWideRow(rows: Sheet['rows']): number {
  const widths = rows.slice(0, MOST_ROWS_ABOVE).map((row) => row.filter(isText).length);
  const widest = Math.max(0, ...widths);
  return widest < 2 ? -1 : widths.findIndex((width) => width >= Math.max(2, widest * WIDE));
}

/** A number, an address on the web or a date, none of which is a heading. */
export const VALUE =
  /^(?:[-+]?[\d\s.,']*\d(?: ?%)?|https?:\/\/\S+|\d{1,4}[-./]\d{1,2}[-./]\d{1,4})$/;

/**
 * Whether the first wide row is a product: no word of it is known as a heading, and it has a number where the rows below
 * it have numbers.
 */
function isLikeTheRest(rows: Sheet['rows'], head: number): boolean {
  const first = rows[head] ?? [];
  if (first.some((cell) => isText(cell) && isHeadingWord(normalised(cell)))) return false;
  return first.some(
    (cell, place) => isText(cell) && VALUE.test(cell.trim()) && isOverNumbers(rows, head, place),
  );
}

/** The columns of a sheet that say anything, with their headings. */
export function columnsBelow({ rows }: Pick<Sheet, 'rows'>, head: number): ForeignColumn[] {
  const below = rows.slice(head + 1);
  const width = Math.max(0, ...rows.slice(0, MOST_ROWS_ABOVE + MOST_ROWS_BELOW).map(lengthOf));
  const filled = Array.from({ length: width }, (_, place) =>
    below.some((row) => isText(row[place])),
  );
  const headings = head === -1 ? [] : headingsOver(rows[head] ?? [], filled);
  const found = filled.flatMap((isFilled, place): Omit<ForeignColumn, 'key'>[] => {
    const heading = headings[place] ?? '';
    if (heading !== '') return [{ place, heading, isNamed: true }];
    return isFilled ? [{ place, heading: `Column ${letters(place)}`, isNamed: false }] : [];
  });
  return withKeys(found);
}

/**
 * The headings by the places that they are about: one that is merged over several columns is about the first of them
 * that holds anything, and names the others with their letters.
 */
function headingsOver(row: readonly SheetCell[], filled: readonly boolean[]): string[] {
  const headings = row.map((cell) => (isText(cell) ? cell.trim().replaceAll(/\s+/g, ' ') : ''));
  for (const [place, heading] of headings.entries()) {
    const end = row.findIndex((cell, index) => index > place && !isMerged(cell));
    const last = end === -1 ? row.length : end;
    if (heading === '' || last <= place + 1) continue;
    const under = filled.flatMap((isFilled, at) =>
      isFilled && at >= place && at < last ? [at] : [],
    );
    const [own = place, ...others] = under;
    headings[place] = '';
    headings[own] = heading;
    for (const other of others) headings[other] = `${heading} (${letters(other)})`;
  }
  return headings;
}

function withKeys(columns: readonly Omit<ForeignColumn, 'key'>[]): ForeignColumn[] {
  const counts = new Map<string, number>();
  for (const { heading } of columns) {
    const name = normalised(heading);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const taken = new Set<string>();
  return columns.map((column) => {
    const name = normalised(column.heading);
    const isOwn = name !== '' && counts.get(name) === 1;
    const start = isOwn ? name : column.heading;
    let key = start;
    for (let number = 2; taken.has(key); number += 1) key = `${start} (${number})`;
    taken.add(key);
    return { ...column, key };
  });
}

const lengthOf = (row: readonly SheetCell[]): number => row.length;

/** Whether a cell says anything. */
export const isText = (cell: SheetCell | undefined): cell is string =>
  typeof cell === 'string' && cell.trim() !== '';
