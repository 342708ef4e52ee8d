import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../schemas/load';
import { patternOf, storeAddresses } from './addresses';

const schemas = loadSchemas(process.cwd());

/** `pages` maps paths to the types of their blocks. */
function addressesOf(
  pages: Record<string, string[]>,
  redirects: { from: string; to: string }[] = [],
) {
  const all = Object.entries(pages).map(([path, types]) => ({ path, types }));
  return storeAddresses(all, redirects, schemas);
}

const NORWEGIAN = {
  '/': ['hero', 'category-grid'],
  '/butikk/kategori/:category': ['product-listing'],
  '/butikk/vare/:product': ['product-detail'],
  '/liste': ['inquiry-list'],
};

describe('the addresses of a store [A15]', () => {
  it('are those of the pages with its blocks', () => {
    expect(addressesOf({ ...NORWEGIAN, '/butikk': ['hero', 'category-grid'] })).toEqual({
      home: '/butikk',
      category: '/butikk/kategori/',
      product: '/butikk/vare/',
      list: '/liste',
    });
  });

  it('default to the home page if there is no page for them', () => {
    expect(addressesOf({ '/': ['hero'] })).toEqual({
      home: '/',
      category: '/',
      product: '/',
      list: '/',
    });
  });

  it('ignore pages whose path does not suit their blocks', () => {
    const { category, list } = addressesOf({
      '/kategori': ['product-listing'],
      '/liste/:product': ['inquiry-list'],
    });
    expect([category, list]).toEqual(['/', '/']);
  });
});

describe("the store's home", () => {
  const homeOf = (pages: Record<string, string[]>, redirects?: { from: string; to: string }[]) =>
    addressesOf({ ...NORWEGIAN, ...pages }, redirects).home;

  it('is the parent page of the listings, whatever it shows', () => {
    expect(homeOf({ '/tilbud': ['category-grid'], '/butikk': ['hero'] })).toBe('/butikk');
    expect(homeOf({ '/butikk/kategori': ['hero'], '/butikk': ['hero'] })).toBe('/butikk/kategori');
  });

  it('is the target of a redirect in its place', () => {
    expect(homeOf({ '/varer': ['hero'] }, [{ from: '/butikk', to: '/varer' }])).toBe('/varer');
  });

  it("else is the first page with category tiles, the site's home page last", () => {
    expect(homeOf({ '/varer': ['hero', 'category-grid'] })).toBe('/varer');
    expect(homeOf({})).toBe('/');
  });

  it('else is the listing of all products', () => {
    expect(homeOf({ '/': ['hero'] })).toBe('/butikk/kategori/all');
  });
});

describe('the parameter of a path', () => {
  it.each([
    ['/kategori/:kategori', ['product-listing'], '/kategori/:category'],
    ['/vare/:vare-nr', ['breadcrumb', 'product-detail'], '/vare/:product'],
    ['/:product', ['product-detail'], '/:product'],
    ['/kategori/:category', ['hero'], '/kategori/:category'],
    ['/side/:noe', ['hero'], '/side/:noe'],
    ['/om-oss', ['product-detail'], '/om-oss'],
  ])('may have any name: %s with %j', (path, types, pattern) => {
    expect(patternOf({ path, types }, schemas)).toBe(pattern);
  });
});
