import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settle } from '../../src/ui/testing/settle';
import type { SearchBox, SearchModule } from '../searchBox';
import { createSearchLink } from './searchLink';

const box = () => ({ field: document.createElement('input') }) as unknown as SearchBox;
const fetching = vi.fn<typeof fetch>();
const catalogue = { searchAddress: () => Promise.resolve('/search.json') };

beforeEach(() => {
  fetching.mockReset().mockImplementation(() => Promise.resolve(new Response('index')));
  vi.stubGlobal('fetch', fetching);
});
afterEach(() => vi.unstubAllGlobals());

it('fetches the index while the file of the search comes, and once for both', async () => {
  const attach = vi.fn<NonNullable<SearchModule['attach']>>();
  let arrive: (module: SearchModule) => void = () => {};
  const link = createSearchLink(() => new Promise((resolve) => (arrive = resolve)), catalogue);
  expect(fetching).not.toHaveBeenCalled();
  link(box());
  await settle();
  expect(fetching.mock.calls).toEqual([['/search.json']]);
  arrive({ attach });
  await settle();
  expect(await attach.mock.calls[0]?.[0].source()).toEqual({ index: 'index' });
  expect(fetching).toHaveBeenCalledTimes(1);
});

it('fetches nothing before a question is asked, where an endpoint answers', async () => {
  const attach = vi.fn<NonNullable<SearchModule['attach']>>();
  const large = { searchAddress: () => Promise.resolve('https://acme.example/search') };
  createSearchLink(() => Promise.resolve({ attach }), large)(box());
  await settle();
  const endpoint = 'https://acme.example/search';
  expect(await attach.mock.calls[0]?.[0].source()).toEqual({ endpoint });
  expect(fetching).not.toHaveBeenCalled();
});

it('fetches the index again where it could not be fetched', async () => {
  fetching.mockRejectedValueOnce(new TypeError('no network'));
  const attach = vi.fn<NonNullable<SearchModule['attach']>>();
  createSearchLink(() => Promise.resolve({ attach }), catalogue)(box());
  await settle();
  expect(await attach.mock.calls[0]?.[0].source()).toEqual({ index: 'index' });
});

it('hands a box over once, and tries again where the file of the search could not be fetched', async () => {
  const attach = vi.fn<NonNullable<SearchModule['attach']>>();
  const fetchModule = vi
    .fn<() => Promise<SearchModule>>(() => Promise.resolve({ attach }))
    .mockRejectedValueOnce(new TypeError('no network'));
  const link = createSearchLink(fetchModule, catalogue);
  const own = box();
  for (let touch = 0; touch < 3; touch += 1) {
    link(own);
    await settle();
  }
  expect([fetchModule.mock.calls.length, attach.mock.calls.length]).toEqual([2, 1]);
});
