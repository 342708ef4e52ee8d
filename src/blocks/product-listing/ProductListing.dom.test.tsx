import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListingContext, ProductSummary, SiteData } from '../../generated/types';
import { click, one, type } from '../../ui/testing/act';
import { heard } from '../../ui/testing/heard';
import { hydrate } from '../../ui/testing/hydrate';
import { mount } from '../../ui/testing/mount';
import { contextWith, Site } from '../../widgets/testing';
import ProductListing from './ProductListing';
import { settle } from '../../ui/testing/settle';

const image = { src: '/a.svg', alt: '', width: 4, height: 3 };
const product = (n: number): ProductSummary => ({
  id: `p-${n}`,
  name: `Pump ${n}`,
  category: 'Pumps',
  image,
});
/** Products as in the listing's file. */
const searchable = (n: number) => ({
  ...product(n),
  description: n === 2 ? 'For wells' : 'For bilges',
});
const listing: ListingContext = {
  slug: 'pumps',
  heading: 'Pumps',
  known: true,
  page: 1,
  count: 3,
  from: 0,
  products: [1, 2, 3].map(product),
  offers: [],
};
const offer = { id: 'energy', name: 'Energy', description: 'Sun and wind.', image, count: 1 };
const empty = { products: [], count: 0, all: undefined, offers: [offer] };
const words = {
  foundProducts: '{count} match {term}',
  noMatch: 'no {term} in {category}',
  goToProduct: 'go to {code} {name}',
  askAbout: 'ask about {term}',
  productCount: 'all {count}',
  shownOf: '{from} to {to} of {count}',
};
const ask = 'https://chat.example/1?text=Hi.%20';
const site = (loadDelayMs = 0) =>
  ({ ask, store: { loadDelayMs, catalogue: { base: '/c', buckets: 1 } } }) as unknown as SiteData;

/** Overrides of the listing above; undefined removes a field. */
type Changes = { [Field in keyof ListingContext]?: ListingContext[Field] | undefined };
const page = (more: Changes = {}, loadDelayMs = 0) => (
  <Site words={words} site={site(loadDelayMs)}>
    <ProductListing
      type="product-listing"
      context={contextWith({
        listing: { ...listing, all: `/${files}.json`, ...more } as ListingContext,
      })}
    />
  </Site>
);
const draw = (...of: Parameters<typeof page>) => mount(page(...of)).container;

const hrefsOf = (part: Element) =>
  [...part.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const names = (part: Element) => [...part.querySelectorAll('h2')].map((name) => name.textContent);
const box = (part: Element) => one(part, 'input') as HTMLInputElement;
const button = (part: Element, name: string) => {
  const found = [...part.querySelectorAll('button')].find((each) => each.textContent === name);
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
};

/** A file per test, since requests are cached by URL. */
let files = 0;
const answers = (content: unknown) =>
  vi.mocked(fetch).mockImplementation(() => Promise.resolve(Response.json(content)));
async function search(drawn: Element, text: string): Promise<void> {
  type(box(drawn), text);
  await settle();
}

beforeEach(() => {
  history.replaceState({ key: 'router' }, '', '/store/category/pumps');
  files += 1;
  vi.stubGlobal('fetch', vi.fn<() => Promise<Response>>());
  answers([1, 2, 3].map(searchable));
});
afterEach(() => vi.unstubAllGlobals());

it('[L8] shows the products below the name of their category', () => {
  const drawn = draw();
  expect(drawn.querySelector('h1')?.textContent).toBe('Pumps');
  expect(hrefsOf(drawn)).toEqual([
    '/store',
    '/store/product/p-1',
    '/store/product/p-2',
    '/store/product/p-3',
  ]);
});

describe('[L15] the search', () => {
  it('starts empty, filters on every keystroke and says how many it found', async () => {
    const drawn = draw();
    expect(box(drawn).value).toBe('');
    await search(drawn, 'WELL');
    expect(names(drawn)).toEqual(['Pump 2']);
    expect(one(drawn, '#listing-count').textContent).toBe('1 match WELL');
  });

  it('is emptied by its button, which only exists with something to empty; how many there are is only said', async () => {
    const drawn = draw();
    expect(drawn.textContent).not.toContain('clear');
    expect(one(drawn, '#listing-count').textContent).toBe('');
    await search(drawn, 'well');
    click(button(drawn, 'clear'));
    expect(box(drawn).value).toBe('');
    expect(names(drawn)).toHaveLength(3);
    expect(one(drawn, '#listing-count').textContent).toBe('');
    expect(await heard(drawn)).toBe('all 3');
  });

  it('without a match says where it looked and what to do next', async () => {
    const drawn = draw();
    await search(drawn, 'fan');
    expect(one(drawn, '#listing-count').textContent).toBe('no fan in Pumps');
    expect(hrefsOf(drawn).slice(1)).toEqual([
      '/store',
      '/store/category/all?q=fan',
      'https://chat.example/1?text=Hi.%20askAboutText',
    ]);
    click(button(drawn, 'clearSearch'));
    expect(names(drawn)).toHaveLength(3);
  });

  it('[L19] offers the product whose code is typed, outside the count', async () => {
    const drawn = draw();
    await search(drawn, 'P-2');
    expect(one(drawn, '#listing-count').textContent).toBe('1 match P-2');
    expect(hrefsOf(drawn)).toContain('/store/product/p-2');
  });

  it('[L26] offers a product of another listing by its code, without saying that there is none', async () => {
    const entry = { name: 'Fan', category: 'Fans', image: '' };
    answers({ 'f-9': entry });
    const drawn = draw({ all: undefined });
    await search(drawn, 'F-9');
    await settle();
    expect(hrefsOf(drawn)).toContain('/store/product/f-9');
    expect(drawn.textContent).not.toContain('no F-9 in Pumps');
    await search(drawn, 'F-8');
    await settle();
    expect(one(drawn, '#listing-count').textContent).toBe('no F-8 in Pumps');
  });

  it("[L18] is written to the address, keeping the router's state", async () => {
    const drawn = draw();
    await search(drawn, ' well ');
    expect(location.search).toBe('?q=well');
    expect(history.state).toMatchObject({ key: 'router' });
    await search(drawn, '');
    expect(location.search).toBe('');
  });

  it('[L18] is read from the address, when Back or a link leads there', async () => {
    history.replaceState(null, '', '?q=well');
    const drawn = draw();
    await settle();
    expect(box(drawn).value).toBe('well');
    expect(names(drawn)).toEqual(['Pump 2']);
    history.replaceState(null, '', '?q=3');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(names(drawn)).toEqual(['Pump 3']);
  });

  it('takes over the address and what was typed before hydration', async () => {
    history.replaceState(null, '', '?q=well');
    const opened = hydrate(page());
    await settle();
    expect(opened.complaints).toEqual([]);
    expect(names(opened.container)).toEqual(['Pump 2']);
    const typed = hydrate(page(), (container) => {
      box(container).value = '3';
    });
    await settle();
    expect(names(typed.container)).toEqual(['Pump 3']);
  });
});

describe('[L13] a listing reached by a link inside the site', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows the spinner below its heading, then the products', () => {
    const drawn = draw({}, 500);
    expect(drawn.textContent).toContain('loadingProducts');
    expect(drawn.querySelector('h1')?.textContent).toBe('Pumps');
    act(() => void vi.advanceTimersByTime(499));
    expect(names(drawn)).toEqual([]);
    act(() => void vi.advanceTimersByTime(1));
    expect(names(drawn)).toHaveLength(3);
    expect(drawn.textContent).not.toContain('loadingProducts');
  });

  it('[L14] is shown at once when opened directly', () => {
    const { container, html } = hydrate(page({}, 500));
    expect(html).toContain('Pump 3');
    expect(names(container)).toHaveLength(3);
  });
});

describe('an address without products', () => {
  it('[L10] that is no category shows its raw value and offers what to do next', () => {
    const drawn = draw({ ...empty, heading: '<i>sails</i>', known: false });
    expect(drawn.querySelector('h1')?.textContent).toBe('<i>sails</i>');
    expect(one(drawn, '#listing-count').textContent).toBe('emptyCategory');
    expect(drawn.textContent).toContain('ask about <i>sails</i>');
    expect(hrefsOf(drawn).at(-1)).toBe('/store/category/energy');
    expect(hrefsOf(drawn)).toContain('/store');
  });

  it('may have any length and any characters', () => {
    for (const heading of ['a'.repeat(5000), '\u202Egnp.exe', '%E0%A4', '\uD800'])
      expect(draw({ ...empty, heading, known: false }).querySelector('h1')?.textContent).toBe(
        heading,
      );
  });
});

describe('a long listing', () => {
  const all = Array.from({ length: 130 }, (_, n) => product(n + 1));
  const long = { count: 130, products: all.slice(0, 60), next: '/pumps/2' };
  it('has its first products, and fetches no more unasked', () => {
    const drawn = draw(long);
    expect(names(drawn)).toHaveLength(60);
    expect(drawn.textContent).toContain('1 to 60 of 130');
    expect(hrefsOf(drawn).at(-1)).toBe('/pumps/2');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('shows sixty more on request, and focuses the first of them', async () => {
    answers(all);
    const drawn = draw(long);
    click(one(drawn, 'a[href="/pumps/2"]'));
    await settle();
    expect(names(drawn)).toHaveLength(120);
    expect(document.activeElement?.getAttribute('href')).toBe('/store/product/p-61');
    click(one(drawn, 'a[href="/pumps/2"]'));
    expect(names(drawn)).toHaveLength(130);
    expect(drawn.querySelector('a[href="/pumps/2"]')).toBeNull();
    expect(vi.mocked(fetch).mock.calls).toEqual([[`/${files}.json`]]);
    expect(history.state).toMatchObject({ shown: 180 });
  });

  it('is searched as a whole', async () => {
    answers(all);
    const drawn = draw(long);
    type(box(drawn), 'pump 130');
    expect(one(drawn, '#listing-count').textContent).toBe('loadingProducts');
    await settle();
    expect(names(drawn)).toEqual(['Pump 130']);
    expect(one(drawn, '#listing-count').textContent).toBe('1 match pump 130');
  });

  it('that came whole with its page is searched and extended without a request', async () => {
    const drawn = draw({ ...long, products: all, all: undefined });
    expect(names(drawn)).toHaveLength(60);
    await search(drawn, 'pump 130');
    expect(names(drawn)).toEqual(['Pump 130']);
    await search(drawn, '');
    click(one(drawn, 'a[href="/pumps/2"]'));
    expect(names(drawn)).toHaveLength(120);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('that cannot be fetched says so, and retries on request', async () => {
    vi.mocked(fetch).mockImplementation(() => Promise.reject(new TypeError('no network')));
    const drawn = draw(long);
    type(box(drawn), 'pump 130');
    await settle();
    expect(one(drawn, '#listing-count').textContent).toBe('productsLost');
    answers(all);
    click(button(drawn, 'retry'));
    await settle();
    expect(names(drawn)).toEqual(['Pump 130']);
  });

  it('has further pages that name their position', () => {
    const drawn = draw({
      ...long,
      page: 2,
      from: 60,
      products: all.slice(60, 120),
      previous: '/pumps',
      next: '/pumps/3',
    });
    expect(drawn.querySelector('h1')?.textContent).toBe('pageOf');
    expect(drawn.textContent).toContain('61 to 120 of 130');
    expect(hrefsOf(drawn)).toEqual(expect.arrayContaining(['/pumps', '/pumps/3']));
  });
});
