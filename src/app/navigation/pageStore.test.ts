import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageData } from '../../generated/types';
import { loadBlocks } from '../../page/loadBlocks';
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

/** The files of a build. */
const FILES = new Set(['about', '_index', '_404', 'store/category/_unknown']);
const server = vi.fn<(url: string) => Promise<Response>>();
const asked = () => server.mock.calls.map(([url]) => url);

const createStore = (first = pageOf('contact'), pathname = '/contact') =>
  createPageStore({
    base: '/data/b1',
    patterns: ['/store/category/:category'],
    first: { pathname, page: first },
  });

beforeEach(() => {
  server.mockReset().mockImplementation((url) => {
    const id = url.slice('/data/b1/'.length, -'.json'.length);
    const found = FILES.has(id);
    return Promise.resolve(found ? Response.json(pageOf(id)) : new Response('', { status: 404 }));
  });
  vi.stubGlobal('fetch', server);
  vi.mocked(loadBlocks).mockReset().mockResolvedValue();
});
afterEach(() => vi.unstubAllGlobals());

it('has the page that came as HTML, without asking for it', async () => {
  const store = createStore();
  expect(store.ready('/contact')?.id).toBe('contact');
  await store.load('/contact/');
  expect(asked()).toEqual([]);
});

it('fetches a page once, however often and in however many ways it is asked for', async () => {
  const store = createStore();
  const [first, second] = await Promise.all([store.load('/about'), store.load('/about/')]);
  await store.load('/about');
  expect(first).toBe(second);
  expect(asked()).toEqual(['/data/b1/about.json']);
});

it('is ready to draw a page only when the code of its blocks is there too', async () => {
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
  it('gives the one for addresses that lead nowhere', async () => {
    const page = await createStore().load('/nowhere');
    expect(page.id).toBe('_404');
  });

  it('gives that of the unknown category where it could be one, filled with its value', async () => {
    const page = await createStore().load('/store/category/sails');
    expect(page.id).toBe('store/category/_unknown');
    expect(page.context.path).toBe('/store/category/sails');
  });

  it('does not go round in circles where even these are missing', async () => {
    server.mockResolvedValue(new Response('', { status: 404 }));
    const store = createStore();
    await expect(store.load('/store/category/sails')).rejects.toThrow('404');
    await expect(store.load('/_404')).rejects.toThrow('404');
  });

  it('opened as HTML, is asked for again: the app may know better than the host', async () => {
    const store = createStore(pageOf('_404'), '/store/category/sails');
    expect(store.ready('/store/category/sails')).toBeUndefined();
    const page = await store.load('/store/category/sails');
    expect(page.id).toBe('store/category/_unknown');
  });
});

describe('a page for unknown addresses that came as HTML', () => {
  it('is that of the address, whose value it is given', () => {
    const page = createStore(pageOf('store/category/_unknown'), '/store/category/sails').ready(
      '/store/category/sails',
    );
    expect(page?.context).toMatchObject({ path: '/store/category/sails', asked: 'sails' });
    expect(asked()).toEqual([]);
  });

  it('is asked for again where the host gave it for an address further down', async () => {
    const store = createStore(pageOf('store/category/_unknown'), '/store/category/sails/new');
    expect(store.ready('/store/category/sails/new')).toBeUndefined();
    expect((await store.load('/store/category/sails/new')).id).toBe('_404');
  });
});

describe('what has failed', () => {
  it.each<[string, () => Promise<Response>, string]>([
    ['the network', () => Promise.reject(new TypeError('no network')), 'no network'],
    ['the server', () => Promise.resolve(new Response('', { status: 500 })), '500'],
    ['half a file', () => Promise.resolve(new Response('{"id":')), 'JSON'],
  ])(
    'is told, never shown as a page that is not there, and may be tried again: %s',
    async (_, fail, says) => {
      const store = createStore();
      server.mockImplementationOnce(fail);
      await expect(store.load('/about')).rejects.toThrow(says);
      expect(store.ready('/about')).toBeUndefined();
      await expect(store.load('/about')).resolves.toMatchObject({ id: 'about' });
    },
  );

  it('is tried again where it was the code of a block', async () => {
    const store = createStore();
    vi.mocked(loadBlocks).mockRejectedValueOnce(new TypeError('no network'));
    await expect(store.load('/about')).rejects.toThrow('no network');
    await expect(store.load('/about')).resolves.toMatchObject({ id: 'about' });
  });
});
