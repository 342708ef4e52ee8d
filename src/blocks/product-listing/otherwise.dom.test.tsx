import { beforeEach, expect, it, vi } from 'vitest';
import { PAGE_SIZE } from '../../catalogue/pageSize';
import type {
  MoreHits,
  SearchProvider,
  SearchRequest,
  SearchResult,
} from '../../catalogue/search/searchTypes';
import { click, one, type } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { heard } from '../../ui/testing/heard';
import { settle } from '../../ui/testing/settle';
import { Bearings, bearings } from './parts/testing';

const search = vi.fn<SearchProvider['search']>();
vi.mock('../../widgets/search/askCatalogue', () => ({
  askCatalogue: (_: string, request: SearchRequest) => search(request),
}));

/** The second group that the search answers with: the bearings with these numbers. */
const answers = (more: Partial<MoreHits>, ...found: number[]) =>
  search.mockResolvedValue({
    total: 0,
    hits: [],
    facets: [],
    match: 'all',
    places: [],
    more: {
      total: found.length,
      hits: bearings.filter((_, n) => found.includes(n + 1)),
      match: 'all',
      isAbove: false,
      ...more,
    },
  });
async function searchFor(term: string): Promise<HTMLElement> {
  const { container } = mount(<Bearings />);
  type(one(container, 'input[type="search"]'), term);
  await settle();
  return container;
}
const headings = (part: Element) =>
  [...part.querySelectorAll('h2, h3')].map(({ textContent }) => textContent);
const status = (part: Element) => one(part, '#listing-count').textContent;

beforeEach(() => {
  history.replaceState(null, '', '/store/category/bearings');
  search.mockReset();
});

it('[L27] what is found otherwise stands below, in a group with its own count', async () => {
  answers({}, 7, 8);
  const drawn = await searchFor('bearing 3');
  expect(status(drawn)).toBe('1 match bearing 3');
  expect(headings(drawn)).toEqual(['Bearing 3', 'foundOtherwise', 'Bearing 7', 'Bearing 8']);
  expect(drawn.textContent).toContain('2 products');
});

it('[L27] it stands above where a code is met exactly', async () => {
  answers({ match: 'exact', isAbove: true }, 7);
  const drawn = await searchFor('bearing 3');
  expect(headings(drawn)).toEqual(['foundOtherwise', 'Bearing 7', 'Bearing 3']);
});

it('[L27] alone it is said aloud, and nothing says that there are no products', async () => {
  answers({ total: 80 }, 7);
  const drawn = await searchFor('zzz');
  expect(drawn.textContent).not.toContain('no zzz');
  expect(status(drawn)).toBe('');
  expect(await heard(drawn)).toBe('foundOtherwise shownOf');
});

it('[L27] shows more of it on request, and focuses the first of the added ones', async () => {
  answers({ total: 3 }, 6, 7);
  const drawn = await searchFor('zzz');
  answers({ total: 3 }, 6, 7, 8);
  const button = [...drawn.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'showMore',
  );
  button?.focus();
  click(button as HTMLElement);
  await settle();
  expect(search.mock.lastCall?.[0].moreSize).toBe(2 * PAGE_SIZE);
  expect(headings(drawn)).toEqual(['foundOtherwise', 'Bearing 6', 'Bearing 7', 'Bearing 8']);
  expect(document.activeElement?.textContent).toContain('Bearing 8');
  expect(drawn.textContent).not.toContain('showMore');
});

it('[L27] a missing part is named above similar ones, with a way to ask for it', async () => {
  answers({ match: 'similar' }, 7);
  const drawn = await searchFor('6294-2RS');
  expect(headings(drawn)).toEqual(['No part 6294-2RS. Similar:', 'Bearing 7']);
  expect(one(drawn, 'a[href^="https://chat.example"]').textContent).toContain('ask about 6294-2RS');
});

it('says that nothing was found once the search has said so too', async () => {
  let resolve: ((result: SearchResult) => void) | undefined;
  search.mockReturnValue(
    new Promise((settleIt) => {
      resolve = settleIt;
    }),
  );
  const drawn = await searchFor('zzz');
  expect(status(drawn)).toBe('');
  resolve?.({ total: 0, hits: [], facets: [], match: 'all', places: [] });
  await settle();
  expect(status(drawn)).toBe('no zzz in Bearings');
});

it('finds by text alone where the search cannot be reached', async () => {
  search.mockRejectedValue(new TypeError('no network'));
  const drawn = await searchFor('bearing 3');
  expect(status(drawn)).toBe('1 match bearing 3');
  expect(headings(drawn)).toEqual(['Bearing 3']);
});
