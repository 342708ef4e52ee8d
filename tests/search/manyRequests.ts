import type {
  IndexedProduct,
  SearchRequest,
  SearchSource,
} from '../../src/catalogue/search/searchTypes';
import { FORTY, THIRTY } from './questions';

/** Whether two answers are the same to the letter. */
export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What is typed of the first products, well and badly; categories, listings, orders and pages. */
export function requestsFor({ products, categories }: SearchSource): SearchRequest[] {
  const typed = products.slice(0, 60).flatMap(typedFor);
  const asked = [...FORTY, ...THIRTY].map(([q]) => q);
  const [category] = categories;
  return [
    ...[...new Set([...typed, ...asked])].map((q) => ({ q })),
    ...asked.map((q) => ({ q, isListing: true })),
    ...asked.map((q) => ({ q, category: category?.id ?? '' })),
    ...categories.map(({ id }) => ({ q: '', category: id })),
    ...['name', '-code', 'bore', '-brand', 'no-such-key'].map((sort) => ({ q: 'bearing', sort })),
    ...['-code', 'bore', '-bore', '-brand'].flatMap((sort) => [
      { q: '', sort, page: 3 },
      { q: '', sort, category: category?.id ?? '', filters: { brand: { values: ['nordlager'] } } },
    ]),
    { q: '', page: 7, size: 11 },
    { q: '', ids: products.slice(4, 9).map(({ id }) => id), sort: '-name' },
  ];
}

function typedFor({ code, name, specifications }: IndexedProduct): string[] {
  const bareCode = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  const words = name
    .split(' ')
    .flatMap((word) => [word, word.slice(0, 3), word.slice(1), `${word}x`]);
  const values = specifications.map(
    ({ name: label, value, unit = '' }) => `${value}${unit} ${label}`,
  );
  return [code, name, bareCode, ...words, ...values];
}
