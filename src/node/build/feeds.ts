import type { SiteData } from '../../generated/types';
import { escapeHtml } from '../render/document';
import { writingOf } from '../language/writing';

/** sitemap.xml of absolute URLs. The protocol allows at most 50,000 per file. */
export function sitemap(urls: readonly string[]): string {
  const entries = urls.map((url) => `<url><loc>${escapeHtml(url)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** robots.txt that allows everything. */
export function robots(url: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`;
}

/** The web manifest, which gives phones a name and icons for their home screen. */
export function manifest(
  { site }: SiteData,
  colours: { background: string; theme: string },
): string {
  const data = {
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: site.language,
    dir: writingOf(site.language).direction,
    id: '/',
    start_url: '/',
    display: 'browser',
    background_color: colours.background,
    theme_color: colours.theme,
    icons: [
      { src: '/app-icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/app-icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}
