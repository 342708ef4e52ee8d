import { writingOf } from '../language/writing';
import type { PageData, SiteData } from '../../generated/types';
import { structuredData } from './structuredData';

/** A picture for shared links: its full address, its size in px, its media type, what it shows. */
export interface ShareImage {
  url: string;
  width: number;
  height: number;
  type: string;
  alt: string;
}

/** What the HTML files of many pages begin with. */
export interface OpeningParts {
  site: SiteData;
  /** The policy for the meta tag; none while developing. */
  policy: string | undefined;
  /** Font files to be preloaded. */
  fontUrls: readonly string[];
  /** The inlined CSS, and the files that it stands for. */
  css: string;
  stylesheets: string[];
}

/** Everything else of a page's HTML that is not its content. */
export interface DocumentParts {
  site: SiteData;
  page: PageData;
  hidden: boolean;
  /** What React has drawn. */
  html: string;
  /**
   * The early script, and the steps that blocks of the page add to it: their code inlined, or while developing the
   * modules to load.
   */
  early: { code: string; steps: string[] } | { src: string; steps: string[] };
  /** What the early script is told (`Boot`). */
  boot: object;
  /** The picture that stands for the page where its link is shared. */
  shareImage: ShareImage;
  themeColor: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Makes a text safe in HTML, inside and outside of quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

const meta = (name: string, content: string) =>
  `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}">`;

function openGraph({ site, page, shareImage: image }: DocumentParts): string {
  return [
    meta('og:type', page.context.product ? 'product' : 'website'),
    meta('og:site_name', site.site.name),
    meta('og:title', page.title),
    meta('og:description', page.description),
    meta('og:url', page.canonical),
    meta('og:image', image.url),
    meta('og:image:type', image.type),
    meta('og:image:width', String(image.width)),
    meta('og:image:height', String(image.height)),
    meta('og:image:alt', image.alt),
    meta('twitter:card', 'summary_large_image'),
  ].join('');
}

function earlyScript({ early, boot }: DocumentParts): string {
  const data = escapeHtml(JSON.stringify(boot));
  const start = `<script id="early" data-boot="${data}"`;
  if ('code' in early) {
    const steps = early.steps.map((code) => `<script>${code}</script>`);
    return `${start}>${early.code}</script>${steps.join('')}`;
  }
  const steps = early.steps.map((src) => `<script type="module" src="${src}"></script>`);
  return `${start} type="module" src="${early.src}"></script>${steps.join('')}`;
}

/** Left to right is what a browser takes for granted. */
function htmlAttributes({ site: { language } }: SiteData): string {
  const { direction } = writingOf(language);
  return `lang="${escapeHtml(language)}"${direction === 'rtl' ? ' dir="rtl"' : ''}`;
}

/**
 * The start of a page's HTML file. All that is the same on many pages stands here, so that a large site has it
 * compressed once (`compress`); nothing else may come before it.
 */
export function documentOpening(parts: OpeningParts): string {
  const { site, policy, fontUrls, css, stylesheets } = parts;
  return [
    `<!doctype html><html ${htmlAttributes(site)}><head><meta charset="utf-8">`,
    policy && `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...fontUrls.map(
      (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<style>${css}</style>`,
    // Vite's preloader fetches what it finds no link for: these stand for what is inlined above.
    ...stylesheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
  ]
    .filter(Boolean)
    .join('');
}

/** The rest of a page's HTML file, after its opening. */
export function documentRest(parts: DocumentParts): string {
  const { site, page } = parts;
  return [
    openGraph(parts),
    `<title>${escapeHtml(page.title)}</title>`,
    meta('description', page.description),
    `<link rel="canonical" href="${escapeHtml(page.canonical)}">`,
    parts.hidden && meta('robots', 'noindex'),
    earlyScript(parts),
    meta('theme-color', parts.themeColor),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
    `<script type="application/ld+json">${structuredData(site, page)}</script>`,
    `</head><body><div id="root">${parts.html}</div></body></html>\n`,
  ]
    .filter(Boolean)
    .join('');
}
