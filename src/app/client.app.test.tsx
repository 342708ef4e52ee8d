import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { resolveCompany } from '../node/site/company.fixture';
import { routes } from '../node/site/pages';
import type { PageData, SiteData } from '../generated/types';
import { click, one } from '../ui/testing/act';
import type { Boot, EarlyState } from './early/earlyState';
import { earlyStateWith, listenForOneTest } from './early/testing';
import { stayOnThePage } from './navigation/testing';
import { renderPage } from './server';

const KEY = 'brackwater-cart';
const pump = { id: 'eng-010', name: 'Inboard Diesel 10 kW', quantity: 2 };

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let site: SiteData;
let pages: Map<string, PageData>;
let app: EarlyState;
const complaints: unknown[] = [];

/** The page as served and as left by the early script, with the data requests that it has started. */
function open(path: string, known: Partial<EarlyState> = {}, address = path): void {
  const page = pages.get(path);
  if (!page) throw new Error(`There is no page ${path}.`);
  history.replaceState(null, '', address);
  document.body.innerHTML = `<div id="root">${renderPage(site, page)}</div>`;
  const boot: Boot = {
    entry: '',
    preload: [],
    inlined: [],
    data: ['/data/b1/_site.json', ''],
    cart: KEY,
  };
  app = earlyStateWith({
    data: [Promise.resolve(site), Promise.resolve(page)],
    boot,
    ...known,
  });
  vi.stubGlobal('app', app);
}
/** Runs the module that starts React, once as in a tab, and starts it. */
async function start(): Promise<void> {
  vi.resetModules();
  await import('./client');
  await act(async () => app.start?.());
}

beforeAll(async () => {
  const resolved = await resolveCompany();
  site = resolved.data;
  pages = new Map([...routes(resolved)].map((route) => [route.path, route.page]));
});
beforeEach(() => {
  // One tab per test: removes the listeners of the previous app.
  listenForOneTest(document, window);
  stayOnThePage();
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...what) => void complaints.push(...what));
  Reflect.deleteProperty(Element.prototype, 'animate');
  // happy-dom loads no pictures, but reports all of them as complete.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('React', () => {
  it('[M8] reveals sections rendered later, wherever they are', async () => {
    const reveal = vi.fn<() => void>();
    open('/', { reveal });
    await start();
    await Promise.resolve();
    reveal.mockClear();
    document.querySelector('h1')?.append(document.createElement('section'));
    await Promise.resolve();
    expect(reveal).toHaveBeenCalledTimes(1);
  });

  it('[X6] hydrates without a warning and reports that it is ready', async () => {
    open('/');
    const heading = document.querySelector('h1');
    await start();
    expect(app.live).toBe(true);
    expect(document.querySelector('h1')).toBe(heading);
    expect(complaints).toEqual([]);
  });

  it.each([
    ['/store/product/_unknown', '/store/product/nope', 'nope', 'Product Not Found'],
    ['/store/category/_unknown', '/store/category/cold%20rooms', 'cold rooms', 'cold rooms'],
  ])(
    'fills in the name in the address if the host served %s',
    async (path, address, name, words) => {
      open(path, {}, address);
      await start();
      await vi.waitFor(() => expect(one(document, 'main').textContent).toContain(`“${name}”`));
      expect(one(document, 'h1').textContent).toBe(words);
      expect(document.activeElement).toBe(document.body);
      expect(complaints).toEqual([]);
    },
  );

  it('replaces a wrong stand-in immediately, without a spinner', async () => {
    open('/_404', {}, '/store/product/nope');
    vi.stubGlobal('fetch', (url: string) =>
      Promise.resolve(
        url.endsWith('/store/product/_unknown.json')
          ? Response.json(pages.get('/store/product/_unknown'))
          : new Response('', { status: 404 }),
      ),
    );
    const lost = one(document, 'main').textContent;
    await start();
    await vi.waitFor(() => expect(one(document, 'main').textContent).not.toBe(lost));
    expect(one(document, 'main h1').textContent).toBe('Product Not Found');
  });

  it('continues with the list of the early script, stored or not', async () => {
    open('/cart', { cart: { items: [pump], stored: false } });
    await start();
    expect(one(document, 'main').textContent).toContain('On your list (2)');
    expect(document.body.textContent).toContain(site.strings.storageLost);
    // Later changes belong to this tab, not to that of the next test.
    await vi.waitFor(() => one(document, '[data-print-sheet]'));
    await vi.waitFor(() => expect(document.body.textContent).toContain(site.strings.copyList));
  });

  it('[X5] replays earlier clicks', async () => {
    open('/');
    const next = one(document, `[aria-label="${site.strings.nextSlide}"]`);
    app.clicks.push(next);
    await start();
    await vi.waitFor(() =>
      expect(one(document, '[data-active] h2').textContent).toBe('A Shop That Fits'),
    );
  });

  it('starts on the second attempt if the data failed on the first', async () => {
    open('/');
    const { data } = app;
    const failed = Promise.reject(new TypeError('no network'));
    failed.catch(() => {});
    app.data = [failed, Promise.resolve()];
    vi.resetModules();
    await import('./client');
    await expect(app.start?.()).rejects.toThrow('no network');
    expect(app.live).toBe(false);
    Object.assign(app, { data });
    await act(async () => app.start?.());
    expect(app.live).toBe(true);
  });

  it('[P54] fetches nothing for later before a second has gone by without a file arriving', async () => {
    vi.stubEnv('DEV', false);
    const fetchAhead = vi.fn<() => void>();
    vi.doMock('./navigation/ahead/ahead', () => ({ fetchAhead }));
    let arrive = () => {};
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        observe = () => {};
        disconnect = () => {};
        constructor(tell: () => void) {
          arrive = tell;
        }
      },
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    open('/');
    await start();
    await vi.advanceTimersByTimeAsync(900);
    arrive();
    await vi.advanceTimersByTimeAsync(900);
    expect(fetchAhead).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    vi.useRealTimers();
    await vi.waitFor(() => expect(fetchAhead).toHaveBeenCalledOnce());
    vi.doUnmock('./navigation/ahead/ahead');
  });

  it('[X11] stays on the page and says so if the next one cannot be fetched', async () => {
    open('/');
    await start();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    const link = one(document, 'nav a[href="/services"]');
    click(link);
    await vi.waitFor(() => expect(document.body.textContent).toContain(site.strings.loadFailed));
    expect(location.pathname).toBe('/');
    expect(document.body.textContent).toContain(site.strings.retry);

    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(pages.get('/contact'))));
    click(one(document, 'nav a[href="/contact"]'));
    await vi.waitFor(() => expect(location.pathname).toBe('/contact'));
    // Gone, for it speaks of a page that nobody waits for any more.
    await vi.waitFor(() =>
      expect(document.body.textContent).not.toContain(site.strings.loadFailed),
    );
  });
});
