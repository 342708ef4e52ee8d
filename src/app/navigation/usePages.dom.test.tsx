import { act } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageData, SiteData } from '../../generated/types';
import { SiteProvider } from '../../site/SiteProvider';
import { click, fire, one } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { earlyStateWith } from '../early/testing';
import { ConnectionLost } from './connection';
import { heldStore, pageOf, stayOnThePage, type HeldStore } from './testing';
import { usePages } from './usePages';

const site = {
  site: { url: 'https://acme.example' },
  patterns: ['/store/category/:category'],
  redirects: [
    { from: '/shop', to: '/store' },
    { from: '/forum', to: 'https://forum.example.org/' },
  ],
} as unknown as SiteData;

const onFail = vi.fn<(retry: () => void) => void>();
let held: HeldStore;
let container: HTMLElement;

function Screen({ first }: { first: PageData }) {
  const { page, pending } = usePages(held.store, first, onFail);
  return (
    <main data-pending={pending}>
      <h1>{page.title}</h1>
      <h2 id="projects">Projects</h2>
    </main>
  );
}

/** Opens the site at an address with its prerendered page. */
function open(pathname = '/', first = pageOf(pathname)) {
  history.replaceState(null, '', pathname);
  held = heldStore();
  ({ container } = mount(
    <BrowserRouter useTransitions={false}>
      <SiteProvider site={site}>
        <Screen first={first} />
      </SiteProvider>
    </BrowserRouter>,
  ));
}

const heading = () => one(container, 'h1').textContent;
const isPending = () => one(container, 'main').dataset['pending'] === 'true';
const here = () => location.pathname + location.search + location.hash;
function link(href: string): HTMLElement {
  const anchor = document.createElement('a');
  anchor.href = href;
  container.append(anchor);
  return anchor;
}
const follow = (href: string) => click(link(href));
async function goBack() {
  await act(async () => {
    const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await gone;
  });
}

beforeEach(() => {
  stayOnThePage();
  onFail.mockReset();
  vi.stubGlobal('app', earlyStateWith({}));
  vi.stubGlobal('scrollTo', vi.fn<typeof scrollTo>());
  document.head.innerHTML =
    '<meta name="description"><link rel="canonical"><meta property="og:title"><meta property="og:description"><meta property="og:url">';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('a link inside the site', () => {
  it('keeps the current page and address until the next page has loaded', async () => {
    open('/');
    follow('/about');
    expect([heading(), here(), isPending()]).toEqual(['Title of /', '/', true]);
    await held.come('/about');
    expect([heading(), here(), isPending()]).toEqual(['Title of /about', '/about', false]);
  });

  it('is followed by the router alone, not by the browser too', () => {
    open('/');
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    fire(link('/about'), press);
    expect(press.defaultPrevented).toBe(true);
  });

  it('shows a prefetched page at once', () => {
    open('/');
    held.haveReady('/about');
    follow('/about?a=1#projects');
    expect([heading(), here(), isPending()]).toEqual([
      'Title of /about',
      '/about?a=1#projects',
      false,
    ]);
  });

  it('[X2] updates title, canonical URL and focus', async () => {
    open('/');
    follow('/about');
    await held.come('/about');
    expect(document.title).toBe('Title of /about');
    const said = [...document.head.querySelectorAll('meta, link')].map((tag) =>
      tag.getAttribute(tag.tagName === 'LINK' ? 'href' : 'content'),
    );
    const { title, description, canonical } = pageOf('/about');
    expect(said).toEqual([description, canonical, title, description, canonical]);
    expect(document.activeElement).toBe(one(container, 'h1'));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  it('[X2] says where the page is after a page that was at no address of its own', async () => {
    for (const tag of document.head.querySelectorAll('link, meta[property="og:url"]')) tag.remove();
    open('/lost', pageOf('/_404', '_404'));
    follow('/about');
    await held.come('/about');
    expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      pageOf('/about').canonical,
    );
    expect(document.head.querySelector('meta[property="og:url"]')?.getAttribute('content')).toBe(
      pageOf('/about').canonical,
    );
  });

  it('is dropped when another one is followed meanwhile', async () => {
    open('/');
    follow('/about');
    follow('/contact');
    await held.come('/contact');
    await held.come('/about');
    expect([heading(), here(), isPending()]).toEqual(['Title of /contact', '/contact', false]);
  });

  it('to an anchor on the page is left to the browser', () => {
    open('/');
    follow('/#projects');
    expect(held.asked()).toEqual([]);
  });

  it('to an anchor on another page leads there', () => {
    const jump = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    open('/');
    held.haveReady('/portfolio');
    follow('/portfolio#projects');
    expect(jump.mock.contexts).toEqual([one(container, '#projects')]);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('[A7] a link to a redirect', () => {
  it('leads to its target in one step', async () => {
    open('/');
    follow('/shop?q=pump');
    expect(held.asked()).toEqual(['/store']);
    await held.come('/store');
    expect(here()).toBe('/store?q=pump');
  });

  it('is left to the browser if it leads to another site', () => {
    open('/');
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
    follow('/forum');
    expect(String(leave.mock.calls[0]?.[0])).toBe('https://forum.example.org/');
    expect(held.asked()).toEqual([]);
  });
});

describe('[X11] a page that cannot be fetched', () => {
  it('leaves visitors where they are, with a way to retry', async () => {
    open('/');
    follow('/about');
    await held.fail('/about', new ConnectionLost('/page'));
    expect([heading(), here(), isPending()]).toEqual(['Title of /', '/', false]);
    const retry = onFail.mock.calls[0]?.[0];
    act(() => retry?.());
    expect(isPending()).toBe(true);
    await held.come('/about');
    expect([heading(), here()]).toEqual(['Title of /about', '/about']);
  });

  it.each([Error, TypeError])('is left to the browser after an %o of ours', async (Wrong) => {
    open('/');
    const load = vi.spyOn(location, 'assign').mockImplementation(() => {});
    follow('/about');
    await held.fail('/about', new Wrong('500'));
    expect(String(load.mock.calls[0]?.[0])).toBe('http://localhost:3000/about');
    expect(onFail).not.toHaveBeenCalled();
  });
  it('no longer matters when another link was followed meanwhile', async () => {
    open('/');
    follow('/about');
    follow('/contact');
    await held.fail('/about', new ConnectionLost('/page'));
    expect(onFail).not.toHaveBeenCalled();
    expect(isPending()).toBe(true);
  });
});

describe('hovering a link', () => {
  it.each(['pointerover', 'touchstart', 'focusin'])('prefetches its page on %s', (type) => {
    open('/');
    fire(link('/shop'), new Event(type, { bubbles: true }));
    expect(held.asked()).toEqual(['/store']);
    expect(isPending()).toBe(false);
  });

  it('does not prefetch for anchors, other sites, or under Save-Data', () => {
    open('/');
    fire(link('#projects'), new Event('pointerover', { bubbles: true }));
    fire(link('/forum'), new Event('pointerover', { bubbles: true }));
    fire(link('https://example.org/about'), new Event('pointerover', { bubbles: true }));
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    fire(link('/about'), new Event('pointerover', { bubbles: true }));
    Reflect.deleteProperty(navigator, 'connection');
    expect(held.asked()).toEqual([]);
  });

  it('ignores failures: following the link will report them', async () => {
    open('/');
    fire(link('/about'), new Event('pointerover', { bubbles: true }));
    await held.fail('/about', new ConnectionLost('/page'));
    expect(onFail).not.toHaveBeenCalled();
  });
});

describe('Back', () => {
  it('[A13] shows the previous page where it was left', async () => {
    open('/');
    held.haveReady('/');
    held.haveReady('/about');
    vi.stubGlobal('scrollY', 640);
    fire(window, new Event('scroll'));
    follow('/about');
    await goBack();
    expect([heading(), here()]).toEqual(['Title of /', '/']);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' });
  });

  it('shows that the previous page is loading, and stores the scroll of the rendered one', async () => {
    open('/');
    held.haveReady('/about');
    follow('/about');
    vi.stubGlobal('scrollY', 500);
    fire(window, new Event('scroll'));
    await goBack();
    expect([heading(), isPending()]).toEqual(['Title of /about', true]);
    vi.stubGlobal('scrollY', 80);
    fire(window, new Event('scroll'));
    fire(window, new Event('pagehide'));
    await held.come('/');
    expect([heading(), isPending()]).toEqual(['Title of /', false]);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  });

  it('to a page that cannot be fetched offers a retry', async () => {
    open('/');
    held.haveReady('/about');
    follow('/about');
    await goBack();
    await held.fail('/', new ConnectionLost('/page'));
    expect(onFail).toHaveBeenCalledTimes(1);
    expect(heading()).toBe('Title of /about');
  });
});

describe('an address for which the host served a stand-in', () => {
  const lost = (pathname: string) => open(pathname, pageOf('/_404', '_404'));
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('[A8] is logged to the console', () => {
    lost('/nowhere');
    expect(console.error).toHaveBeenCalledWith('Page not found: /nowhere');
    expect(held.asked()).toEqual([]);
  });

  it.each([
    ['/store/category/sails', '/store/category/sails'],
    ['/shop', '/store'],
  ])('is resolved by the router where it knows better: %s', async (pathname, page) => {
    lost(pathname);
    await held.come(page);
    expect(heading()).toBe(`Title of ${page}`);
  });
});
