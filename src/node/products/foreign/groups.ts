import type { ColumnMapping, ColumnRole } from './guess';
import { note, type Notes } from './notes';
import type { ForeignRow, ForeignTable } from './rows';

/** How many rows with one text there may be, of all, that they are groups where a name alone makes a product. */
const FEW = 0.2;

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
  const { products, groups, loose } = groupedRows(table.rows, isGroup);
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
  return ({ only }) => {
    if (!only || columns.length < 2) return false;
    if (only.isWide) return true;
    const role = roles.get(only.place);
    // A remark stands under a column that says nothing of what a product is.
    return areGroups && (role === undefined || !['figure', 'picture', 'unit'].includes(role));
  };
}

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
}

/**
 * Takes the rows that only name a group out of a table. Several of them in a row are its levels; later ones take the place
 * of as many levels from the last: after 'Valves', 'Ball valves', a row 'Gate valves' is another kind of valve.
 */
function groupedRows(
  rows: readonly ForeignRow[],
  isGroup: (row: ForeignRow) => boolean,
): GroupedRows {
  const result: GroupedRows = { products: [], groups: [], loose: [] };
  let path: string[] = [];
  let above: string[] = [];
  for (const row of rows) {
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
