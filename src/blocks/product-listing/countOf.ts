import { fill } from '../../cart/fill';
import type { InterfaceStrings } from '../../generated/types';

/** How many products are shown: all there are, or so many after the `from` of previous pages. */
export function countOf(
  strings: InterfaceStrings,
  { from, shown, total }: { from: number; shown: number; total: number },
): string {
  if (total > shown)
    return fill(strings.shownOf, { from: from + 1, to: from + shown, count: total });
  return total === 1 ? strings.productCountOne : fill(strings.productCount, { count: total });
}
