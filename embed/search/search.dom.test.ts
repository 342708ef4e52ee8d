import { expect, it, vi } from 'vitest';
import type { SearchRequest, SearchResult } from '../../src/catalogue/search/searchTypes';
import { one } from '../../src/ui/testing/act';
import { heard } from '../../src/ui/testing/heard';
import { settle } from '../../src/ui/testing/settle';
import type { SearchBox } from '../searchBox';
import { attach } from './search';

const search = vi.hoisted(() => vi.fn<(request: unknown) => Promise<unknown>>());
vi.mock('../../src/catalogue/search/openInPage', () => ({
  openText: () => Promise.resolve({ search }),
}));

const strings = {
  addToList: 'Add',
  chooseSize: 'Choose',
  suggestionCount: '{count} found',
  noPart: 'No part {term}. Similar:',
  nothingFound: 'Nothing for {term}',
  allResults: 'All for {term}',
  askAbout: 'Ask for {term}',
  askAboutText: 'Have you {term}?',
  newTab: '(new tab)',
};
const site = {
  ask: 'https://chat.example/1?text=',
  site: { name: 'Acme', url: 'https://acme.example' },
  store: { addresses: { product: '/p/', category: '/c/', list: '/l' } },
  strings,
} as unknown as SearchBox['site'];
const hit = { id: '6204', code: '6204-2RS', name: 'Bearing', categories: [], specifications: [] };
const result = (more: Partial<SearchResult>): SearchResult => ({
  total: more.hits?.length ?? 0,
  hits: [],
  facets: [],
  match: 'all',
  places: [],
  ...more,
});

/** Types into an attached box, and waits for what it shows. */
async function typed(q: string, answer: SearchResult): Promise<HTMLElement> {
  search.mockReset().mockResolvedValue(answer);
  document.body.innerHTML = '<form><input></form><div><p></p><p role="status"></p></div>';
  const [field] = document.querySelectorAll('input');
  const [results] = document.querySelectorAll('div');
  if (!field || !results) throw new Error('There is no box.');
  attach({ field, results, source: () => Promise.resolve({ index: '{}' }), limit: 4, site });
  field.value = q;
  field.dispatchEvent(new Event('input'));
  await settle();
  return results;
}

it('shows what is found, with links to the site and buttons that add', async () => {
  const results = await typed(' 6204 ', result({ hits: [hit] }));
  expect(search.mock.lastCall?.[0] as SearchRequest).toMatchObject({ q: '6204', size: 4 });
  expect(results.querySelector('p')?.textContent).toBe('1 found');
  const [link, all] = results.querySelectorAll('a');
  expect([link?.href, link?.textContent]).toEqual([
    'https://acme.example/p/6204',
    '6204-2RS Bearing (new tab)',
  ]);
  expect(link?.querySelector('code')?.dir).toBe('ltr');
  expect(all?.href).toBe('https://acme.example/c/all?q=6204');
  expect(results.querySelector('button')?.dataset['inquiryAdd']).toBe('6204');
});

it('adds the size whose code was typed, and leads to the sizes where none was', async () => {
  const size = { id: '6204-s', code: '6204/S', name: 'small' };
  const sized = await typed('6204/S', result({ hits: [{ ...hit, size }] }));
  expect(sized.querySelector('button')?.dataset['inquiryAdd']).toBe('6204-s');
  expect(sized.querySelector('a')?.href).toBe('https://acme.example/p/6204#6204-s');
  const any = await typed('bearing', result({ hits: [{ ...hit, hasSizes: true }] }));
  expect(any.querySelector('button')).toBeNull();
  expect(any.querySelectorAll('a')[1]?.href).toBe('https://acme.example/p/6204#sizes');
});

const ways = (results: Element) =>
  [...results.querySelectorAll<HTMLAnchorElement>(':scope > a')].map(({ href, textContent }) => [
    href,
    textContent,
  ]);
const asked = ['https://chat.example/1?text=Have%20you%206294%3F', 'Ask for 6294 (new tab)'];

it('never shows another part number without saying so, and offers to ask for the one', async () => {
  const results = await typed('6294', result({ hits: [hit], match: 'similar' }));
  expect(results.querySelector('p')?.textContent).toBe('No part 6294. Similar:');
  expect(ways(results)[0]).toEqual(asked);
});

it('offers to ask the team where nothing is found', async () => {
  const results = await typed('6294', result({}));
  expect(results.querySelector('p')?.textContent).toBe('Nothing for 6294');
  expect(ways(results)).toEqual([asked]);
});

it('says what it shows once it has settled', async () => {
  const results = await typed('6294', result({}));
  expect(one(results, '[role="status"]').textContent).toBe('');
  expect(await heard(results)).toBe('Nothing for 6294');
});

it('says how many similar products there are', async () => {
  const results = await typed('6294', result({ hits: [hit], match: 'similar' }));
  expect(await heard(results)).toBe('No part 6294. Similar: 1 found');
});

it('shows nothing where the search cannot be reached, so that the form leads to the site', async () => {
  const results = await typed('6204', result({ hits: [hit] }));
  search.mockRejectedValue(new TypeError('no network'));
  document.querySelector('input')?.dispatchEvent(new Event('input'));
  await settle();
  expect(results.childElementCount).toBe(2);
  const submit = new Event('submit', { cancelable: true });
  document.querySelector('form')?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(false);
});

it('keeps what was found for what was typed since, where a question fails late', async () => {
  const results = await typed('6204', result({ hits: [hit] }));
  const field = one(document, 'input') as HTMLInputElement;
  let fail = () => {};
  const late = new Promise((_, reject) => {
    fail = () => reject(new TypeError('no network'));
  });
  search.mockReturnValueOnce(late);
  for (const q of ['620', '6204']) {
    field.value = q;
    field.dispatchEvent(new Event('input'));
    await settle();
  }
  fail();
  await settle();
  expect(results.querySelector('p')?.textContent).toBe('1 found');
});
