import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { dataIn } from '../../src/app/navigation/carriedData';

/** The types of a page's resources. 'early' is the inlined script, which is part of the HTML. */
export type ResourceType = 'html' | 'early' | 'font' | 'script' | 'data' | 'picture' | 'icon';

/** A file that a browser fetches for a page, or an inlined script. */
export interface Resource {
  type: ResourceType;
  url: string;
  /** Transfer size, with brotli if the host compresses the file. */
  bytes: number;
  /** Whether it is fetched before React, and without scrolling. */
  first: boolean;
}

/** A page of the built site with everything that it loads when scrolled to its end. */
export interface PageResources {
  /** Its address: '/about'. */
  path: string;
  resources: Resource[];
  /** URLs of the pictures in its carousel, if it has one. */
  scenes: string[];
  /** What of its HTML comes before its first paint, compressed: up to the element that this waits for. */
  beforePaint: number;
}

/** The early script's parameters: see `Boot` in src/app/early/earlyState.ts. */
interface Boot {
  entry: string;
  preload: string[];
  data: [site: string, page?: string];
}

/** The fields of a page's data that this needs. */
interface Data {
  blocks: { type: string; slides?: { image: { src: string; dark?: string } }[] }[];
}

const unescapeHtml = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
const attribute = (tag: string, name: string) => {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
  return value && unescapeHtml(value);
};
const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];

/**
 * Collects the resources of a page of the built site from its HTML.
 * @param file Relative to the site's folder: 'about/index.html'.
 * @throws If the page refers to a missing file, or has a `srcset`, which is not supported yet.
 */
export function readPageResources(dist: string, file: string): PageResources {
  const html = readFileSync(path.join(dist, file), 'utf8');
  const address = `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '')}`;
  const early = /<script id="early"[^>]* data-boot='([^']*)'>(.*?)<\/script>/s.exec(html);
  if (!early?.[1] || !early[2]) throw new Error(`${file} has no early script.`);
  if (/\ssrcset=/.test(html)) throw new Error(`${file} has a srcset, which is not counted yet.`);
  const boot = JSON.parse(unescapeHtml(early[1])) as Boot;
  const links = tags(html, 'link');
  const linked = (rel: string, as?: string) =>
    links
      .filter((tag) => attribute(tag, 'rel') === rel && (!as || attribute(tag, 'as') === as))
      .map((tag) => attribute(tag, 'href') ?? '');
  const pictures = tags(html, 'img');
  const isLazy = (tag: string) => attribute(tag, 'loading') === 'lazy';
  const sources = (wanted: readonly string[]) => wanted.map((tag) => attribute(tag, 'src') ?? '');

  const resource = (type: ResourceType, first: boolean) => (url: string) => ({
    type,
    url,
    bytes: weigh(dist, url),
    first,
  });
  const resources: Resource[] = [
    { type: 'html', url: address, bytes: weigh(dist, `/${file}`), first: true },
    { type: 'early', url: 'the early script', bytes: brotli(early[2]), first: true },
    ...linked('preload', 'font').map(resource('font', true)),
    ...sources(pictures.filter((tag) => !isLazy(tag))).map(resource('picture', true)),
    // Without apple-touch-icon, which is only fetched for a phone's home screen.
    ...[...linked('icon'), ...linked('manifest')].map(resource('icon', true)),
    ...[boot.entry, ...boot.preload].map(resource('script', false)),
    ...boot.data.map((url = '') => resource('data', false)(encodeURI(url))),
    ...sources(pictures.filter(isLazy)).map(resource('picture', false)),
  ];
  const unique = new Map(resources.toReversed().map((one) => [one.url, one]));
  return {
    path: address,
    resources: resources.filter((one) => unique.get(one.url) === one),
    scenes: carouselPictures(pageData(dist, html, boot)),
    beforePaint: brotli(html.slice(0, firstPaintIn(html))),
  };
}

/** Where the element stands that the first paint waits for (src/node/render/firstPaint.ts). */
function firstPaintIn(html: string): number {
  const [, id = ''] = /<link rel="expect" href="#([^"]*)"/.exec(html) ?? [];
  return html.indexOf(` id="${id}"`);
}

/** The data of a page: in its file, or in the page itself. */
function pageData(dist: string, html: string, { data: [site, page] }: Boot): Data {
  if (page !== undefined) return JSON.parse(readFileSync(path.join(dist, page), 'utf8')) as Data;
  return dataIn(html, path.posix.dirname(site)) as Data;
}

function carouselPictures({ blocks }: Data): string[] {
  return blocks
    .filter(({ type }) => type === 'hero-carousel')
    .flatMap(({ slides = [] }) => slides.map(({ image }) => image.dark ?? image.src));
}

/** The transfer size of a file: that of its brotli sibling, if there is one. */
function weigh(dist: string, url: string): number {
  const file = path.join(dist, decodeURIComponent(url));
  const small = `${file}.br`;
  return statSync(existsSync(small) ? small : file).size;
}

const brotli = (text: string) => brotliCompressSync(text).length;
