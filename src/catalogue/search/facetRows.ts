import type { FacetColumn } from './facetTable';

/** The values of each product, so that all facets of a thousand hits are counted in one pass over them. */
export interface FacetRows {
  columns: readonly FacetColumn[];
  /** Values of product n are `of[starts[n]] … of[starts[n + 1] - 1]`, in the order of the columns. */
  starts: Uint32Array;
  /** Places among the values of all columns. */
  of: Uint32Array;
  /** Where the values of each column begin among all; one more than there are columns. */
  first: Uint32Array;
  /** The column of each value. */
  columnOf: Uint16Array;
}

/** Turns columns into rows. */
export function facetRows(columns: readonly FacetColumn[], count: number): FacetRows {
  const starts = new Uint32Array(count + 1);
  const first = new Uint32Array(columns.length + 1);
  columns.forEach((column, place) => {
    first[place + 1] = (first[place] ?? 0) + column.values.length;
    for (let at = 0; at < count; at += 1)
      starts[at + 1] =
        (starts[at + 1] ?? 0) + (column.starts[at + 1] ?? 0) - (column.starts[at] ?? 0);
  });
  for (let at = 0; at < count; at += 1) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0);
  const next = starts.slice();
  const of = new Uint32Array(starts[count] ?? 0);
  const columnOf = new Uint16Array(first[columns.length] ?? 0);
  columns.forEach((column, place) => {
    const offset = first[place] ?? 0;
    columnOf.fill(place, offset, first[place + 1]);
    for (let at = 0; at < count; at += 1)
      for (let row = column.starts[at] ?? 0; row < (column.starts[at + 1] ?? 0); row += 1) {
        of[next[at] ?? 0] = offset + (column.of[row] ?? 0);
        next[at] = (next[at] ?? 0) + 1;
      }
  });
  return { columns, starts, of, first, columnOf };
}
