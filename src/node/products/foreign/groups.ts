import type { ColumnMapping, ColumnRole } from './guess';
import { note, type Notes } from './notes';
import type { ForeignRow, ForeignTable } from './rows';

/** How many rows with one text there may be, of all, that they are groups where a name alone makes a product. */
const FEW = 0.35;

/** How many texts other rows have then, at the least. */
const MANY_TEXTS = 3;

/**
 * The rows of products, each with the groups that it stands under. A row is a group if its text is merged over the cells
 * beside it, or stands alone where products have more: a code as well as a name, or several texts in most rows.
 */
export function groupRows(
  table: ForeignTable,
  mapping: ColumnMapping,
  notes: Notes,
): GroupedRows['products'] {
  const roles = new Map(table.columns.map(({ place, key }) => [place, mapping[key] ?? 'leave']));
  const isGroup = groupTest(table, roles);
  const goesOn = continuationTest(table, roles);
  const { products, groups, loose, joined } = groupedRows(table.rows, isGroup, goesOn);
  note(notes, 'rows that go on with a text of the row above: joined to it', joined);
  const isSaid = [...roles.values()].includes('category');
  const what = isSaid
    ? 'they are left out, as a column says the category'
    : 'they are taken for groups, the category of the rows below them';
  noteTexts(notes, groups, (examples) => `rows with one text alone (${examples}): ${what}`);
  noteTexts(
    notes,
    loose,
    (examples) => `rows with one text alone and no product below (${examples}): left out`,
  );
  return products;
}

function groupTest(
  { rows, columns }: ForeignTable,
  roles: ReadonlyMap<number, ColumnRole>,
): (row: ForeignRow) => boolean {
  const known = new Set(roles.values());
  const needsTwo = known.has('code') && known.has('name');
  const singles = rows.filter(({ only }) => only !== undefined).length;
  const widest = rows
    .slice(0, 200)
    .filter(({ only }) => only === undefined)
    .map((row) => columns.filter(({ place }) => row.at(place) !== '').length);
  const isWide = widest.filter((width) => width >= MANY_TEXTS).length > widest.length / 2;
  const areGroups = needsTwo || (singles <= rows.length * FEW && isWide);
  const runs = runningIn({ columns, rows });
  return (row) => {
    const { only } = row;
    if (!only || columns.length < 2) return false;
    if (only.isWide || (runs.has(only.place) && /\p{L}/u.test(row.at(only.place)))) return true;
    const role = roles.get(only.place);
    // A remark stands under a column that says nothing of what a product is.
    return areGroups && (role === undefined || !['figure', 'picture', 'unit'].includes(role));
  };
}

/** The places of columns that number the rows: a text alone in one of them is the title of a group. */
function runningIn({ columns, rows }: Pick<ForeignTable, 'columns' | 'rows'>): Set<number> {
  const whole = rows.filter(({ only }) => only === undefined).slice(0, 200);
  const isRunning = (place: number): boolean => {
    const texts = whole.map((row) => row.at(place)).filter((text) => text !== '');
    return (
      texts.length > 1 &&
      texts.every(
        (text, at) => /^\d+$/.test(text) && (at === 0 || Number(text) > Number(texts[at - 1])),
      )
    );
  };
  return new Set(columns.map(({ place }) => place).filter(isRunning));
}

/** How many texts of a column may begin in small letters, of all, where one that does goes on with the row above. */
const SMALL = 0.2;

/** Whether a row goes on with a name or description: its text begins in small letters, and those of products do not. */
function continuationTest(
  { rows }: ForeignTable,
  roles: ReadonlyMap<number, ColumnRole>,
): (row: ForeignRow) => boolean {
  const places = [...roles].flatMap(([place, role]) =>
    role === 'name' || role === 'description' ? [place] : [],
  );
  const whole = rows.filter(({ only }) => only === undefined);
  // Of names alone, these say how products begin.
  const some = (whole.length > 0 ? whole : rows).slice(0, 200);
  const fitting = new Set(
    places.filter((place) => {
      const small = some.filter((row) => GOES_ON.test(row.at(place)));
      return small.length <= some.length * SMALL;
    }),
  );
  return (row) =>
    row.only?.isWide === false &&
    fitting.has(row.only.place) &&
    GOES_ON.test(row.at(row.only.place));
}

/** 'eBike' and 'pH meter' begin a name. */
const GOES_ON = /^(?:\p{Ll}(?!\p{Lu})|[,;(&+])/u;

/** A row with a text of the one below behind its own. */
const withMore = (row: ForeignRow, place: number, more: string): ForeignRow => ({
  sheet: row.sheet,
  cell: row.cell,
  get: (heading) => row.get(heading),
  filled: () => row.filled(),
  at: (one) => (one === place ? `${row.at(one)} ${more}`.trim() : row.at(one)),
});

/** How many of them are named. */
const MOST_EXAMPLES = 3;

function noteTexts(
  notes: Notes,
  texts: readonly string[],
  say: (examples: string) => string,
): void {
  const some = [...new Set(texts)].slice(0, MOST_EXAMPLES);
  const examples = some.map((text) => `"${text.length > 40 ? `${text.slice(0, 39)}…` : text}"`);
  note(notes, say(examples.join(', ')), texts.length);
}

/** Rows of products with the groups that they stand under. */
interface GroupedRows {
  products: { row: ForeignRow; groups: readonly string[] }[];
  /** The texts that are groups, and those that no product stands under. */
  groups: string[];
  loose: string[];
  /** How many rows went on with the one above. */
  joined: number;
}

/**
 * Takes the rows that only name a group out of a table. Several of them in a row are its levels; later ones take the place
 * of as many levels from the last: after 'Valves', 'Ball valves', a row 'Gate valves' is another kind of valve.
 */
function groupedRows(
  rows: readonly ForeignRow[],
  isGroup: (row: ForeignRow) => boolean,
  goesOn: (row: ForeignRow) => boolean,
): GroupedRows {
  const result: GroupedRows = { products: [], groups: [], loose: [], joined: 0 };
  let path: string[] = [];
  let above: string[] = [];
  for (const row of rows) {
    const last = result.products.at(-1);
    if (last && above.length === 0 && goesOn(row)) {
      const place = row.only?.place ?? 0;
      last.row = withMore(last.row, place, row.at(place));
      result.joined += 1;
      continue;
    }
    if (isGroup(row)) {
      const text = row.at(row.only?.place ?? 0).replaceAll(/\s+/g, ' ');
      if (above.at(-1) !== text) above.push(text);
      continue;
    }
    if (above.length > 0) {
      path = [...path.slice(0, Math.max(0, path.length - above.length)), ...above];
      result.groups.push(...above);
      above = [];
    }
    result.products.push({ row, groups: path });
  }
  result.loose = above;
  return result;
}
