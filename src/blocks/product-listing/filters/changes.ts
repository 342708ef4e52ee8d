import type { Filter } from '../../../catalogue/search/searchTypes';
import type { Filters } from '../listingState';

/** The filters with one of them replaced; without values and bounds it is left out. */
export function withFilter(filters: Filters, key: string, filter: Filter): Filters {
  const { [key]: _, ...others } = filters;
  const isEmpty = !filter.values?.length && filter.from === undefined && filter.to === undefined;
  return isEmpty ? others : { ...others, [key]: filter };
}

/** The filters with one value of a facet added, or taken away if it was chosen. A range is given up for values. */
export function withValue(filters: Filters, key: string, value: string): Filters {
  const chosen = filters[key]?.values ?? [];
  const values = chosen.includes(value)
    ? chosen.filter((one) => one !== value)
    : [...chosen, value];
  return withFilter(filters, key, { values });
}
