import type { Cells, CountedRows } from './columns';

/**
 * The values of one column, from those of all by product: for a million products some milliseconds, where a database would
 * send them anew.
 */
export function cellsOfColumn(rows: CountedRows, { place }: { place: number }): Cells {
  const from = rows.first[place] ?? 0;
  const end = rows.first[place + 1] ?? 0;
  const count = eachCell(rows, { from, end });
  const products = new Uint32Array(count);
  const of = new Uint32Array(count);
  eachCell(rows, { from, end, products, of });
  return { products, of };
}

/**
 * Counts the values from one place among all to before another.
 * @param range With the lists to write them into, if they are not only counted.
 */
function eachCell(
  { starts, of: all }: CountedRows,
  range: { from: number; end: number } & Partial<Cells>,
): number {
  const { from, end, products, of } = range;
  let count = 0;
  for (let product = 0; product + 1 < starts.length; product += 1)
    for (let row = starts[product] ?? 0; row < (starts[product + 1] ?? 0); row += 1) {
      const value = all[row] ?? 0;
      // The values of a product are in the order of the columns.
      if (value >= end) break;
      if (value < from) continue;
      if (products && of) {
        products[count] = product;
        of[count] = value - from;
      }
      count += 1;
    }
  return count;
}
