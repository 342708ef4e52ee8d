import type { Cells, CountedRows } from './columns';

/**
 * Puts the values of all columns in rows, by product.
 * @param first Where the values of each column begin among all.
 * @param count Number of products.
 */
export function facetRowsOf(
  columns: readonly Cells[],
  first: Uint32Array,
  count: number,
): CountedRows {
  const starts = new Uint32Array(count + 1);
  for (const { products } of columns)
    for (let row = 0; row < products.length; row += 1) {
      const after = (products[row] ?? 0) + 1;
      starts[after] = (starts[after] ?? 0) + 1;
    }
  for (let at = 0; at < count; at += 1) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0);
  const next = starts.slice();
  const of = new Uint32Array(starts[count] ?? 0);
  const columnOf = new Uint16Array(first.at(-1) ?? 0);
  columns.forEach((cells, place) => {
    const offset = first[place] ?? 0;
    columnOf.fill(place, offset, first[place + 1]);
    for (let row = 0; row < cells.products.length; row += 1) {
      const product = cells.products[row] ?? 0;
      of[next[product] ?? 0] = offset + (cells.of[row] ?? 0);
      next[product] = (next[product] ?? 0) + 1;
    }
  });
  return { starts, of, first, columnOf };
}

/** The memory that rows take, in bytes. */
export const bytesOfRows = ({ starts, of, columnOf }: CountedRows): number =>
  starts.byteLength + of.byteLength + columnOf.byteLength;
