import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageData } from '../../generated/types';
import { dataId } from './pageIds';
import { fillUnknown, redirected, unknownPage } from './pages';

const PATTERNS = ['/store/category/:category', '/store/product/:product'];
const anything = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary-ascii' }));

/** The stand-in page of a pattern. */
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

describe('the id of a page', () => {
  it.each([
    ['/', '_index'],
    ['', '_index'],
    ['/about', 'about'],
    ['/about/', 'about'],
    ['//mining-industrial/pumps//', 'mining-industrial/pumps'],
  ])('for %j is %s', (pathname, id) => {
    expect(dataId(pathname)).toBe(id);
  });

  it('is the same with and without leading and trailing slashes, for any address', () => {
    fc.assert(
      fc.property(anything, (path) => {
        expect(dataId(`/${path}/`)).toBe(dataId(path));
        expect(dataId(path)).not.toMatch(/^$|^\/|\/$/);
      }),
    );
  });
});

describe('[A7] a redirect', () => {
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

  it('keeps query and hash, unless its target has its own', () => {
    expect(follow('/shop?q=pump#grid')).toBe('https://acme.example/store/category/all?q=pump#grid');
    expect(follow('/work?from=mail#top')).toBe('https://acme.example/portfolio?from=mail#projects');
  });
});

describe('an address without a page of its own', () => {
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

  it('is unknown at worst, whatever it is', () => {
    fc.assert(
      fc.property(anything, (id) => {
        expect([undefined, 'store/category/_unknown', 'store/product/_unknown']).toContain(
          unknownPage(PATTERNS, id),
        );
      }),
    );
  });
});

describe('[L10] the page of an unknown category', () => {
  const fill = (slug: string) => {
    const page = fillUnknown(standIn, `store/category/${slug}`);
    return { title: page.title, path: page.context.path, ...page.context.listing };
  };

  it('is headed by the decoded value of the address', () => {
    expect(fill('cold%20rooms')).toMatchObject({
      title: 'cold rooms | Acme',
      heading: 'cold rooms',
      slug: 'cold rooms',
      path: '/store/category/cold%20rooms',
    });
  });

  it('[A11] shows a malformed value verbatim', () => {
    expect(fill('%E0%A4').heading).toBe('%E0%A4');
  });

  it('takes any value literally in title and heading', () => {
    fc.assert(
      fc.property(fc.oneof(anything, fc.constantFrom('$&', "$'", '$1')), (value) => {
        const { title, heading } = fill(encodeURIComponent(value.toWellFormed()));
        expect(heading).toBe(value.toWellFormed());
        expect(title).toBe(`${value.toWellFormed()} | Acme`);
      }),
    );
  });

  it('[A11] never throws on an address, and does not mutate the stand-in', () => {
    const before = structuredClone(standIn);
    fc.assert(
      fc.property(anything, (id) => {
        expect(() => fillUnknown(standIn, id)).not.toThrow();
      }),
    );
    expect(standIn).toEqual(before);
  });

  it('has no listing if the stand-in has none, as for a product', () => {
    const { context } = fillUnknown(
      { ...standIn, context: { path: '', crumbs: [], children: [] } },
      'x',
    );
    expect(context).not.toHaveProperty('listing');
  });
});
