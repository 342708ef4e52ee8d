import type { FacetColumn } from './facetTable';
import type { IndexedProduct } from './searchTypes';

/** Numbers within codes and names compare as numbers: 'B-52' before 'B-100'. */
const collator = new Intl.Collator(undefined, { numeric: true });

/**
 * Hits in the order that `sort` asks for: 'name', 'code' or the key of a facet, descending after '-'. Products without
 * the value come last; equal ones keep their order.
 */
export function sorted(
  hits: readonly number[],
  columns: readonly FacetColumn[],
  products: readonly IndexedProduct[],
  sort: string | undefined,
): readonly number[] {
  if (!sort) return hits;
  const key = sort.replace(/^-/, '');
  const sign = sort.startsWith('-') ? -1 : 1;
  if (key === 'name' || key === 'code') {
    const text = (at: number) => products[at]?.[key] ?? '';
    return hits.toSorted((a, b) => sign * collator.compare(text(a), text(b)));
  }
  const column = columns.find((one) => one.key === key);
  if (!column) return hits;
  const valueOf = (at: number) =>
    (column.starts[at] ?? 0) < (column.starts[at + 1] ?? 0)
      ? column.values[column.of[column.starts[at] ?? 0] ?? -1]
      : undefined;
  return hits.toSorted((left, right) => {
    const a = valueOf(left);
    const b = valueOf(right);
    if (!a || !b) return Number(!a) - Number(!b);
    if (column.isNumeric) return sign * (a.from - b.from);
    return sign * collator.compare(a.label, b.label);
  });
}
