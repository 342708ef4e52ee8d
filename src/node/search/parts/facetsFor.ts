import { facetOrder } from '../../../catalogue/search/facetOrder';
import { countValues, facetsOf, type Narrowed } from '../../../catalogue/search/facets';
import type { Facet, SearchRequest } from '../../../catalogue/search/searchTypes';
import type { Catalogue } from './catalogue';

/** Of a facet's value, roughly, in bytes. */
const VALUE_BYTES = 150;

/** Reads what facets are made from; those of all products, and of all in a category, are kept. */
export async function facetsFor(
  { columns, source, lookUps, unfiltered }: Catalogue,
  request: SearchRequest,
  {
    narrowed,
    inCategory,
    isOfAll,
  }: { narrowed: Narrowed; inCategory: Uint8Array; isOfAll: boolean },
): Promise<(isFound: () => Uint8Array) => Facet[]> {
  const [rows, values] = await Promise.all([
    columns.rows(),
    Promise.all(columns.heads.map(columns.values)),
  ]);
  const counted = (isFound: Uint8Array) => {
    const counts = countValues(rows, isFound, narrowed);
    const order = facetOrder(values, request, counts, source.categories);
    const { first } = columns;
    return facetsOf({ columns: values, first }, counts, { order, filters: request.filters ?? {} });
  };
  const { category = '' } = request;
  const isKept = category === '' || source.categories.some(({ id }) => id === category);
  if (!isOfAll || narrowed !== unfiltered || !isKept) return (isFound) => counted(isFound());
  const kept = await lookUps.once(`facets ${category}`, () => {
    const value = counted(inCategory);
    const bytes = value.reduce((sum, { values: own }) => sum + own.length * VALUE_BYTES, 0);
    return Promise.resolve({ value, bytes });
  });
  return () => kept;
}
