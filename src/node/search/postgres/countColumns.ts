import type { FacetCounts, Narrowed } from '../../../catalogue/search/facets';
import type { Cells } from './columns';

/**
 * Counts the values of products column by column: the same counts as those of `countValues`, which goes product by
 * product and needs all columns in one table.
 * @param first Where the values of each column begin among all.
 */
export function countColumns(
  columns: readonly Cells[],
  first: Uint32Array,
  isMatch: Uint8Array,
  { fails, last }: Narrowed,
): FacetCounts {
  const values = new Uint32Array(first[columns.length] ?? 0);
  const having = new Uint32Array(columns.length);
  columns.forEach(({ products, of }, place) => {
    const offset = first[place] ?? 0;
    let before = -1;
    let has = 0;
    for (let row = 0; row < products.length; row += 1) {
      const product = products[row] ?? 0;
      if (isMatch[product] !== 1) continue;
      if (product !== before) has += 1;
      before = product;
      const misses = fails[product] ?? 0;
      if (misses !== 0 && (misses !== 1 || last[product] !== place)) continue;
      const value = offset + (of[row] ?? 0);
      values[value] = (values[value] ?? 0) + 1;
    }
    having[place] = has;
  });
  let total = 0;
  for (let at = 0; at < isMatch.length; at += 1) total += isMatch[at] ?? 0;
  return { values, having, total };
}
