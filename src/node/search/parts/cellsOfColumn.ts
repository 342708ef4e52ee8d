import type { Cells, CountedRows } from './columns';

/**
 * The values of one column, from those of all by product: for a million products some milliseconds, where a database would
 * send them anew.
 */
export function cellsOfColumn(
  { starts, of, first }: CountedRows,
  { place }: { place: number },
): Cells {
  const from = first[place] ?? 0;
  const end = first[place + 1] ?? 0;
  const products: number[] = [];
  const values: number[] = [];
  for (let product = 0; product + 1 < starts.length; product += 1)
    for (let row = starts[product] ?? 0; row < (starts[product + 1] ?? 0); row += 1) {
      const value = of[row] ?? 0;
      // The values of a product are in the order of the columns.
      if (value >= end) break;
      if (value < from) continue;
      products.push(product);
      values.push(value - from);
    }
  return { products: Uint32Array.from(products), of: Uint32Array.from(values) };
}
