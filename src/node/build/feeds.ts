import type { SiteData } from '../../generated/types';
import { escapeHtml } from '../render/document';
import { writingOf } from '../language/writing';

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * The limits of the sitemap protocol (https://www.sitemaps.org/protocol.html) for one file: 50,000 addresses, and
 * 52,428,800 bytes, which they reach only with 1,000 bytes each.
 */
export const SITEMAP_LIMITS = { urls: 50_000, bytes: 52_428_800 };

/**
 * The sitemap of absolute URLs, as files by address: one, or several with an index at the same address.
 * @param site The site's address, without a slash at the end.
 */
export function sitemaps(
  urls: readonly string[],
  site: string,
  limits = SITEMAP_LIMITS,
): Map<string, string> {
  const parts = inParts(
    urls.map((url) => `<url><loc>${escapeHtml(url)}</loc></url>\n`),
    limits,
  );
  const texts = parts.map(
    (entries) => `${XML}\n<urlset xmlns="${SITEMAPS}">\n${entries.join('')}</urlset>\n`,
  );
  if (texts.length === 1) return new Map(texts.map((text) => ['/sitemap.xml', text]));
  const files = texts.map((text, n): [string, string] => [`/sitemap-${n + 1}.xml`, text]);
  const entries = files.map(([url]) => `<sitemap><loc>${escapeHtml(site + url)}</loc></sitemap>\n`);
  const index = `${XML}\n<sitemapindex xmlns="${SITEMAPS}">\n${entries.join('')}</sitemapindex>\n`;
  return new Map([['/sitemap.xml', index], ...files]);
}

/** What surrounds the entries of a file, in bytes. */
const FRAME_BYTES = 200;

function inParts(entries: readonly string[], limits: typeof SITEMAP_LIMITS): string[][] {
  const parts: string[][] = [[]];
  let bytes = FRAME_BYTES;
  for (const entry of entries) {
    const size = Buffer.byteLength(entry);
    const last = parts.at(-1) ?? [];
    if (last.length < limits.urls && bytes + size <= limits.bytes) {
      last.push(entry);
      bytes += size;
    } else {
      parts.push([entry]);
      bytes = FRAME_BYTES + size;
    }
  }
  return parts;
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
