import { CARRIED_ID, hasOwnAddress } from '../../app/navigation/pageIds';
import type { PageData, SiteData } from '../../generated/types';
import { flatBlocks } from '../../page/flatBlocks';
import type { FoldScripts } from '../assets/code/makeCode';
import { writingOf } from '../language/writing';
import { NEWS_FEED } from '../site/news/newsItems';
import { bootOf } from './boot';
import { firstPaintLink } from './firstPaint';
import type { SiteFrame } from './siteFrame';
import { structuredData } from './structuredData';

/** A picture for link previews: absolute URL, size in px, media type, alt text. */
export interface ShareImage {
  url: string;
  width: number;
  height: number;
  type: string;
  alt: string;
}

/** The code of a page: inlined as far as possible in a build, modules served by Vite in development. */
export interface PageCode {
  /** The CSP for the meta tag; undefined in development. */
  policy: string | undefined;
  /**
   * The CSS, and the files that it replaces. It is inlined although it is half of a product page, because a file shared
   * by all pages would cost a round trip before the first paint (0.4 s of 1.7 s on slow 3G, 24 %).
   */
  css: string;
  /**
   * What pages with a fold have instead of `css` in their head: the styles of header and first block (`above`). The
   * early script and all other styles (`below`) follow at the end of the first block, between two small scripts: without
   * them, 7.4 instead of 13.4 KB precede the first paint of the shipped home page.
   */
  split?: ({ above: string; below: string } & FoldScripts) | undefined;
  /** For pages of which a large site has thousands: then neither CSS nor early script is inlined. */
  shared?: SharedCode | undefined;
  stylesheets: readonly string[];
  /** The early script and the early steps of the page's blocks: inlined code, or addresses of modules. */
  early: { code: string; steps: readonly string[] } | { src: string; steps: readonly string[] };
  /** The module that starts React, and the scripts to preload with it. */
  entry: string;
  preload: readonly string[];
}

/**
 * CSS and early script as files. A visitor who lands on a page that shares them waits for one round trip (0.5 s on slow
 * 3G); the next page has them already.
 */
export interface SharedCode {
  /** The address of the CSS. */
  sheet: string;
  /** The address of the early script. */
  early: string;
  /** Inlined: what the first paint needs of the early script. */
  meanwhile: string;
  /** The number of its settings, which a page that carries its data has in that file: see `numberedBoots`. */
  boot: number;
}

/** The content of one page. */
export interface PageContent {
  page: PageData;
  /** The address of the data that React starts with, or the data as JSON, which the page carries then. */
  data: { url: string } | { json: string };
  /** Whether the page is hidden from search engines (noindex). */
  hidden: boolean;
  /** The HTML rendered by React. */
  html: string;
  /** Where its first paint ends (see `foldOf`), for a page whose code is split there. */
  fold?: number | undefined;
  /** The picture of the page's link preview. */
  shareImage: ShareImage;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML, in content and in double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

const meta = (name: string, content: string) =>
  `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}">`;

/** What a page is, for link previews. */
function typeOf({ context }: PageData): string {
  if (context.product) return 'product';
  return context.date === undefined ? 'website' : 'article';
}

function openGraph({ site }: SiteFrame, { page, shareImage: image }: PageContent): string {
  return [
    meta('og:type', typeOf(page)),
    meta('og:site_name', site.site.name),
    meta('og:title', page.title),
    meta('og:description', page.description),
    hasOwnAddress(page.id) && meta('og:url', page.canonical),
    meta('og:image', image.url),
    meta('og:image:type', image.type),
    meta('og:image:width', String(image.width)),
    meta('og:image:height', String(image.height)),
    meta('og:image:alt', image.alt),
    meta('twitter:card', 'summary_large_image'),
  ]
    .filter(Boolean)
    .join('');
}

/** Cloudflare's Rocket Loader leaves a script with this attribute alone: it would run it late, by a script of its own. */
const AS_WRITTEN = 'data-cfasync="false"';

/**
 * Cloudflare replaces e-mail addresses by links to a page of its own, which a script decodes that our policy does not
 * let run. Between these comments it leaves them as they are.
 */
const FENCE_START = '<!--email_off-->';
const FENCE_END = '<!--/email_off-->';

/** The early script, and the early steps of the blocks. */
interface EarlyScripts {
  script: string;
  steps: string;
}

/** Those of pages that carry their data: thousands have the same code, so that theirs are the same. */
const ofCarrying = new WeakMap<PageCode, EarlyScripts>();

function earlyScripts(frame: SiteFrame, code: PageCode, data: PageContent['data']): EarlyScripts {
  if ('url' in data) return writeEarlyScripts(frame, code, data);
  const scripts = ofCarrying.get(code) ?? writeEarlyScripts(frame, code);
  ofCarrying.set(code, scripts);
  return scripts;
}

function writeEarlyScripts(frame: SiteFrame, code: PageCode, data?: { url: string }): EarlyScripts {
  const { early, shared } = code;
  const boot = data || !shared ? bootOf(frame, code, data) : shared.boot;
  // A single-quoted attribute: JSON has fewer single quotes to escape, which saves 40 bytes before the first paint.
  const json = escapeHtml(JSON.stringify(boot)).replaceAll('&quot;', '"').replaceAll("'", '&#39;');
  const start = `<script id="early" ${AS_WRITTEN} data-boot='${json}'`;
  if ('code' in early) {
    const steps = early.steps.map(inlineScript).join('');
    // Deferred, so that the first paint waits for the CSS alone.
    const script = shared ? ` src="${shared.early}" defer fetchpriority="high">` : `>${early.code}`;
    return { script: `${start}${script}</script>`, steps };
  }
  const steps = early.steps.map((src) => `<script type="module" src="${src}"></script>`).join('');
  return { script: `${start} type="module" src="${early.src}"></script>`, steps };
}

const inlineScript = (code: string) => `<script ${AS_WRITTEN}>${code}</script>`;

/**
 * What of a page's code is in its head, and its content with the rest. Early steps are always in the head, because some
 * show or hide what stands above the first block; so is the early script itself unless the page has a fold.
 */
function placed(frame: SiteFrame, code: PageCode, { page, data, html, fold }: PageContent) {
  const { css, shared, split } = code;
  const { script, steps } = earlyScripts(frame, code, data);
  if (shared) {
    // What is inlined comes first: behind the link to a style sheet, it would stop the browser until that has come.
    const inlined = inlineScript(shared.meanwhile) + steps;
    const first = `${inlined}<link rel="stylesheet" href="${shared.sheet}">${script}`;
    return { first, paint: firstPaintLink(page, html), html };
  }
  if (!split || fold === undefined) {
    const styles = `<style>${css}</style>`;
    return { styles, paint: firstPaintLink(page, html), scripts: script + steps, html };
  }
  const rest = `${script}<style>${split.below}</style>${inlineScript(split.tidy)}`;
  return {
    styles: `<style>${split.above}</style>`,
    paint: firstPaintLink(page, html, 'early'),
    scripts: inlineScript(split.mark) + steps,
    html: html.slice(0, fold) + rest + html.slice(fold),
  };
}

/** The block that shows where a page is. */
const SHOWS_CRUMBS = 'breadcrumb';

/**
 * The data of a page that carries them. Behind its content, because only React needs them. No bracket may end the
 * element, and the browser reads them up to the first. The way to the page, which search engines are told elsewhere, is
 * in them only where a block shows it: it would be a tenth.
 */
function carriedData({ siteUrl }: SiteFrame, page: PageData, json: string): string {
  const folder = siteUrl.replace(/\/[^/]*$/, '');
  const isShown = flatBlocks(page.blocks).some(({ type }) => type === SHOWS_CRUMBS);
  const shown = isShown
    ? json
    : JSON.stringify({ ...page, context: { ...page.context, crumbs: [] } });
  const data = shown.replaceAll('<', String.raw`\u003c`);
  return `<script id="${CARRIED_ID}" type="application/json" data-of="${folder}">${data}</script>`;
}

/** Attributes of <html>. `dir` is only needed for right to left. */
function htmlAttributes({ site: { language } }: SiteData): string {
  const { direction } = writingOf(language);
  return `lang="${escapeHtml(language)}"${direction === 'rtl' ? ' dir="rtl"' : ''}`;
}

/** Whether a page shows news, or is a piece of them. */
const hasFeed = ({ context: { news = [], date } }: PageData) =>
  news.length > 0 || date !== undefined;

const feedLink = ({ site: { name } }: SiteData) =>
  `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(name)}" href="${NEWS_FEED}">`;

/** The HTML document of a page: the one place to add a new element to `<head>`. */
export function renderDocument(frame: SiteFrame, code: PageCode, content: PageContent): string {
  const { site, fontUrls } = frame;
  const { policy } = code;
  const { page, hidden } = content;
  const { first, styles, paint, scripts, html } = placed(frame, code, content);
  const structured = structuredData(site, page, content.shareImage.url);
  return [
    `<!doctype html><html ${htmlAttributes(site)}><head><meta charset="utf-8">`,
    policy && `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    first,
    ...fontUrls.map(
      (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
    ),
    styles,
    paint,
    openGraph(frame, content),
    `<title>${escapeHtml(page.title)}</title>`,
    meta('description', page.description),
    hasOwnAddress(page.id) && `<link rel="canonical" href="${escapeHtml(page.canonical)}">`,
    hidden && meta('robots', 'noindex'),
    scripts,
    meta('theme-color', frame.themeColor),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/app-icons/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
    hasFeed(page) && feedLink(site),
    `</head><body>${FENCE_START}<div id="root">${html}</div>`,
    'json' in content.data && carriedData(frame, page, content.data.json),
    // Search engines read it anywhere, and here no visitor waits for it.
    structured && `<script type="application/ld+json">${structured}</script>`,
    // No final newline: pages preserve line breaks (pre-line), so it would show as an empty line.
    `${FENCE_END}</body></html>`,
  ]
    .filter(Boolean)
    .join('');
}
