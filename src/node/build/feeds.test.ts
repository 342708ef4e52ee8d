import { beforeAll, describe, expect, it } from 'vitest';
import type { SiteData } from '../../generated/types';
import { companyData } from '../site/company.fixture';
import { manifest, robots, sitemap } from './feeds';

let site: SiteData;
beforeAll(async () => {
  site = await companyData();
});

describe('the sitemap', () => {
  it('escapes addresses for XML', () => {
    const xml = sitemap(['https://acme.example/', 'https://acme.example/a-&-b?c="<d>"']);
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:/);
    expect(xml).toContain('<loc>https://acme.example/</loc>');
    expect(xml).toContain('<loc>https://acme.example/a-&amp;-b?c=&quot;&lt;d&gt;&quot;</loc>');
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
