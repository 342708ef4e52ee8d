import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EndpointResult } from '../../catalogue/search/askEndpoint';
import type { SearchRequest } from '../../catalogue/search/searchTypes';
import type { ListingContext, ProductSummary } from '../../generated/types';
import { click, one, type } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { settle } from '../../ui/testing/settle';
import { Bearings } from './parts/testing';

const search = vi.fn<(address: string, request: SearchRequest) => Promise<EndpointResult>>();
vi.mock('../../widgets/search/askCatalogue', () => ({
  askCatalogue: (address: string, request: SearchRequest) => search(address, request),
}));
const fetching = vi.fn<typeof fetch>();

const SIZE = 60;
const tile = (n: number): ProductSummary => ({
  id: `p-${n}`,
  name: `Part ${n}`,
  category: 'Bearings',
  image: { src: '/a.svg', alt: '', width: 4, height: 3 },
});
const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, n) => tile(from + n));

/** An endpoint with so many products that have what is asked for. */
const endpointWith =
  (total: number, more: Partial<EndpointResult> = {}) =>
  (_: string, { page = 1 }: SearchRequest): Promise<EndpointResult> => {
    const tiles = range((page - 1) * SIZE, Math.min(total, page * SIZE));
    const hits = tiles.map(({ id, name }) => ({
      id,
      code: id,
      name,
      categories: [],
      specifications: [],
    }));
    return Promise.resolve({ total, hits, tiles, facets: [], match: 'all', places: [], ...more });
  };

const names = (part: Element) =>
  [...part.querySelectorAll('article :is(h2, h3)')].map(({ textContent }) => textContent);

/** The files of products that were asked for; what tests before this file have begun may ask for others. */
const wholeFiles = () => fetching.mock.calls.filter(([url]) => url === '/all.json');
const status = (part: Element) => one(part, '#listing-count').textContent;

/** A listing that is not of a category. */
const NO_CATEGORY = { category: undefined } as unknown as Partial<ListingContext>;

/** Draws the first page of a listing of 150 products that an endpoint searches. */
async function draw(address = '', more: Partial<ListingContext> = {}): Promise<HTMLElement> {
  history.replaceState(null, '', `/store/category/bearings${address}`);
  const { container } = mount(
    <Bearings
      listing={{ count: 150, products: range(0, SIZE), all: '/all.json', filters: false, ...more }}
      store={{ endpoint: '/search' }}
    />,
  );
  await settle();
  return container;
}

beforeEach(() => {
  search.mockReset().mockImplementation(endpointWith(150));
  fetching.mockReset().mockRejectedValue(new TypeError('nothing else may be fetched'));
  vi.stubGlobal('fetch', fetching);
});

describe('[L15] a listing that is too large for the page', () => {
  it('asks the endpoint for what is typed, and never fetches all products', async () => {
    const drawn = await draw();
    search.mockImplementation(endpointWith(2));
    type(one(drawn, '#listing-search'), 'valve');
    await settle();
    expect(search.mock.lastCall).toMatchObject(['/search', { q: 'valve', category: 'bearings' }]);
    expect([status(drawn), names(drawn)]).toEqual(['2 match valve', ['Part 0', 'Part 1']]);
    expect(wholeFiles()).toEqual([]);
  });

  it('asks for the products of a brand, if it lists those', async () => {
    const part = { category: 'bearings', brand: 'kuvani' };
    const drawn = await draw('', { slug: 'bearings-kuvani', part, ...NO_CATEGORY });
    type(one(drawn, '#listing-search'), 'valve');
    await settle();
    expect(search.mock.lastCall?.[1]).toMatchObject({
      q: 'valve',
      category: 'bearings',
      filters: { brand: { values: ['kuvani'] } },
    });
    expect(wholeFiles()).toEqual([]);
  });

  it('asks for one page after the other', async () => {
    const drawn = await draw();
    for (const count of [120, 150]) {
      const more = [...drawn.querySelectorAll('a')].find((link) => link.textContent === 'showMore');
      const button = [...drawn.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'showMore',
      );
      click((more ?? button) as HTMLElement);
      await settle();
      expect(names(drawn)).toHaveLength(count);
    }
    expect(names(drawn).at(-1)).toBe('Part 149');
  });

  it('links to its next page, but not where filters or an order leave other products on it', async () => {
    const next = '/store/category/bearings/2';
    const values = [{ key: 'kuvani', label: 'Kuvani', count: 150 }];
    search.mockImplementation(endpointWith(150, { facets: [{ key: 'brand', name: '', values }] }));
    const linked = async (address: string) => {
      const links = [...(await draw(address, { next })).querySelectorAll('a')];
      return links.some(({ textContent }) => textContent === 'showMore');
    };
    expect(await linked('')).toBe(true);
    for (const address of ['?brand=kuvani', '?sort=name'])
      expect(await linked(address)).toBe(false);
  });

  it('asks for no page before the one that is open', async () => {
    search.mockImplementation(endpointWith(90_000));
    const from = 1000 * SIZE;
    const drawn = await draw('', { from, count: 90_000, products: range(from, from + SIZE) });
    const more = [...drawn.querySelectorAll('a, button')].find(
      ({ textContent }) => textContent === 'showMore',
    );
    click(more as HTMLElement);
    await settle();
    expect(search.mock.calls.map(([, { page = 1 }]) => page)).toEqual([1, 1001, 1002]);
    expect([names(drawn).length, names(drawn)[0], names(drawn).at(-1)]).toEqual([
      120,
      'Part 60000',
      'Part 60119',
    ]);
  });

  it('keeps the products of the open page until more have come', async () => {
    const later = new Promise<never>(() => {});
    const answers = endpointWith(90_000);
    search.mockImplementation((to, asked) =>
      asked.page === undefined ? answers(to, asked) : later,
    );
    const from = 1000 * SIZE;
    const drawn = await draw('', { from, count: 90_000, products: range(from, from + SIZE) });
    const more = [...drawn.querySelectorAll('a, button')].find(
      ({ textContent }) => textContent === 'showMore',
    );
    click(more as HTMLElement);
    await settle();
    expect(names(drawn)).toHaveLength(SIZE);
  });

  it('asks for so many pages as the endpoint answers, whatever page its address names', async () => {
    await draw('?page=900000');
    expect(search.mock.calls.length).toBeLessThanOrEqual(101);
  });

  it('is as its address says, as far as it was shown', async () => {
    const drawn = await draw('?q=part&sort=name&page=2');
    expect(search.mock.calls.map(([, { page = 1 }]) => page)).toEqual([1, 2]);
    expect(names(drawn)).toHaveLength(120);
  });

  it('shows what was found otherwise in a group of its own', async () => {
    const drawn = await draw();
    const hit = { id: 'p-0', code: 'P-0', name: 'Part 0', categories: [], specifications: [] };
    const more = { total: 1, hits: [hit], match: 'similar', isAbove: false } as const;
    search.mockImplementation(endpointWith(0, { more, tiles: [tile(0)] }));
    type(one(drawn, '#listing-search'), '6294');
    await settle();
    expect(drawn.textContent).toContain('No part 6294. Similar:');
    expect(names(drawn)).toEqual(['Part 0']);
  });

  it('says in words that the endpoint is out of reach, keeps what was typed, and asks again', async () => {
    const drawn = await draw('?q=part');
    expect(names(drawn)).toHaveLength(SIZE);
    search.mockRejectedValue(new TypeError('no network'));
    const field = one(drawn, '#listing-search') as HTMLInputElement;
    type(field, 'valve');
    await settle();
    // None of those that were found for something else.
    expect(names(drawn)).toEqual([]);
    expect([status(drawn), field.value]).toEqual(['productsLost', 'valve']);
    expect(one(drawn, 'a[href^="https://chat.example"]').textContent).toContain('ask about valve');
    search.mockImplementation(endpointWith(1));
    const retry = [...drawn.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'retry',
    );
    click(retry as HTMLElement);
    await settle();
    expect(status(drawn)).toBe('1 match valve');
  });
});
