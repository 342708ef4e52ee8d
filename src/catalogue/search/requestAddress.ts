import { writeFilter } from './filterText';
import type { SearchRequest } from './searchTypes';
import { toSorted } from '../toSorted';

/**
 * The parameters of a request that are no filters. Those with a '_' are never the key of a facet, which has none.
 * They come in this order, after them the filters by their keys, so that a cache knows a question again.
 */
export const PARAMETERS = {
  q: 'q',
  isCode: '_code',
  category: '_in',
  ids: '_ids',
  sort: 'sort',
  page: 'page',
  size: '_size',
  withFacets: '_facets',
  isListing: '_listing',
  moreSize: '_more',
} as const satisfies Partial<Record<keyof SearchRequest, string>>;

/** A request as the query of an address, always in the same order: 'q=bearing&bore=20mm'. What is usual is left out. */
export function writeRequest(request: SearchRequest): string {
  const { q, isCode, category, ids, filters = {}, sort, page, size } = request;
  const { withFacets, isListing, moreSize } = request;
  const asked = new URLSearchParams();
  if (q !== '') asked.append(PARAMETERS.q, q);
  if (isCode) asked.append(PARAMETERS.isCode, '1');
  if (category !== undefined) asked.append(PARAMETERS.category, category);
  if (ids !== undefined) asked.append(PARAMETERS.ids, ids.join(','));
  if (sort) asked.append(PARAMETERS.sort, sort);
  if (page !== undefined && page > 1) asked.append(PARAMETERS.page, String(page));
  if (size !== undefined) asked.append(PARAMETERS.size, String(size));
  if (withFacets === false) asked.append(PARAMETERS.withFacets, '0');
  if (isListing) asked.append(PARAMETERS.isListing, '1');
  if (moreSize !== undefined) asked.append(PARAMETERS.moreSize, String(moreSize));
  for (const key of toSorted(Object.keys(filters)))
    for (const value of toSorted(writeFilter(filters[key] ?? {}))) asked.append(key, value);
  return asked.toString();
}
