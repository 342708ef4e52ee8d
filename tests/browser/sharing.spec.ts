import { expect, type APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
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

async function headOf(request: APIRequestContext, address: string): Promise<Head> {
  const html = await (await request.get(encodeURI(address))).text();
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
async function addressesOf(request: APIRequestContext): Promise<string[]> {
  const map = await (await request.get('/sitemap.xml')).text();
  const urls = [...map.matchAll(/<loc>([^<]*)/g)].map(([, url = '']) => url);
  return urls.map((url) => decodeURI(new URL(url.replaceAll('&amp;', '&')).pathname));
}

const headsOf = (request: APIRequestContext, addresses: readonly string[]) =>
  Promise.all(addresses.map((address) => headOf(request, address)));

/** The pages that search engines are told of, without those that repeat another [D4] [P34]. */
async function originalsOf(request: APIRequestContext, { config }: Company): Promise<Head[]> {
  const heads = await headsOf(request, await addressesOf(request));
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

forEachCompany((company) => {
  const { test, config, store, categoryPath, productPath } = company;
  const single = config.pages.map(({ path }) => path).filter((path) => !path.includes(':'));
  const products = config.store.products.map(({ id }) => productPath(id));
  const aliases = config.store.categories.flatMap((one) => one.aliases ?? []);

  test('a shared link has its own picture on every page, a JPEG of 1200 × 630 px under 300 KB, and search engines read a unique title and description', async ({
    request,
  }) => {
    const pages = await originalsOf(request, company);
    expect(pages.length).toBeGreaterThan(products.length + config.store.categories.length);
    for (const name of ['og:image', 'description'])
      expect(twice(pages, ({ meta }) => meta(name))).toEqual([]);
    expect(twice(pages, ({ title }) => title)).toEqual([]);
    for (const { address, meta } of pages) {
      const answer = await request.get(new URL(meta('og:image')).pathname);
      const picture = await answer.body();
      expect(picture.length, address).toBeLessThan(300 * 1024);
      const { width, height, format } = await sharp(picture).metadata();
      expect([width, height, format], address).toEqual([1200, 630, 'jpeg']);
    }
  });

  test('a shared link has all the metadata that networks need for a large preview', async ({
    request,
  }) => {
    const addresses = [...single, ...aliases.map(categoryPath), ...products, LOST];
    for (const { address, meta, title } of await headsOf(request, addresses)) {
      expect(meta('og:image'), address).toMatch(new RegExp(`^${config.site.url}/assets/share-`));
      expect(meta('og:image:width'), address).toBe('1200');
      expect(meta('og:image:height'), address).toBe('630');
      expect(meta('og:image:type'), address).toBe('image/jpeg');
      expect(meta('og:image:alt'), address).not.toBe('');
      expect(meta('twitter:card'), address).toBe('summary_large_image');
      expect(meta('og:title'), address).toBe(title);
    }
  });

  test('search engines read of each branch as a business: address, phones, opening hours, location', async ({
    request,
  }) => {
    const heads = await headsOf(request, single);
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

  test('search engines read breadcrumbs on every nested page', async ({ request }) => {
    const nested = single.filter((path) => /^\/[^/]+\/./.test(path) && path !== store.home);
    expect(nested).not.toHaveLength(0);
    for (const { address, things } of await headsOf(request, nested)) {
      const way = things.find((thing) => thing['@type'] === 'BreadcrumbList');
      expect(((way?.['itemListElement'] ?? []) as unknown[]).length, address).toBeGreaterThan(2);
    }
  });
});

shipped.test(
  '[P34] materials is the canonical page of the one that is used twice',
  async ({ request }) => {
    const materials = `${shipped.config.site.url}/energy-solutions/materials`;
    const both = ['/energy-solutions/materials', '/energy-solutions/power-equipment'];
    const canonicals = (await headsOf(request, both)).map(({ canonical }) => canonical);
    expect(canonicals).toEqual([materials, materials]);
  },
);
