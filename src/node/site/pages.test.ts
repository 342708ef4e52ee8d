import { describe, expect, it } from 'vitest';
import type { SiteConfig } from '../../generated/authored';
import { resolveCompany } from './company.fixture';
import { countRoutes, routes, type Route } from './pages';
import { shortName } from './shortName';

async function routesOf(change?: (config: SiteConfig) => void): Promise<Map<string, Route>> {
  const site = await resolveCompany(change);
  return new Map([...routes(site)].map((route) => [route.path, route]));
}
const all = await routesOf();

function at(path: string, among = all): Route {
  const route = among.get(path);
  if (!route) throw new Error(`There is no route ${path}.`);
  return route;
}
const pageAt = (path: string) => at(path).page;

describe('the pages of a site', () => {
  it('have one route each, or one per category or product for a pattern', () => {
    expect([...all.keys()]).toEqual([
      '/',
      '/services',
      '/services/engines',
      '/store',
      '/store/category/all',
      '/store/category/featured',
      '/store/category/engines',
      '/store/category/engines-&-drives',
      '/store/category/deck',
      '/store/category/sails',
      '/store/category/_unknown',
      '/store/product/_unknown',
      '/store/product/eng-010',
      '/store/product/eng-021',
      '/store/product/dk-003',
      '/store/product/dk-900',
      '/contact',
      '/cart',
      '/_404',
    ]);
  });

  it('are counted as they are made', async () => {
    expect(countRoutes(await resolveCompany())).toBe(all.size);
  });

  it('have the ids that the app requests', () => {
    expect(pageAt('/').id).toBe('_index');
    expect(pageAt('/services/engines').id).toBe('services/engines');
    expect(pageAt('/_404').id).toBe('_404');
  });

  it('are hidden from search engines if the config says so, or if the product is unlisted or unknown', () => {
    const hidden = [...all.values()].filter((route) => route.hidden).map(({ path }) => path);
    expect(hidden).toEqual([
      '/store/category/sails',
      '/store/category/_unknown',
      '/store/product/_unknown',
      '/store/product/dk-900',
      '/cart',
      '/_404',
    ]);
  });

  it('are all hidden if their pattern is', async () => {
    const changed = await routesOf(({ pages }) => {
      for (const page of pages) page.hidden ||= page.path.includes(':category');
    });
    expect(at('/store/category/deck', changed).hidden).toBe(true);
    expect(at('/store/product/dk-003', changed).hidden).toBe(false);
  });
});

describe('the metadata for search engines', () => {
  it("contains the product's names", () => {
    expect(pageAt('/store/product/dk-003')).toMatchObject({
      title: 'Bronze Winch | Brackwater Boatyard',
      description:
        'Bronze Winch (DK-003) from Deck Gear: on the shelf in Falmouth, or by next-day post.',
    });
  });

  it('tells products of one name apart by brand and code, as do tiles and lists', async () => {
    const changed = await routesOf(({ store }) => {
      const [first, second, third] = store?.products ?? [];
      if (!first || !second || !third) throw new Error('There are too few products.');
      Object.assign(first, { name: 'Pump', brand: 'Kugel' });
      for (const [n, product] of [second, third].entries())
        Object.assign(product, { name: 'Pump', code: `P ${n}` });
    });
    const pumps = (['eng-010', 'eng-021', 'dk-003'] as const).map(
      (id) => at(`/store/product/${id}`, changed).page,
    );
    expect(pumps.map(({ title }) => title.split(' |')[0])).toEqual([
      'Pump (Kugel)',
      'Pump (Brackwater) P 0',
      'Pump (Brackwater) P 1',
    ]);
    expect(pumps.map(({ context }) => context.product?.name)).toEqual([
      'Pump (Kugel)',
      'Pump (Brackwater)',
      'Pump (Brackwater)',
    ]);
  });

  it("contains the listing's heading, which is the slug for an unknown category", () => {
    expect(pageAt('/store/category/all').title).toBe('All Products | Brackwater Boatyard');
    expect(pageAt('/store/category/sails').title).toBe('sails | Brackwater Boatyard');
  });

  it('has no unfilled placeholder on any page', () => {
    const texts = [...all.values()].map(({ page }) => page.title + page.description);
    expect(texts.filter((text) => /[{}]|undefined/.test(text))).toEqual([]);
  });

  it('leaves unknown placeholders unchanged', async () => {
    const changed = await routesOf(({ pages }) => {
      for (const page of pages) page.title = `{brand} ${page.title}`;
    });
    expect(at('/contact', changed).page.title).toBe('{brand} Contact | Brackwater Boatyard');
  });

  it('has one canonical URL for a category and its aliases, absolute and encoded', () => {
    expect(pageAt('/store/category/engines-&-drives').canonical).toBe(
      'https://www.brackwater.internal/store/category/engines',
    );
    expect(pageAt('/').canonical).toBe('https://www.brackwater.internal/');
  });

  it("[P34] has the canonical URL of the page's config", async () => {
    const changed = await routesOf(({ pages }) => {
      for (const page of pages) if (page.path === '/contact') page.canonical = '/services';
    });
    expect(at('/contact', changed).page.canonical).toBe('https://www.brackwater.internal/services');
  });
});

describe('the address of a category', () => {
  it('contains its name verbatim, also with special characters of `replace`', async () => {
    const changed = await routesOf(({ store }) => {
      store?.categories[0]?.aliases?.push('$&', 'oars & sails');
    });
    expect([...changed.keys()]).toEqual(
      expect.arrayContaining(['/store/category/$&', '/store/category/oars & sails']),
    );
  });
});

describe('[A6] the breadcrumb', () => {
  const crumbsOf = (path: string) => pageAt(path).context.crumbs;

  it('has the ancestor pages, by their short names', () => {
    expect(crumbsOf('/services/engines')).toEqual([
      { label: 'Home', href: '/' },
      { label: 'The Yard', href: '/services' },
      { label: 'Engines', href: '/services/engines' },
    ]);
  });

  it('skips ancestor paths without a page', () => {
    expect(crumbsOf('/store/product/dk-003').map(({ label }) => label)).toEqual([
      'Home',
      'Chandlery',
      'Bronze Winch',
    ]);
  });

  it('is only home on the home page and on the 404 page', () => {
    expect([crumbsOf('/'), crumbsOf('/_404')].map((crumbs) => crumbs.length)).toEqual([1, 1]);
  });
});

describe('the child pages of a page', () => {
  const below = (path: string) => pageAt(path).context.children.map(({ href }) => href);

  it('are those one level below', () => {
    expect(below('/services')).toEqual(['/services/engines']);
    expect(below('/store')).toEqual([]);
    expect(below('/services/engines')).toEqual([]);
  });

  it('exclude patterns', async () => {
    const changed = await routesOf(({ pages }) => {
      for (const page of pages) page.path = page.path.replace('/store/product/', '/store/');
    });
    expect(at('/store', changed).page.context.children).toEqual([]);
  });

  it('exclude hidden pages', async () => {
    const changed = await routesOf(({ pages }) => {
      for (const page of pages) page.hidden ||= page.path === '/services/engines';
    });
    expect(at('/services', changed).page.context.children).toEqual([]);
  });

  it('of the home page are the top-level pages', () => {
    expect(below('/')).toEqual(['/services', '/store', '/contact']);
  });

  it('have short names and descriptions', () => {
    expect(pageAt('/services').context.children).toEqual([
      {
        label: 'Engines',
        href: '/services/engines',
        text: 'We fit, service and overhaul inboard diesels up to 60 kW, and keep parts for those we sold.',
      },
    ]);
  });
});

describe('a page with a pattern', () => {
  it('has the data of its category or product', () => {
    expect(pageAt('/store/category/deck').context.listing?.heading).toBe('Deck Gear');
    expect(pageAt('/store/product/dk-003').context.product?.name).toBe('Bronze Winch');
    expect(pageAt('/services').context).not.toHaveProperty('listing');
  });

  it('has an empty slug and a general heading for an unknown category', () => {
    const { title, context } = pageAt('/store/category/_unknown');
    expect(title).toBe('No products found in this category | Brackwater Boatyard');
    expect(context.listing).toMatchObject({
      slug: '',
      heading: 'No products found in this category',
      known: false,
    });
  });

  it('has no product if it is unknown', () => {
    const { title, context } = pageAt('/store/product/_unknown');
    expect(title).toBe('Product Not Found | Brackwater Boatyard');
    expect(context.product).toBeUndefined();
  });
});

describe('the short name of a page', () => {
  it.each([
    [{ title: 'The Yard | Brackwater' }, 'The Yard'],
    [{ title: 'The Yard' }, 'The Yard'],
    [{ title: '| Brackwater' }, ''],
    [{ name: 'Home', title: 'Brackwater | Boats' }, 'Home'],
  ])('of %j is %j', (page, name) => {
    expect(shortName(page)).toBe(name);
  });
});
