import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageData } from '../../generated/types';
import { loadBlocks, loadTypes } from '../../page/loadBlocks';
import type { Contents } from './pages';
import { createPageStore } from './pageStore';

vi.mock('../../page/loadBlocks');

const pageOf = (id: string): PageData => ({
  id,
  title: id,
  description: '',
  canonical: '',
  blocks: [],
  context: { path: `/${id}`, crumbs: [], children: [] },
});

/** The files of a build, by URL. */
const FILES = new Set([
  'about',
  '_index',
  '_404',
  'store/category/_unknown',
  'store/category/engines',
]);
const server = vi.fn<(url: string) => Promise<Response>>();
const code = () => vi.mocked(loadTypes).mock.calls.map(([types]) => types);
const asked = () => server.mock.calls.map(([url]) => url);

let contents: Contents = {};
const createStore = (first = pageOf('contact'), pathname = '/contact') =>
  createPageStore({
    base: '/data/b1',
    patterns: ['/store/category/:category'],
    contents,
    first: { pathname, page: first },
  });

beforeEach(() => {
  contents = {};
  server.mockReset().mockImplementation((url) => {
    const id = url.slice('/data/b1/'.length, -'.json'.length);
    const found = FILES.has(id);
    return Promise.resolve(found ? Response.json(pageOf(id)) : new Response('', { status: 404 }));
  });
  vi.stubGlobal('fetch', server);
  vi.mocked(loadBlocks).mockReset().mockResolvedValue();
  vi.mocked(loadTypes).mockReset().mockResolvedValue();
});
afterEach(() => vi.unstubAllGlobals());

it('has the prerendered page without a request', async () => {
  const store = createStore();
  expect(store.ready('/contact')?.id).toBe('contact');
  await store.load('/contact/');
  expect(asked()).toEqual([]);
});

it('fetches a page once, however and however often it is requested', async () => {
  const store = createStore();
  const [first, second] = await Promise.all([store.load('/about'), store.load('/about/')]);
  await store.load('/about');
  expect(first).toBe(second);
  expect(asked()).toEqual(['/data/b1/about.json']);
});

describe('a page is requested in one round trip: its data, and the code of its blocks', () => {
  it.each([
    ['/about', 'about', ['hero']],
    ['/store/category/pumps', 'store/category/pumps', ['product-listing']],
  ])('%s', (pathname, id, types) => {
    server.mockReturnValue(new Promise(() => {}));
    const store = createStore();
    Object.assign(contents, { about: ['hero'], 'store/category/_unknown': ['product-listing'] });
    void store.load(pathname);
    expect([asked(), code()]).toEqual([[`/data/b1/${id}.json`], [types]]);
  });
});

it('has a page ready only when the code of its blocks has loaded too', async () => {
  let arrive = () => {};
  vi.mocked(loadBlocks).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const store = createStore();
  const loading = store.load('/about');
  await vi.waitFor(() => expect(loadBlocks).toHaveBeenCalledTimes(1));
  expect(store.ready('/about')).toBeUndefined();
  arrive();
  await loading;
  expect(store.ready('/about')?.id).toBe('about');
});

describe('an address without a page', () => {
  it('yields the 404 page', async () => {
    const page = await createStore().load('/nowhere');
    expect(page.id).toBe('_404');
  });

  it('yields the unknown category, filled with its value, if it could be one', async () => {
    const page = await createStore().load('/store/category/sails');
    expect(page.id).toBe('store/category/_unknown');
    expect(page.context.path).toBe('/store/category/sails');
  });

  it('yields the category that it names in capitals [A16]', async () => {
    const page = await createStore().load('/store/category/ENGINES');
    expect(page.id).toBe('store/category/engines');
    expect(page.context.path).toBe('/store/category/engines');
  });

  it('yields that category too if the host has served the stand-in', async () => {
    const store = createStore(pageOf('store/category/_unknown'), '/store/category/Engines');
    expect(store.ready('/store/category/Engines')).toBeUndefined();
    expect((await store.load('/store/category/Engines')).id).toBe('store/category/engines');
  });

  it('keeps the capitals of an unknown value, which visitors read', async () => {
    const { context } = await createStore().load('/store/category/Sails');
    expect(context.asked).toBe('Sails');
  });

  it('does not loop if even those are missing', async () => {
    server.mockResolvedValue(new Response('', { status: 404 }));
    const store = createStore();
    await expect(store.load('/store/category/sails')).rejects.toThrow('404');
    await expect(store.load('/_404')).rejects.toThrow('404');
  });

  it('is requested again if it was opened directly: the app may know better than the host', async () => {
    const store = createStore(pageOf('_404'), '/store/category/sails');
    expect(store.ready('/store/category/sails')).toBeUndefined();
    const page = await store.load('/store/category/sails');
    expect(page.id).toBe('store/category/_unknown');
  });
});

describe('a prerendered stand-in', () => {
  it('belongs to the address and is given its value', () => {
    const page = createStore(pageOf('store/category/_unknown'), '/store/category/sails').ready(
      '/store/category/sails',
    );
    expect(page?.context).toMatchObject({ path: '/store/category/sails', asked: 'sails' });
    expect(asked()).toEqual([]);
  });

  it('is requested again if the host served it for a longer address', async () => {
    const store = createStore(pageOf('store/category/_unknown'), '/store/category/sails/new');
    expect(store.ready('/store/category/sails/new')).toBeUndefined();
    expect((await store.load('/store/category/sails/new')).id).toBe('_404');
  });
});

describe('[X11] a failure', () => {
  it.each<[string, () => Promise<Response>, string]>([
    ['the network', () => Promise.reject(new TypeError('no network')), 'about.json failed'],
    ['the server', () => Promise.resolve(new Response('', { status: 500 })), '500'],
    ['half a file', () => Promise.resolve(new Response('{"id":')), 'JSON'],
  ])(
    'is reported, never shown as a missing page, and can be retried: %s',
    async (_, fail, says) => {
      const store = createStore();
      server.mockImplementationOnce(fail);
      await expect(store.load('/about')).rejects.toThrow(says);
      expect(store.ready('/about')).toBeUndefined();
      await expect(store.load('/about')).resolves.toMatchObject({ id: 'about' });
    },
  );

  it('can be retried if it was the code of a block', async () => {
    const store = createStore();
    vi.mocked(loadBlocks).mockRejectedValueOnce(new TypeError('no network'));
    await expect(store.load('/about')).rejects.toThrow('no network');
    await expect(store.load('/about')).resolves.toMatchObject({ id: 'about' });
  });
});

describe('a page that carries its own data', () => {
  const carried = { patterns: ['/store/product/:product'], query: '?data' };
  const carrying = (id: string, of = '/data/b1') =>
    `<p>Drawn</p><script id="page-data" type="application/json" data-of="${of}">${JSON.stringify(
      pageOf(id),
    ).replaceAll('<', String.raw`\u003c`)}</script>`;
  const open = () =>
    createPageStore({
      base: '/data/b1',
      patterns: ['/store/category/:category', '/store/product/:product'],
      carried,
      contents,
      first: { pathname: '/contact', page: pageOf('contact') },
    });

  it('is fetched for them, and other pages are not', async () => {
    server.mockImplementation((url) =>
      Promise.resolve(
        url.endsWith('?data')
          ? new Response(carrying('store/product/a<b'))
          : Response.json(pageOf('about')),
      ),
    );
    const store = open();
    expect((await store.load('/store/product/a%3Cb')).id).toBe('store/product/a<b');
    await store.load('/about');
    expect(asked()).toEqual(['/store/product/a%3Cb?data', '/data/b1/about.json']);
  });

  it.each([
    ['a host that answers with 404', () => new Response('', { status: 404 })],
    ['one that shows another page', () => new Response('<h1>Start</h1>')],
    ['one that leads to another product', () => new Response(carrying('store/product/b'))],
  ])('is unknown to %s', async (_, answer) => {
    server.mockImplementation((url) =>
      Promise.resolve(
        url.endsWith('?data') ? answer() : Response.json(pageOf('store/product/_unknown')),
      ),
    );
    const { context } = await open().load('/store/product/a');
    expect(context.asked).toBe('a');
    expect(asked().at(-1)).toBe('/data/b1/store/product/_unknown.json');
  });

  it('is not shown by older code', async () => {
    server.mockImplementation(() =>
      Promise.resolve(new Response(carrying('store/product/a', '/data/b2'))),
    );
    await expect(open().load('/store/product/a')).rejects.toThrow('/data/b2');
  });
});
