import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ListingContext } from '../../../generated/types';
import { click, one } from '../../../ui/testing/act';
import { mount } from '../../../ui/testing/mount';
import { ADDRESSES, contextWith, Site } from '../../../widgets/testing';
import ProductListing from '../ProductListing';
import { settle } from '../../../ui/testing/settle';

const image = { src: '/a.svg', alt: '', width: 4, height: 3 };
const all = Array.from({ length: 130 }, (_, n) => ({
  id: `p-${n + 1}`,
  name: `Pump ${n + 1}`,
  category: 'Pumps',
  image,
}));
const listing: ListingContext = {
  slug: 'pumps',
  heading: 'Pumps',
  known: true,
  page: 1,
  count: all.length,
  from: 0,
  products: all.slice(0, 60),
  next: '/pumps/2',
  offers: [],
};
const site = {
  store: {
    loadDelayMs: 0,
    catalogue: { base: '/c', buckets: 1 },
    search: '/s.json',
    addresses: ADDRESSES,
  },
};

/** A file per test, since requests are cached by URL. */
let files = 0;
function draw(): HTMLElement {
  const context = contextWith({ listing: { ...listing, all: `/more-${files}.json` } });
  return mount(
    <Site site={site}>
      <ProductListing type="product-listing" context={context} />
    </Site>,
  ).container;
}

const names = (part: Element) => [...part.querySelectorAll('h2')].map((name) => name.textContent);
const answer = () => vi.mocked(fetch).mockImplementation(() => Promise.resolve(Response.json(all)));
/** Delays responses until the returned function is called. */
function holdAnswers(): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  vi.mocked(fetch).mockImplementation(() => released.then(() => Response.json(all)));
  return () => release();
}

beforeEach(() => {
  history.replaceState({ key: 'router' }, '', '/store/category/pumps');
  files += 1;
  vi.stubGlobal('fetch', vi.fn<() => Promise<Response>>());
});
afterEach(() => vi.unstubAllGlobals());

it('says that more is loading, on the button and in a live region, and ignores further clicks', async () => {
  const bring = holdAnswers();
  const drawn = draw();
  const more = one(drawn, 'a[href="/pumps/2"]');
  expect(more.getAttribute('aria-busy')).toBe('false');
  click(more);
  click(more);
  expect(more.textContent).toBe('loadingProducts');
  expect(more.getAttribute('aria-busy')).toBe('true');
  expect(one(drawn, '#listing-count').textContent).toBe('loadingProducts');
  bring();
  await settle();
  expect(more.textContent).toBe('showMore');
  expect(one(drawn, '#listing-count').textContent).toBe('');
  expect(names(drawn)).toHaveLength(120);
});

it('says that loading failed, and the same button retries', async () => {
  vi.mocked(fetch).mockImplementation(() => Promise.reject(new TypeError('no network')));
  const drawn = draw();
  const more = one(drawn, 'a[href="/pumps/2"]');
  click(more);
  await settle();
  expect(more.textContent).toBe('retry');
  expect(more.previousElementSibling?.textContent).toBe('productsLost');
  expect(one(drawn, '#listing-count').textContent).toBe('productsLost');
  answer();
  click(more);
  await settle();
  expect(names(drawn)).toHaveLength(120);
  expect(document.activeElement?.getAttribute('href')).toBe('/store/product/p-61');
});

it('does not mention what it only prefetches', () => {
  vi.mocked(fetch).mockImplementation(() => new Promise(() => {}));
  const drawn = draw();
  act(() => (one(drawn, 'input') as HTMLInputElement).focus());
  expect(fetch).toHaveBeenCalled();
  expect(drawn.querySelector('[aria-busy="true"]')).toBeNull();
  expect(one(drawn, '#listing-count').textContent).toBe('');
});

it('restores the same length after a reload deep inside, and moves no focus', async () => {
  answer();
  history.replaceState({ shown: 120 }, '');
  document.documentElement.style.minHeight = '9000px';
  const drawn = draw();
  expect(drawn.textContent).toContain('loadingProducts');
  expect(document.documentElement.style.minHeight).toBe('9000px');
  await settle();
  expect(names(drawn)).toHaveLength(120);
  expect(document.activeElement).toBe(document.body);
  expect(document.documentElement.style.minHeight).toBe('');
});
