import { facetColumns, type FacetColumn } from '../../../catalogue/search/facetTable';
import type { SearchSource } from '../../../catalogue/search/searchTypes';
import { atOnce } from '../../../catalogue/search/slices';
import { packCells } from './postings';
import { hash, namesOf, SAME, type SlotOf, type Table } from './table';

/** A property of products, with the rows of its values. */
export interface ColumnTables {
  key: string;
  /** The same if all of its rows are. */
  stamp: string;
  tables: Table[];
}

/** The properties of all products. */
export function* columnsOf(
  { products, categories, decimal }: SearchSource,
  slotOf: SlotOf = SAME,
): Generator<ColumnTables> {
  const categoryNames = namesOf({ categories });
  const columns = atOnce(facetColumns(products, { decimal, categoryNames }));
  for (const [place, column] of columns.entries()) {
    const { key, name, unit, isNumeric, values, ...cells } = column;
    const packed = packCells(cellsOf(cells, slotOf));
    const head = [place, key, name, unit?.symbol ?? null, isNumeric, values.length];
    const stamp = hash([head, values, packed.toString('latin1')]);
    yield {
      key,
      stamp,
      tables: [
        {
          name: 'columns',
          columns: 'place, key, name, unit, is_numeric, value_count, cells, stamp',
          rows: [[...head, packed, stamp]],
        },
        {
          name: 'values',
          columns: 'column_key, place, key, label, lower, upper',
          rows: values.map((value, at) => [
            key,
            at,
            value.key,
            value.label,
            Number.isNaN(value.from) ? null : value.from,
            Number.isNaN(value.to) ? null : value.to,
          ]),
        },
      ],
    };
  }
}

/** In the order of slots, as they are packed. */
function cellsOf(
  { starts, of }: Pick<FacetColumn, 'starts' | 'of'>,
  slotOf: SlotOf,
): [number, number][] {
  const cells: [number, number][] = [];
  for (let product = 0; product + 1 < starts.length; product += 1)
    for (let at = starts[product] ?? 0; at < (starts[product + 1] ?? 0); at += 1)
      cells.push([slotOf(product), of[at] ?? 0]);
  return slotOf === SAME ? cells : cells.toSorted(([a], [b]) => a - b);
}
