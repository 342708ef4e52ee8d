import { expect, it } from 'vitest';
import type { PageData } from '../../generated/types';
import type { ShareImage } from './document';
import { resolveCompany } from '../site/company.fixture';
import { routes } from '../site/pages';
import { prerenderPages } from './prerenderPages';
import type { PageJob } from './prerenderPage';

/** Collects the jobs of a company's pages without rendering them. */
async function prerender(change?: Parameters<typeof resolveCompany>[0]) {
  const site = await resolveCompany(change);
  const jobs: PageJob[] = [];
  const more = new Map<string, string>();
  const { listed, weights } = await prerenderPages({
    site,
    data: '/data/b1',
    context: 'context',
    effortForMany: undefined,
    writer: {
      fileOf: (url: string) => url,
      prepareFile: (url: string) => url,
      write: (url: string, content) => Promise.resolve(void more.set(url, String(content))),
      effort: { brotli: 4, gzip: 4, from: 0 },
      keep: () => undefined,
      noteMade: () => {},
    },
    pool: {
      run: (some) =>
        Promise.resolve(some.map((job) => ({ data: [9999, jobs.push(job)], html: [] }))),
    },
    share: { of: ({ path }) => ({ url: path }) as ShareImage },
  });
  return { all: [...routes(site)], jobs, more, listed, weights };
}

it('renders each page once, with its data, its files and its picture', async () => {
  const { all, jobs } = await prerender();
  expect(jobs.map(({ page }) => JSON.parse(page) as PageData)).toEqual(
    all.map(({ page }) => structuredClone(page)),
  );
  expect(jobs.map(({ dataFile, dataUrl }) => [dataFile, dataUrl])).toEqual(
    all.map(({ page, whole }) => Array(2).fill(whole ? undefined : `/data/b1/${page.id}.json`)),
  );
  expect(jobs.map(({ shareImage }) => shareImage.url)).toEqual(all.map(({ path }) => path));
});

it('has small listings carry what they hydrate with, beside a file with the search data for links inside the site', async () => {
  const { jobs, more } = await prerender();
  const file = '/data/b1/store/category/engines.json';
  const { listing } = (JSON.parse(more.get(file) ?? '{}') as PageData).context;
  expect(listing?.products.map(({ description }) => typeof description)).toContain('string');
  expect(listing).not.toHaveProperty('all');
  const start = jobs.find(({ htmlFile }) => htmlFile === '/store/category/engines/index.html');
  expect(start?.dataUrl).toBeUndefined();
  expect((JSON.parse(start?.page ?? '') as PageData).context.listing).toHaveProperty('all');
});

it('writes each page to the path where a static host looks for it', async () => {
  const { jobs } = await prerender();
  const files = jobs.map(({ htmlFile }) => htmlFile);
  expect(files).toContain('/index.html');
  expect(files).toContain('/404.html');
  // Unknown categories and products have a 404 page in their folder.
  expect(files.filter((file) => !/^\/([^_].*\/)?index\.html$/.test(file))).toEqual([
    '/store/category/404.html',
    '/store/product/404.html',
    '/404.html',
  ]);
});

it('returns the URLs for the sitemap, in the order of the pages', async () => {
  const { listed } = await prerender(({ pages, store }) => {
    store.products = store.products.slice(0, 1);
    store.categories = store.categories.slice(0, 1);
    // Make it a duplicate whose canonical URL ends with its own path.
    const services = pages.find(({ path }) => path === '/services');
    if (services) services.canonical = '/about/services';
  });
  const url = 'https://www.brackwater.internal';
  expect(listed.map((address) => address.replace(url, ''))).toEqual([
    '/',
    '/services/engines',
    '/store',
    '/store/category/all',
    '/store/category/engines',
    '/store/product/eng-010',
    '/contact',
  ]);
});

it('lists the featured products in the sitemap where a page links to them', async () => {
  const { listed } = await prerender(({ pages }) => {
    const link = { label: 'Featured', href: '/store/category/featured' };
    pages[0]?.blocks.push({ type: 'link-list', heading: 'More', links: [link] } as never);
  });
  expect(listed).toContain('https://www.brackwater.internal/store/category/featured');
});

it('reports the data size of each page, and the largest of each pattern', async () => {
  // The mock pool reports that each page is larger than the one before.
  const { all, weights } = await prerender();
  const last = (pattern: string) => all.findLastIndex((route) => route.pattern === pattern) + 1;
  expect(weights.get('_index')).toBe(last('/'));
  expect(weights.get('store/product/_unknown')).toBe(last('/store/product/:product'));
  expect(weights.has('store/product/eng-010')).toBe(false);
});

it('makes no page of a product of a large site that is kept', async () => {
  const site = await resolveCompany();
  const made: string[] = [];
  const catalogue = {
    ...site.catalogue,
    product(id: string) {
      made.push(id);
      return site.catalogue.product(id);
    },
  };
  const carried = { patterns: ['/store/product/:product'], query: 'data' };
  const files = new Map<string, string>();
  const before = new Map<string, string>();
  const build = async (changed: typeof catalogue) =>
    prerenderPages({
      site: { ...site, data: { ...site.data, carried }, catalogue: changed },
      data: '/catalogue/c1',
      context: 'context',
      effortForMany: undefined,
      writer: {
        fileOf: () => import.meta.filename,
        prepareFile: (url: string) => url,
        write: () => Promise.resolve(),
        effort: undefined,
        keep: (urls, by) => (urls.every((url) => before.get(url) === by) ? [[9]] : undefined),
        noteMade: (url, { by }) => files.set(url, by),
      },
      pool: { run: (jobs) => Promise.resolve(jobs.map(() => ({ data: [9], html: [9] }))) },
      share: { of: ({ path }) => ({ url: path }) as ShareImage },
    });
  await build(catalogue);
  expect(made).toEqual(site.catalogue.productIds());
  for (const [url, by] of files) before.set(url, by);
  made.length = 0;
  await build(catalogue);
  expect(made).toEqual([]);
  const titleName = (id: string) => (id === 'dk-003' ? 'Winch DK 3' : site.catalogue.titleName(id));
  const madeOf = (id: string) => (id === 'dk-003' ? 'another' : site.catalogue.madeOf(id));
  await build({ ...catalogue, titleName, madeOf });
  expect(made).toEqual(['dk-003']);
});
