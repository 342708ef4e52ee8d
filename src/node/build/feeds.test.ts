import { beforeAll, describe, expect, it } from 'vitest';
import type { SiteData } from '../../generated/types';
import { companyData } from '../site/company.fixture';
import { manifest, robots, sitemaps } from './feeds';

let site: SiteData;
beforeAll(async () => {
  site = await companyData();
});

describe('the sitemap', () => {
  it('escapes addresses for XML', () => {
    const urls = ['https://acme.example/', 'https://acme.example/a-&-b?c="<d>"'];
    const xml = sitemaps(urls, 'https://acme.example').get('/sitemap.xml');
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:/);
    expect(xml).toContain('<loc>https://acme.example/</loc>');
    expect(xml).toContain('<loc>https://acme.example/a-&amp;-b?c=&quot;&lt;d&gt;&quot;</loc>');
  });

  const SITE = 'https://acme.example';
  const numbered = (count: number) => Array.from({ length: count }, (_, n) => `${SITE}/${n}`);
  const locations = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

  it('is one file up to 50,000 addresses', () => {
    expect([...sitemaps(numbered(50_000), SITE).keys()]).toEqual(['/sitemap.xml']);
    expect([...sitemaps([], SITE).keys()]).toEqual(['/sitemap.xml']);
  });

  it('is an index of several files above, in which each address stands once', () => {
    const urls = numbered(100_001);
    const files = sitemaps(urls, SITE);
    const index = files.get('/sitemap.xml');
    expect(index).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="http:/);
    const parts = locations(index).map((url) => locations(files.get(url?.replace(SITE, '') ?? '')));
    expect(parts.map(({ length }) => length)).toEqual([50_000, 50_000, 1]);
    expect(parts.flat()).toEqual(urls);
  });

  it('is split by its bytes, too', () => {
    const files = sitemaps(numbered(100), SITE, { urls: 50_000, bytes: 2000 });
    expect(files.size).toBeGreaterThan(2);
    for (const text of files.values()) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(2000);
  });
});

it('lets crawlers read everything, and points them to the sitemap', () => {
  expect(robots('https://acme.example')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://acme.example/sitemap.xml\n',
  );
});

it('puts name, colours and existing icons into the web manifest', () => {
  const data = JSON.parse(manifest(site, { background: '#fff', theme: '#123' })) as unknown;
  expect(data).toMatchObject({
    name: site.site.name,
    lang: 'en-GB',
    dir: 'ltr',
    start_url: '/',
    background_color: '#fff',
    theme_color: '#123',
    icons: [
      { src: '/app-icons/icon-192.png', sizes: '192x192' },
      { src: '/app-icons/icon-512.png', sizes: '512x512' },
      { src: '/favicon.svg', sizes: 'any' },
    ],
  });
});

it('puts the text direction into the web manifest', () => {
  const arabic = { ...site, site: { ...site.site, language: 'ar' } };
  const data = JSON.parse(manifest(arabic, { background: '#fff', theme: '#123' })) as unknown;
  expect(data).toMatchObject({ lang: 'ar', dir: 'rtl' });
});
