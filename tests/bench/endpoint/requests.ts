import type { SearchRequest, SearchSource } from '../../../src/catalogue/search/searchTypes';
import { FORTY, SECOND_THIRTY, THIRTY, TWENTY_FOUR } from '../../search/questions';

/** Words that very many products have. */
const BROAD = [
  'bearing',
  'valve',
  'bolt',
  'cable',
  'steel',
  'motor',
  'hose',
  'm12',
  'zinc',
  '10 mm',
];

/** What visitors of a large catalogue ask, with all facets: questions of buyers, categories, filters, orders. */
export function requestsOf({ categories }: Pick<SearchSource, 'categories'>): SearchRequest[] {
  const typed = [...FORTY, ...TWENTY_FOUR, ...THIRTY, ...SECOND_THIRTY].map(([q]) => q);
  const filters = { brand: { values: ['nordlager', 'halden'] } };
  return [
    ...[...typed, ...BROAD, ''].map((q) => ({ q })),
    ...categories.flatMap(({ id: category }) => [
      { q: '', category },
      { q: '', category, filters },
      { q: '', category, sort: 'code' },
    ]),
    ...BROAD.slice(0, 3).map((q) => ({ q, isListing: true })),
  ];
}
