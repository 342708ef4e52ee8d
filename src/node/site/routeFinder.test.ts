import { expect, it } from 'vitest';
import { resolveCompany } from './company.fixture';
import { routes, type Route } from './pages';
import { createRouteFinder } from './routeFinder';

it('finds each page of a site as a build makes it', async () => {
  const site = await resolveCompany();
  const finder = createRouteFinder(site);
  const all = [...routes(site)];
  expect(all.length).toBeGreaterThan(10);
  const shown = (route: Route | undefined) =>
    structuredClone({ ...route, page: route?.page, whole: route?.whole, madeOf: '' });
  for (const route of all) expect(shown(finder.get(route.id))).toEqual(shown(route));
});

it('finds the further pages of a long listing, whatever stands behind its name', async () => {
  const site = await resolveCompany(({ store, pages }) => {
    const [first] = store.products;
    store.products = Array.from({ length: 200 }, (_, n) => ({ ...first!, id: `p-${n}` }));
    const listing = pages.find(({ path }) => path.includes(':category'));
    listing!.path = '/shop/:category/products';
  });
  const finder = createRouteFinder(site);
  const ids = [...routes(site)].map(({ page }) => page.id);
  expect(ids).toContain('shop/all/products/2');
  for (const id of ids) expect(finder.get(id)?.page.id).toBe(id);
});

it.each([
  'nowhere',
  'store/product/none',
  'store/product/eng-010/more',
  'store/category/none',
  'store/category/engines/9',
  'elsewhere/product/eng-010',
])('finds nothing at %s', async (id) => {
  expect(createRouteFinder(await resolveCompany()).get(id)).toBeUndefined();
});

it('makes a page once, and of a hundred products only those that are asked for', async () => {
  const site = await resolveCompany();
  const made: string[] = [];
  const catalogue = {
    ...site.catalogue,
    product(id: string) {
      made.push(id);
      return site.catalogue.product(id);
    },
  };
  const finder = createRouteFinder({ ...site, catalogue });
  const found = finder.get('store/product/eng-010');
  expect(found).toBe(finder.get('store/product/eng-010'));
  expect(found?.page).toBe(found?.page);
  expect(made).toEqual(['eng-010']);
});

it('knows the first page that a page of the config stands for', async () => {
  const site = await resolveCompany();
  const firsts = site.pages.map((page) => createRouteFinder(site).first(page)?.path);
  expect(firsts).toEqual(expect.arrayContaining(['/', '/store/category/all']));
  expect(firsts).toContain('/store/product/_unknown');
});
