import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atOnce } from '../../../cart/atOnce';
import { createCart, type Cart } from '../../../cart/store';
import { addTo } from '../../../cart/testing';
import type { PageData, SiteData } from '../../../generated/types';
import { listenForOneTest } from '../../early/testing';
import type { Contents } from '../pages';
import { isHere } from './isHere';
import { fetchAhead } from './ahead';
import type { Weights } from './weights';

const becomeQuiet = vi.hoisted(() => [] as (() => void)[]);
vi.mock('./whenQuiet', () => ({
  whenQuiet: () => new Promise<void>((resolve) => becomeQuiet.push(resolve)),
}));
vi.mock('./isHere');

const weights: Weights = {
  budget: 0,
  contents: {
    store: ['hero', 'tiles'],
    about: ['hero'],
    cart: [],
    'store/category/_unknown': ['listing'],
  },
  data: { store: 2000, about: 3000, cart: 500, 'store/category/_unknown': 6000, _index: 9000 },
  code: {
    hero: { 'assets/Hero.js': 1000 },
    tiles: { 'assets/Tiles.js': 2000, 'assets/Tiles.css': 500 },
    listing: { 'assets/Listing.js': 3000 },
  },
  listings: { '/assets/pumps.json': 7000 },
};
const siteWith = (menu: string[]): SiteData =>
  ({
    navigation: { menu: menu.map((path) => ({ name: path, path })) },
    redirects: [{ from: '/shop', to: '/store' }],
    patterns: ['/store/category/:category'],
    store: { addresses: { list: '/cart' } },
  }) as unknown as SiteData;

const load = vi.fn<(path: string) => Promise<PageData>>();
let contents: Contents;
const server = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
const known = new Map<string, PageData>();
const asked = () => load.mock.calls.map(([path]) => path);

/** Lays out links in a column, 100 px high each, on a screen of 600 px. */
function layOut(html: string, from = 0): void {
  document.body.innerHTML = `<main>${html}</main>`;
  for (const [n, part] of document.querySelectorAll('main > *').entries()) {
    const top = from + n * 100;
    part.getBoundingClientRect = () => ({ top, bottom: top + 100, left: 0, right: 300 }) as DOMRect;
  }
}
/** @param ahead The budget in kilobytes. */
const start = (ahead: number, menu: string[] = [], cart?: Cart) => {
  weights.budget = ahead * 1000;
  void fetchAhead({
    source: { base: '/data/b1', contents },
    site: siteWith(menu),
    cart,
    pages: { load, ready: (path) => known.get(path) },
  });
};
/** Simulates that many idle phases of the network. */
async function quiet(times = 12): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    becomeQuiet.splice(0).forEach((tell) => tell());
  }
}

beforeEach(() => {
  listenForOneTest(window);
  history.replaceState(null, '', '/');
  vi.stubGlobal('requestIdleCallback', (tell: () => void) => setTimeout(tell));
  vi.stubGlobal('innerHeight', 600);
  vi.stubGlobal('innerWidth', 360);
  becomeQuiet.length = 0;
  contents = {};
  known.clear();
  load.mockReset().mockImplementation((path) => {
    known.set(path, {} as PageData);
    return Promise.resolve({} as PageData);
  });
  delete document.documentElement.dataset['quiet'];
  server.mockReset().mockImplementation(() => Promise.resolve(Response.json(weights)));
  vi.stubGlobal('fetch', server);
  vi.mocked(isHere).mockReset().mockReturnValue(false);
});
afterEach(async () => {
  // Lets all work of a test finish before the next.
  await quiet();
  vi.unstubAllGlobals();
});

describe('prefetching', () => {
  it('starts with the targets of links in view, from the middle of the screen, then the menu', async () => {
    layOut('<a href="/about"></a><b></b><a href="/store/category/pumps"></a>');
    start(50, ['/', '/store']);
    await quiet();
    expect(asked()).toEqual(['/store/category/pumps', '/about', '/store', '/cart']);
  });

  it('fetches nothing while somebody searches, whose index it would delay, and goes on afterwards', async () => {
    layOut('<a href="/about"></a><input id="search-field">');
    const field = document.querySelector('input');
    field?.focus();
    start(50);
    await quiet();
    expect(asked()).toEqual([]);
    field?.blur();
    document.body.click();
    await new Promise((resolve) => setTimeout(resolve, 350));
    await quiet();
    expect(asked()).toContain('/about');
  });

  it('fetches one page after the other', async () => {
    let arrive = () => {};
    load.mockImplementationOnce(
      (path) =>
        new Promise((resolve) => {
          arrive = () => resolve(known.set(path, {} as PageData).get(path) as PageData);
        }),
    );
    layOut('<a href="/about"></a>');
    start(50, ['/store']);
    await quiet();
    expect(asked()).toEqual(['/about']);
    arrive();
    await quiet();
    expect(asked()).toEqual(['/about', '/store', '/cart']);
  });

  it.each([
    ['links out of view', '<b></b><b></b><b></b><b></b><b></b><b></b><a href="/about"></a>'],
    ['other sites', '<a href="https://example.org/about"></a>'],
    ['files and downloads', '<a href="/about.pdf"></a><a href="/about" download></a>'],
    ['pages that open in another tab', '<a href="/about" target="_blank"></a>'],
    ['the page itself', '<a href="/#about"></a>'],
    ['addresses without a page', '<a href="/nowhere"></a>'],
  ])('is none of %s', async (_, html) => {
    layOut(html);
    start(50);
    await quiet();
    expect(asked()).toEqual(['/cart']);
  });

  it('follows redirects', async () => {
    layOut('<a href="/shop"></a>');
    start(50);
    await quiet();
    expect(asked()).toEqual(['/store', '/cart']);
  });

  it('follows links that scroll into view while another page is on its way', async () => {
    let arrive = () => {};
    load.mockImplementationOnce(
      (path) =>
        new Promise((resolve) => {
          arrive = () => resolve(known.set(path, {} as PageData).get(path) as PageData);
        }),
    );
    layOut('<a href="/about"></a>');
    // Half for what is in view at first, which is 4 KB.
    start(20);
    await quiet();
    layOut('<a href="/store/category/pumps"></a>');
    dispatchEvent(new Event('scroll'));
    arrive();
    await quiet(1);
    await vi.waitFor(() => expect(becomeQuiet).toHaveLength(1));
    await quiet();
    expect(asked()).toContain('/store/category/pumps');
  });

  it('follows links that scroll into view', async () => {
    layOut('<a href="/about"></a>', 900);
    start(50);
    await quiet();
    expect(asked()).toEqual(['/cart']);
    layOut('<a href="/about"></a>', 200);
    dispatchEvent(new Event('scroll'));
    await vi.waitFor(() => expect(becomeQuiet).toHaveLength(1));
    await quiet();
    expect(asked()).toEqual(['/cart', '/about']);
  });

  it('includes the search data of a long listing, if its search box is in view', async () => {
    known.set('/', { context: { listing: { all: '/assets/pumps.json' } } } as PageData);
    layOut('<form role="search"></form>');
    start(50);
    await quiet();
    expect(server).toHaveBeenCalledWith('/assets/pumps.json', { priority: 'low' });
  });
});

it('the contents of pages are fetched, even if prefetching is off', async () => {
  layOut('<a href="/about"></a>');
  start(0, ['/store']);
  await quiet();
  expect(contents).toEqual(weights.contents);
  expect(asked()).toEqual([]);
});

it('prefetching starts after blocks have been notified that the network is idle', async () => {
  const told = vi.fn<() => void>();
  addEventListener('quiet', told);
  layOut('');
  start(50);
  expect(document.documentElement.dataset['quiet']).toBeUndefined();
  await quiet();
  expect(document.documentElement.dataset['quiet']).toBe('');
  expect(told).toHaveBeenCalledOnce();
});

it('is limited to the inquiry page under Save-Data, with the first product', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  layOut('<a href="/about"></a>');
  const cart = createCart({ storage: undefined, key: '', turns: atOnce });
  start(50, ['/store'], cart);
  await quiet();
  expect(asked()).toEqual([]);
  addTo(cart, { id: 'p-1', name: 'Pump' });
  await quiet();
  expect(asked()).toEqual(['/cart']);
  expect(server).not.toHaveBeenCalled();
});

describe('the byte budget of a visit', () => {
  it('is never exceeded: a page that does not fit is skipped, a smaller one is not', async () => {
    layOut('<a href="/store/category/pumps"></a><b></b><b></b><b></b><b></b><a href="/about"></a>');
    // /about takes 4000, the category 9000.
    start(8);
    await quiet();
    expect(asked()).toEqual(['/about']);
  });

  it('is half reserved for links that scroll into view', async () => {
    layOut('');
    start(11, ['/store', '/about']);
    await quiet();
    // The store takes 5500 of the first half, which leaves nothing for the others.
    expect(asked()).toEqual(['/store']);
  });

  it('keeps that half from links that were in view from the start', async () => {
    layOut('<a href="/store"></a><a href="/about"></a>');
    start(11);
    await quiet();
    // /about is nearer to the middle, and takes 4000 of the first half.
    expect(asked()).toEqual(['/about', '/cart']);
    dispatchEvent(new Event('scroll'));
    await vi.waitFor(() => expect(becomeQuiet).toHaveLength(1));
    await quiet();
    expect(asked()).toEqual(['/about', '/cart', '/store']);
  });

  it('is not spent twice on the same code', async () => {
    vi.mocked(isHere).mockReturnValue(true);
    layOut('<a href="/store/category/pumps"></a>');
    start(12);
    await quiet();
    expect(asked()).toEqual(['/store/category/pumps']);
  });

  it('is spent on a failed page only once', async () => {
    load.mockRejectedValue(new TypeError('no network'));
    layOut('<a href="/about"></a>');
    start(50);
    await quiet();
    expect(asked()).toEqual(['/about', '/cart']);
  });
});
