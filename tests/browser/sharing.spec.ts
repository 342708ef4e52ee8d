import { expect } from '@playwright/test';
import sharp from 'sharp';
import type { Ask } from './support/ask';
import { forEachCompany, shipped, type Company } from './support/company';
import { LOST } from './support/site';

/** The metadata of a page for search engines and messengers. */
interface Head {
  address: string;
  title: string;
  canonical: string;
  meta: (name: string) => string;
  things: { '@type': string; [name: string]: unknown }[];
}

async function headOf(ask: Ask, address: string): Promise<Head> {
  const html = String((await ask(address)).body);
  const find = (pattern: RegExp) => (pattern.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
  const meta = (name: string) =>
    find(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
  const data = JSON.parse(find(/<script type="application\/ld\+json">(.*?)<\/script>/) || '{}') as {
    '@graph'?: Head['things'];
  };
  return {
    address,
    title: find(/<title>([^<]*)/),
    canonical: find(/<link rel="canonical" href="([^"]*)"/),
    meta,
    things: data['@graph'] ?? [],
  };
}

/** The addresses that search engines are told of. */
async function addressesOf(ask: Ask): Promise<string[]> {
  const map = String((await ask('/sitemap.xml')).body);
  const urls = [...map.matchAll(/<loc>([^<]*)/g)].map(([, url = '']) => url);
  return urls.map((url) => decodeURI(new URL(url.replaceAll('&amp;', '&')).pathname));
}

const headsOf = (ask: Ask, addresses: readonly string[]) =>
  Promise.all(addresses.map((address) => headOf(ask, address)));

/** The pages that search engines are told of, without those that repeat another [D4] [P34]. */
async function originalsOf(ask: Ask, { config }: Company): Promise<Head[]> {
  const heads = await headsOf(ask, await addressesOf(ask));
  return heads.filter(
    ({ address, canonical }) => decodeURI(canonical) === new URL(address, config.site.url).href,
  );
}

/** Values that occur more than once, with their pages. */
function twice(pages: Head[], value: (page: Head) => string): [string, string[]][] {
  const seen = new Map<string, string[]>();
  for (const page of pages) seen.set(value(page), [...(seen.get(value(page)) ?? []), page.address]);
  return [...seen].filter(([, addresses]) => addresses.length > 1);
}

/** What the metadata of a large preview says on every page. */
const PREVIEW = {
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:type': 'image/jpeg',
  'og:image:alt': expect.stringMatching(/./),
  'twitter:card': 'summary_large_image',
};

forEachCompany((company) => {
  const { test, config, store, categoryPath, productPath } = company;
  const single = config.pages.map(({ path }) => path).filter((path) => !path.includes(':'));
  const products = config.store.products.map(({ id }) => productPath(id));
  const aliases = config.store.categories.flatMap((one) => one.aliases ?? []);

  test('a shared link has its own picture on every page, a JPEG of 1200 × 630 px under 300 KB, and search engines read a unique title and description', async ({
    ask,
  }) => {
    const pages = await originalsOf(ask, company);
    expect(pages.length).toBeGreaterThan(products.length + config.store.categories.length);
    for (const name of ['og:image', 'description'])
      expect(twice(pages, ({ meta }) => meta(name))).toEqual([]);
    expect(twice(pages, ({ title }) => title)).toEqual([]);
    for (const { address, meta } of pages) {
      const { body: picture } = await ask(new URL(meta('og:image')).pathname);
      const { width, height, format } = await sharp(picture).metadata();
      const isSmall = picture.length < 300 * 1024;
      expect([width, height, format, isSmall], address).toEqual([1200, 630, 'jpeg', true]);
    }
  });

  test('a shared link has all the metadata that networks need for a large preview', async ({
    ask,
  }) => {
    const addresses = [...single, ...aliases.map(categoryPath), ...products, LOST];
    for (const { address, meta, title } of await headsOf(ask, addresses)) {
      const names = [...Object.keys(PREVIEW), 'og:image', 'og:title'];
      // One check for all: Playwright reports each as a step.
      expect(Object.fromEntries(names.map((name) => [name, meta(name)])), address).toEqual({
        ...PREVIEW,
        'og:image': expect.stringMatching(new RegExp(`^${config.site.url}/assets/share-`)),
        'og:title': title,
      });
    }
  });

  test('search engines read of each branch as a business: address, phones, opening hours, location', async ({
    ask,
  }) => {
    const heads = await headsOf(ask, single);
    const companies = heads.flatMap(({ address, things }) =>
      things
        .filter((thing) => thing['@type'] === 'Organization')
        .map((organization) => ({ address, organization })),
    );
    expect(companies.map(({ address }) => address)).toContain('/');
    for (const { address, organization } of companies) {
      const offices = organization['department'] as Record<string, unknown>[];
      expect(offices.length, address).toBe(config.branches.length);
      for (const [index, office] of offices.entries()) {
        const branch = config.branches[index];
        expect(office).toMatchObject({
          '@type': 'LocalBusiness',
          telephone: branch?.phones[0]?.number,
          address: {
            addressLocality: branch?.address.locality,
            addressCountry: branch?.countryCode,
          },
          geo: { '@type': 'GeoCoordinates', ...branch?.geo },
        });
        expect(office['contactPoint']).toHaveLength(branch?.phones.length ?? 0);
        expect(office['openingHoursSpecification']).not.toHaveLength(0);
      }
    }
  });

  test('search engines read breadcrumbs on every nested page', async ({ ask }) => {
    const nested = single.filter((path) => /^\/[^/]+\/./.test(path) && path !== store.home);
    expect(nested).not.toHaveLength(0);
    for (const { address, things } of await headsOf(ask, nested)) {
      const way = things.find((thing) => thing['@type'] === 'BreadcrumbList');
      expect(((way?.['itemListElement'] ?? []) as unknown[]).length, address).toBeGreaterThan(2);
    }
  });
});

shipped.test(
  '[P34] materials is the canonical page of the one that is used twice',
  async ({ ask }) => {
    const materials = `${shipped.config.site.url}/energy-solutions/materials`;
    const both = ['/energy-solutions/materials', '/energy-solutions/power-equipment'];
    const canonicals = (await headsOf(ask, both)).map(({ canonical }) => canonical);
    expect(canonicals).toEqual([materials, materials]);
  },
);
