import type { FacetRows } from '../../../catalogue/search/facetRows';
import type { FacetColumn } from '../../../catalogue/search/facetTable';

/** What is known of a column before its values are read. */
export interface ColumnHead {
  place: number;
  key: string;
  /** Empty for brand, status and category. */
  name: string;
  unit: string | null;
  isNumeric: boolean;
  valueCount: number;
}

/** The values of a column, by product. */
export interface Cells {
  /** In their order; one with several values is there as often. */
  products: Uint32Array;
  /** Of each of them, the place among the column's values. */
  of: Uint32Array;
}

/** What the facets of any products are counted from, in one pass over these: see `countValues`. */
export type CountedRows = Omit<FacetRows, 'columns'>;

/** The columns of a catalogue. They are read when they are needed. */
export interface Columns {
  heads: readonly ColumnHead[];
  /** Where the values of each begin among all; one more than there are columns. */
  first: Uint32Array;
  cells: (head: ColumnHead) => Promise<Cells>;
  /** The values of all columns, by product. */
  rows: () => Promise<CountedRows>;
  /** As the page has it, for what few questions need. */
  whole: (head: ColumnHead) => Promise<FacetColumn>;
  /** Without its cells: what facets are named by. */
  values: (head: ColumnHead) => Promise<FacetColumn>;
}

/** Where the values of each column begin among all. */
export function offsetsOf(heads: readonly ColumnHead[]): Uint32Array {
  const first = new Uint32Array(heads.length + 1);
  heads.forEach(({ valueCount: values }, place) => {
    first[place + 1] = (first[place] ?? 0) + values;
  });
  return first;
}
