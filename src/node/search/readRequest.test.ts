import { expect, it } from 'vitest';
import { writeRequest } from '../../catalogue/search/requestAddress';
import type { SearchRequest } from '../../catalogue/search/searchTypes';
import { readRequest } from './readRequest';

it.each<SearchRequest>([
  { q: '' },
  { q: '1/2" BSP & more', isCode: true },
  { q: '', ids: ['a-1', 'b-2'] },
  { q: '', ids: [] },
  {
    q: 'valve',
    category: 'valves',
    filters: { size: { from: 0.5 }, page2: { values: ['a', 'b'] }, depth: { to: -3 } },
    sort: '-size',
    page: 3,
    size: 20,
    withFacets: false,
    isListing: true,
    moreSize: 60,
  },
])('what the page asks is read as it was asked: %j', (request) => {
  expect(readRequest(writeRequest(request))).toEqual(request);
});

it('is not asked for a filter without a value, whose answer would be kept for the question without it', () => {
  expect(readRequest('q=pump&bore=&size=')).toEqual({ q: 'pump' });
});
