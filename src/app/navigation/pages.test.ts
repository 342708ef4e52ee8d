import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageData } from '../../generated/types';
import { dataId } from './pageIds';
import { fillUnknown, redirected, unknownPage } from './pages';

const PATTERNS = ['/store/category/:category', '/store/product/:product'];
const anything = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary-ascii' }));

/** The page that the build has made for what a pattern does not know. */
const standIn: PageData = {
  id: 'store/category/_unknown',
  title: 'Nothing found | Acme',
  description: '',
  canonical: '',
  blocks: [],
  context: {
    path: '/store/category/_unknown',
    crumbs: [],
    children: [],
    listing: {
      slug: '',
      heading: 'Nothing found',
      known: false,
      page: 1,
      count: 0,
      from: 0,
      products: [],
      offers: [],
    },
  },
};

describe('the name of a page', () => {
  it.each([
    ['/', '_index'],
    ['', '_index'],
    ['/about', 'about'],
    ['/about/', 'about'],
    ['//mining-industrial/pumps//', 'mining-industrial/pumps'],
  ])('for %j is %s', (pathname, id) => {
    expect(dataId(pathname)).toBe(id);
  });

  it('is the same with and without slashes at the ends, for any address', () => {
    fc.assert(
      fc.property(anything, (path) => {
        expect(dataId(`/${path}/`)).toBe(dataId(path));
        expect(dataId(path)).not.toMatch(/^$|^\/|\/$/);
      }),
    );
  });
});

describe('a redirect', () => {
  const redirects = [
    { from: '/café', to: '/coffee' },
    { from: '/shop', to: '/store/category/all' },
    { from: '/work/', to: '/portfolio#projects' },
    { from: '/forum', to: 'https://forum.example.org/acme' },
  ];
  const follow = (href: string) =>
    redirected(redirects, new URL(href, 'https://acme.example')).href;

  it.each([
    ['/shop', 'https://acme.example/store/category/all'],
    ['/shop/', 'https://acme.example/store/category/all'],
    ['/work', 'https://acme.example/portfolio#projects'],
    ['/café', 'https://acme.example/coffee'],
    ['/caf%C3%A9', 'https://acme.example/coffee'],
    ['/forum', 'https://forum.example.org/acme'],
    ['/about', 'https://acme.example/about'],
    ['/shop/pumps', 'https://acme.example/shop/pumps'],
  ])('leads from %s to %s', (from, to) => {
    expect(follow(from)).toBe(to);
  });

  it('takes along what else the address says, unless it says other itself', () => {
    expect(follow('/shop?q=pump#grid')).toBe('https://acme.example/store/category/all?q=pump#grid');
    expect(follow('/work?from=mail#top')).toBe('https://acme.example/portfolio?from=mail#projects');
  });
});

describe('an address that has no page of its own', () => {
  it.each([
    ['store/category/sails', 'store/category/_unknown'],
    ['store/product/x-1', 'store/product/_unknown'],
    ['store/category', undefined],
    ['store/category/sails/new', undefined],
    ['store/cart/sails', undefined],
    ['about', undefined],
  ])('%s is shown as %s', (id, page) => {
    expect(unknownPage(PATTERNS, id)).toBe(page);
  });

  it('is at worst not known, whatever it is', () => {
    fc.assert(
      fc.property(anything, (id) => {
        expect([undefined, 'store/category/_unknown', 'store/product/_unknown']).toContain(
          unknownPage(PATTERNS, id),
        );
      }),
    );
  });
});

describe('the page of an unknown category', () => {
  const fill = (slug: string) => {
    const page = fillUnknown(standIn, `store/category/${slug}`);
    return { title: page.title, path: page.context.path, ...page.context.listing };
  };

  it('is headed by the value of the address, as a person reads it', () => {
    expect(fill('cold%20rooms')).toMatchObject({
      title: 'cold rooms | Acme',
      heading: 'cold rooms',
      slug: 'cold rooms',
      path: '/store/category/cold%20rooms',
    });
  });

  it('shows a value that is wrongly encoded as it stands', () => {
    expect(fill('%E0%A4').heading).toBe('%E0%A4');
  });

  it('takes any value word for word, into title and heading', () => {
    fc.assert(
      fc.property(fc.oneof(anything, fc.constantFrom('$&', "$'", '$1')), (value) => {
        const { title, heading } = fill(encodeURIComponent(value.toWellFormed()));
        expect(heading).toBe(value.toWellFormed());
        expect(title).toBe(`${value.toWellFormed()} | Acme`);
      }),
    );
  });

  it('never fails over an address, and leaves the page it is made from as it was', () => {
    const before = structuredClone(standIn);
    fc.assert(
      fc.property(anything, (id) => {
        expect(() => fillUnknown(standIn, id)).not.toThrow();
      }),
    );
    expect(standIn).toEqual(before);
  });

  it('says nothing of a listing where there is none, as for a product', () => {
    const { context } = fillUnknown(
      { ...standIn, context: { path: '', crumbs: [], children: [] } },
      'x',
    );
    expect(context).not.toHaveProperty('listing');
  });
});
