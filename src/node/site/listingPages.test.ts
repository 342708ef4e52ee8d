import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAssets } from '../files/assets';
import type { Listing } from './listing';
import { PAGE_SIZE } from '../../catalogue/pageSize';
import { listingPages, type ListingPage } from './listingPages';

const listing = (count: number): Listing => ({
  slug: 'pumps',
  heading: 'Pumps',
  known: true,
  offers: [],
  products: Array.from({ length: count }, (_, n) => ({
    id: `p-${n}`,
    name: `Pump ${n}`,
    category: 'Pumps',
    image: { src: '/a.svg', alt: '', width: 4, height: 3 },
    description: 'For wells.',
  })),
});
function pagesOf(count: number, isAlias = false) {
  const assets = createAssets();
  const address = '/store/category/pumps';
  return { assets, pages: [...listingPages(listing(count), { address, isAlias, assets })] };
}

describe('a listing that fits on one page', () => {
  it.each([1, PAGE_SIZE])('has no further pages: %d products', (count) => {
    const { pages, assets } = pagesOf(count);
    expect(pages.map(({ suffix }) => suffix)).toEqual(['']);
    expect(pages[0]?.listing).toMatchObject({ page: 1, count, from: 0 });
    expect(pages[0]?.listing.products).toHaveLength(count);
    expect(pages[0]?.listing).not.toHaveProperty('next');
    expect(assets.files.size).toBe(1);
  });

  it('exists, without a file, if it is empty', () => {
    const { pages, assets } = pagesOf(0);
    expect(pages).toMatchObject([{ suffix: '', listing: { page: 1, count: 0, products: [] } }]);
    expect(pages[0]?.listing).not.toHaveProperty('all');
    expect(assets.files.size).toBe(0);
  });
});

describe('a listing in a catalogue that an endpoint searches', () => {
  const pages = (count: number, more: Partial<Listing>) => {
    const assets = createAssets('/catalogue/c');
    const options = { address: '/store/category/pumps', isAlias: false, assets, hasEndpoint: true };
    return { assets, pages: [...listingPages({ ...listing(count), ...more }, options)] };
  };
  const part = { category: 'pumps', brand: 'kuvani' };

  it.each<[string, Partial<Listing>]>([
    ['a category', { category: 'pumps' }],
    ['all products', { slug: 'all' }],
    ['a brand', { slug: 'pumps-kuvani', part }],
  ])('has no file that holds more than a page: %s', (_, more) => {
    const { pages: found, assets } = pages(10_000, more);
    expect(found).toHaveLength(167);
    expect(assets.files.size).toBe(0);
    expect(Math.max(...found.map((page) => page.listing.products.length))).toBe(PAGE_SIZE);
    expect(found.every((page) => !('all' in page.listing) && !('whole' in page))).toBe(true);
    expect(found[0]?.listing.part).toEqual(more.part);
  });

  it('has its file if it is one page, or if the search does not know it', () => {
    for (const [count, more] of [
      [PAGE_SIZE, { category: 'pumps' }],
      [PAGE_SIZE, { part }],
      [100, { slug: 'featured' }],
    ] as const) {
      const { pages: found, assets } = pages(count, more);
      expect(assets.files.size).toBe(1);
      expect(found[0]?.listing.all).toMatch(/^\/catalogue\/c\//);
      expect(found[0]?.listing).not.toHaveProperty('part');
    }
  });
});

describe('for links inside the site', () => {
  /** Products with texts that cannot be compressed below 32 bytes each. */
  const noise = (count: number): Listing => ({
    ...listing(0),
    products: listing(count).products.map((product, n) =>
      Object.assign(product, { description: createHash('sha256').update(`${n}`).digest('hex') }),
    ),
  });
  const first = (of: Listing) =>
    listingPages(of, {
      address: '/store/category/pumps',
      isAlias: false,
      assets: createAssets(),
    }).next().value as ListingPage;

  it('a listing of at most 15 KB is complete, with the search data', () => {
    const { whole, listing: page } = first(noise(250));
    expect(whole?.products).toEqual(noise(250).products);
    expect(whole).not.toHaveProperty('all');
    expect(whole?.next).toBe(page.next);
    // When opened directly, it has its tiles in the HTML and a file for the search.
    expect(page.products).toHaveLength(PAGE_SIZE);
    expect(page.all).toMatch(/^\/assets\/pumps-/);
  });

  it('larger or empty listings, and further pages, have the data of their own page', () => {
    expect(first(noise(500))).not.toHaveProperty('whole');
    expect(first(listing(0))).not.toHaveProperty('whole');
    expect(pagesOf(2 * PAGE_SIZE).pages.map((page) => 'whole' in page)).toEqual([true, false]);
  });
});

describe('a long listing', () => {
  const { pages, assets } = pagesOf(10_000);

  it('has every product on exactly one page, and at most a page size on each', () => {
    expect(pages).toHaveLength(167);
    expect(Math.max(...pages.map((page) => page.listing.products.length))).toBe(PAGE_SIZE);
    const ids = pages.flatMap((page) => page.listing.products.map(({ id }) => id));
    expect(ids).toEqual(listing(10_000).products.map(({ id }) => id));
  });

  it('links each page to the next and the previous one', () => {
    const at = (n: number) => pages[n]?.listing;
    expect([at(0)?.previous, at(0)?.next]).toEqual([undefined, '/store/category/pumps/2']);
    expect([at(1)?.previous, at(1)?.next]).toEqual([
      '/store/category/pumps',
      '/store/category/pumps/3',
    ]);
    expect([at(166)?.previous, at(166)?.next]).toEqual(['/store/category/pumps/166', undefined]);
    expect(pages.map(({ suffix }) => suffix).slice(0, 3)).toEqual(['', '/2', '/3']);
  });

  it('links to one file with the search data', () => {
    const files = new Set(pages.map((page) => page.listing.all));
    expect([...files]).toEqual([...assets.files.keys()]);
    const all: unknown = JSON.parse([...assets.files.values()][0]?.toString() ?? '');
    expect(all).toEqual(listing(10_000).products);
  });

  it('does not repeat the contents of that file in its pages', () => {
    expect(JSON.stringify(pages[0])).not.toContain('For wells.');
  });

  it("has only its first page under an alias, which links to the category's second page", () => {
    const { pages: alias, assets: files } = pagesOf(200, true);
    expect(alias).toHaveLength(1);
    expect(alias[0]?.listing.next).toBe('/store/category/pumps/2');
    expect([...files.files.keys()]).toEqual([...pagesOf(200).assets.files.keys()]);
  });
});
