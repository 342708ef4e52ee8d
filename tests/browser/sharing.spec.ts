import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { config, DIST } from './support/site';

/** The metadata of a page for search engines and messengers. */
interface Head {
  file: string;
  title: string;
  canonical: string;
  isHidden: boolean;
  meta: (name: string) => string;
  things: { '@type': string; [name: string]: unknown }[];
}

function headOf(file: string): Head {
  const html = readFileSync(path.join(DIST, file), 'utf8');
  const find = (pattern: RegExp) => (pattern.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
  const meta = (name: string) =>
    find(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
  const data = JSON.parse(find(/<script type="application\/ld\+json">(.*?)<\/script>/) || '{}') as {
    '@graph'?: Head['things'];
  };
  return {
    file: file.replaceAll('\\', '/'),
    title: find(/<title>([^<]*)/),
    canonical: find(/<link rel="canonical" href="([^"]*)"/),
    isHidden: meta('robots') === 'noindex',
    meta,
    things: data['@graph'] ?? [],
  };
}

const heads = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|[\\/])(index|404)\.html$/.test(file) && !file.startsWith('embed'))
  .map(headOf)
  .filter(({ canonical }) => canonical !== '');
const shown = heads.filter(({ isHidden }) => !isHidden);
const pictureFile = ({ meta }: Head) =>
  path.join(DIST, new URL(meta('og:image')).pathname.replaceAll('/', path.sep));

/** Values that occur more than once, with their pages. */
function twice(pages: Head[], value: (page: Head) => string): [string, string[]][] {
  const seen = new Map<string, string[]>();
  for (const page of pages) seen.set(value(page), [...(seen.get(value(page)) ?? []), page.file]);
  return [...seen].filter(([, files]) => files.length > 1);
}

/** Pages without duplicates: aliases and the page used twice share the metadata of another [D4] [P34]. */
const originals = shown.filter(({ file, canonical }) => {
  const address = `/${file.replace(/\/?index\.html$/, '')}`;
  return decodeURI(new URL(canonical).pathname) === address;
});

test.describe('a shared link', () => {
  test('has its own picture on every page: 1200 × 630 px, a JPEG under 300 KB', async () => {
    expect(originals.length).toBeGreaterThan(70);
    expect(twice(originals, ({ meta }) => meta('og:image'))).toEqual([]);
    for (const page of shown) {
      const file = pictureFile(page);
      expect(statSync(file).size, page.file).toBeLessThan(300 * 1024);
      const { width, height, format } = await sharp(file).metadata();
      expect([width, height, format], page.file).toEqual([1200, 630, 'jpeg']);
    }
  });

  test('has all the metadata that networks need for a large preview', () => {
    for (const { file, meta, title } of heads) {
      expect(meta('og:image'), file).toMatch(new RegExp(`^${config.site.url}/assets/share-`));
      expect(meta('og:image:width'), file).toBe('1200');
      expect(meta('og:image:height'), file).toBe('630');
      expect(meta('og:image:type'), file).toBe('image/jpeg');
      expect(meta('og:image:alt'), file).not.toBe('');
      expect(meta('twitter:card'), file).toBe('summary_large_image');
      expect(meta('og:title'), file).toBe(title);
    }
  });
});

test.describe('what search engines read', () => {
  test('has a unique title and description on every page', () => {
    expect(twice(originals, ({ title }) => title)).toEqual([]);
    expect(twice(originals, ({ meta }) => meta('description'))).toEqual([]);
  });

  test('[P34] has materials as the canonical page of the one that is used twice', () => {
    const canonicalOf = (name: string) =>
      heads.find(({ file }) => file === `energy-solutions/${name}/index.html`)?.canonical;
    const materials = `${config.site.url}/energy-solutions/materials`;
    expect(canonicalOf('materials')).toBe(materials);
    expect(canonicalOf('power-equipment')).toBe(materials);
  });

  test('describes each branch as a business: address, phones, opening hours, location', () => {
    const companies = heads.flatMap(({ file, things }) =>
      things
        .filter((thing) => thing['@type'] === 'Organization')
        .map((company) => ({ file, company })),
    );
    expect(companies.map(({ file }) => file)).toContain('index.html');
    for (const { file, company } of companies) {
      const offices = company['department'] as Record<string, unknown>[];
      expect(offices.length, file).toBe(config.branches.length);
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

  test('has breadcrumbs for every nested page', () => {
    const below = shown.filter(
      ({ file }) => file.split('/').length > 2 && !file.startsWith('store/'),
    );
    expect(below.length).toBeGreaterThan(12);
    for (const { file, things } of below) {
      const way = things.find((thing) => thing['@type'] === 'BreadcrumbList');
      expect(((way?.['itemListElement'] ?? []) as unknown[]).length, file).toBeGreaterThan(2);
    }
  });
});
