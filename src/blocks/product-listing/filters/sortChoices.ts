import { fill } from '../../../cart/fill';
import type { Facet } from '../../../catalogue/search/searchTypes';
import type { InterfaceStrings } from '../../../generated/types';

/** Ways to order a listing: what the address says, and what visitors read. */
export function sortChoices(
  facets: readonly Facet[],
  strings: InterfaceStrings,
): { sort: string; label: string }[] {
  const byNumber = facets.filter(({ range }) => range && range.from < range.to);
  return [
    { sort: '', label: strings.sortBest },
    { sort: 'name', label: strings.productName },
    { sort: 'code', label: strings.code },
    ...byNumber.flatMap(({ key, name }) => [
      { sort: key, label: fill(strings.sortUp, { name }) },
      { sort: `-${key}`, label: fill(strings.sortDown, { name }) },
    ]),
  ];
}
