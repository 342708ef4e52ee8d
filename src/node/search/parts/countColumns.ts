import type { FacetCounts, Narrowed } from '../../../catalogue/search/facets';
import type { Cells } from './columns';

/**
 * Counts the values of products column by column: the same counts as those of `countValues`, which goes product by
 * product and needs all columns in one table.
 * @param first Where the values of each column begin among all.
 */
export function countColumns(
  columns: readonly Cells[],
  first: Uint32Array,
  isMatch: Uint8Array,
  narrowed: Narrowed,
): FacetCounts {
  const matching = placesOf(isMatch);
  const values = new Uint32Array(first[columns.length] ?? 0);
  const having = Uint32Array.from(columns, (cells, place) => {
    const counted = { values, offset: first[place] ?? 0, isOfColumn: isCounted(narrowed, place) };
    // Looking up each product in a column costs as much as reading some cells.
    return matching.length * LOOK_UP_CELLS < cells.products.length
      ? countOfFew(cells, matching, counted)
      : countOfMany(cells, isMatch, counted);
  });
  return { values, having, total: matching.length };
}

/** Cells that are read in the time of looking up a product among a hundred thousand. */
const LOOK_UP_CELLS = 20;

/** Where the values of one column are counted. */
interface Counting {
  values: Uint32Array;
  offset: number;
  isOfColumn: (product: number) => boolean;
}

/** Whether a product passes all filters but those of its own column. */
const isCounted =
  ({ fails, last }: Narrowed, place: number) =>
  (product: number): boolean => {
    const misses = fails[product] ?? 0;
    return misses === 0 || (misses === 1 && last[product] === place);
  };

function placesOf(isMatch: Uint8Array): Uint32Array {
  let count = 0;
  for (let at = 0; at < isMatch.length; at += 1) count += isMatch[at] ?? 0;
  const places = new Uint32Array(count);
  let next = 0;
  for (let at = 0; at < isMatch.length; at += 1)
    if (isMatch[at] === 1) {
      places[next] = at;
      next += 1;
    }
  return places;
}

/** @returns How many products have the property. */
function countOfMany(
  { products, of }: Cells,
  isMatch: Uint8Array,
  { values, offset, isOfColumn }: Counting,
): number {
  let before = -1;
  let having = 0;
  for (let row = 0; row < products.length; row += 1) {
    const product = products[row] ?? 0;
    if (isMatch[product] !== 1) continue;
    if (product !== before) having += 1;
    before = product;
    if (!isOfColumn(product)) continue;
    const value = offset + (of[row] ?? 0);
    values[value] = (values[value] ?? 0) + 1;
  }
  return having;
}

/** The same, where it is faster to look for each product. */
function countOfFew(
  { products, of }: Cells,
  matching: Uint32Array,
  { values, offset, isOfColumn }: Counting,
): number {
  let having = 0;
  let row = 0;
  for (const product of matching) {
    row = firstNotBefore(products, product, row);
    if (products[row] === product) having += 1;
    for (; products[row] === product; row += 1) {
      if (!isOfColumn(product)) continue;
      const value = offset + (of[row] ?? 0);
      values[value] = (values[value] ?? 0) + 1;
    }
  }
  return having;
}

function firstNotBefore(products: Uint32Array, wanted: number, from: number): number {
  let low = from;
  let high = products.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((products[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
