import { facetRows, type FacetRows } from './facetRows';
import { facetColumns, type FacetColumn } from './facetTable';
import { readLabels, type LabelledColumn } from './labelBonus';
import type { SearchSource } from './searchTypes';
import type { Parts } from './slices';
import { createSort, type SortHits } from './sorted';

/** What filters, facets and orders are made from, and what questions name specifications by. */
export interface FacetTables {
  columns: readonly FacetColumn[];
  rows: FacetRows;
  sort: SortHits;
  labelled: readonly LabelledColumn[];
}

/** Reads all specifications: a third of the work of opening a search, which a first suggestion does not wait for. */
export function* buildFacetTables({
  products,
  categories,
  decimal,
}: SearchSource): Parts<FacetTables> {
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  const columns = yield* facetColumns(products, { decimal, categoryNames });
  return {
    columns,
    rows: facetRows(columns, products.length),
    sort: createSort(columns, products, decimal),
    labelled: yield* readLabels(columns, decimal),
  };
}
