import { narrow, type Narrowed } from '../../../catalogue/search/facets';
import type { FacetColumn } from '../../../catalogue/search/facetTable';
import type { SearchRequest } from '../../../catalogue/search/searchTypes';
import type { Catalogue } from './catalogue';
import type { ColumnHead } from './columns';

/** Marks the products of a category. */
export async function membersOf(
  { columns, count, lookUps, all }: Catalogue,
  category: string | undefined,
): Promise<Uint8Array> {
  const [head] = columns.heads;
  if (!category || !head) return all;
  const { values } = await columns.values(head);
  const place = values.findIndex(({ key }) => key === category);
  if (place < 0) return new Uint8Array(count);
  return lookUps.once(`members ${place}`, async () => {
    const { products, of } = await columns.cells(head);
    const members = new Uint8Array(count);
    products.forEach((product, row) => {
      if (of[row] === place) members[product] = 1;
    });
    return { value: members, bytes: count };
  });
}

/** Applies filters; of columns, only those that they name are read. */
export async function narrowedBy(
  { columns, count, unfiltered }: Catalogue,
  filters: NonNullable<SearchRequest['filters']>,
): Promise<Narrowed> {
  if (Object.keys(filters).length === 0) return unfiltered;
  const named = await Promise.all(
    columns.heads.map(async (head) =>
      Object.hasOwn(filters, head.key) ? columns.whole(head) : stub(head),
    ),
  );
  return narrow(named, filters, count);
}

const NOTHING = new Uint32Array();

/** A column that nothing is asked of but its name. */
const stub = ({ key, name, isNumeric }: ColumnHead): FacetColumn => ({
  key,
  name,
  isNumeric,
  values: [],
  starts: NOTHING,
  of: NOTHING,
});
