import { readFile } from 'node:fs/promises';
import pMap from 'p-map';
import { compressedSize } from '../files/compressedSize';
import type { Effort } from '../output/compress';
import type { Writer } from '../output/write';
import type { ShareImages } from './share/shareImages';
import {
  configId,
  hasOwnAddress,
  HOME_ID,
  NOT_FOUND_ID,
  UNKNOWN_ID,
} from '../../app/navigation/pageIds';
import { isPattern, routes, type Route } from '../site/pages';
import { isInSitemap } from '../site/published';
import type { ResolvedSite } from '../site/resolve';
import { inBatches } from './inBatches';
import type { PageInput, PageJob } from './prerenderPage';
import { madeBy } from '../output/buildRecord';
import type { PrerenderPool } from './prerenderPool';

interface PrerenderPages {
  site: ResolvedSite;
  /** The address of this build's data folder. */
  data: string;
  writer: Pick<Writer, 'fileOf' | 'prepareFile' | 'write' | 'effort' | 'keep' | 'noteMade'>;
  pool: Pick<PrerenderPool, 'run'>;
  /** How the pages of which a large site has thousands are compressed, and their data; undefined if they are not. */
  effortForMany: Effort | undefined;
  share: Pick<ShareImages, 'of'>;
  /** What all pages are made of besides their own data: see `contextName`. */
  context: string;
  /** Called with the number of pages that are there by now. */
  tell?: (done: number) => void;
}

/**
 * The maximum number of pages in a message to a worker, and of messages that wait at the same time. With one message
 * per page, 10,000 products took 6 s more CPU time, because the pool measures its memory for each message (`npm run
 * bench -- scale`): at 16 pages, that was still 3 % of what workers do.
 */
const PAGES_PER_JOB = 64;
const JOBS_AT_A_TIME = 4;

/** Suffix of the data file that a page hydrates with, if links inside the site get more. */
const FIRST_SUFFIX = '.first';

/** The outcome of prerendering. */
export interface PrerenderedPages {
  /** The absolute URLs for the sitemap, in the order of the pages. */
  listed: string[];
  /** The addresses of the HTML files: '/about/index.html'. */
  files: string[];
  /** The transfer size of page data in bytes, by id; for pages of a pattern, the largest. */
  weights: Map<string, number>;
}

/** Writes all pages of a site, with their data, keeping only a few in memory at a time. */
export async function prerenderPages(options: PrerenderPages): Promise<PrerenderedPages> {
  const { site, data, writer, pool, share, context, tell } = options;
  const listed: string[] = [];
  const files: string[] = [];
  const weights = new Map<string, number>();
  let done = 0;
  const inputFor = (route: Route): PageInput => {
    const isCarrying = carriesData(site, route);
    const isOneOfMany = site.data.carried !== undefined && isPattern(route.pattern);
    const dataUrl = `${data}/${route.page.id}${route.whole ? FIRST_SUFFIX : ''}.json`;
    return {
      page: JSON.stringify(route.page),
      hidden: route.hidden,
      shareImage: share.of(route),
      dataUrl: isCarrying ? undefined : dataUrl,
      effort: isOneOfMany ? options.effortForMany : writer.effort,
      sharesCode: isPattern(route.pattern),
    };
  };
  /** A page with what it is made of, and what is kept of it from the previous build. */
  const pageOf = (route: Route) => {
    const input = inputFor(route);
    const urls = { data: input.dataUrl, html: htmlFile(route) };
    const { page, ...rest } = input;
    const ofPage = madeBy(page, JSON.stringify(input.effort ?? null));
    const by = { data: ofPage, html: madeBy(context, ofPage, JSON.stringify(rest)) };
    const [ofData] = urls.data === undefined ? [[]] : (writer.keep([urls.data], by.data) ?? []);
    const [ofHtml] = (ofData && writer.keep([urls.html], by.html)) ?? [];
    return { route, input, urls, by, ofData, ofHtml };
  };
  type Page = ReturnType<typeof pageOf>;
  const jobFor = ({ input, urls, ofData }: Page): PageJob => ({
    ...input,
    dataFile: ofData || urls.data === undefined ? undefined : writer.prepareFile(urls.data),
    htmlFile: writer.prepareFile(urls.html),
  });
  const isReachable = ({ page, path }: Route) =>
    page.context.listing?.slug !== 'featured' || isLinked(site, path);
  const weigh = (id: string, bytes: number) =>
    weights.set(id, Math.max(bytes, weights.get(id) ?? 0));
  /** Of what has no compressed copy, the largest file by id. */
  const largest = new Map<string, { url: string; bytes: number }>();
  const noteWritten = async ({ route, urls, ofData, ofHtml }: Page) => {
    const id = configId(route.pattern);
    const whole = route.whole && JSON.stringify(route.whole);
    if (whole) {
      await writer.write(`${data}/${route.page.id}.json`, whole);
      return void weigh(id, compressedSize(whole));
    }
    // As it is, then compressed: by Brotli, where there is such a file.
    const [bytes = 0, compressed] = (urls.data === undefined ? ofHtml : ofData) ?? [];
    if (compressed !== undefined) weigh(id, compressed);
    else if (bytes > (largest.get(id)?.bytes ?? 0))
      largest.set(id, { url: urls.data ?? urls.html, bytes });
  };
  const prerender = async (batch: readonly Route[]) => {
    for (const route of batch) {
      const { canonical } = route.page;
      files.push(htmlFile(route));
      if (isInSitemap(route, canonical, site.data.site.url) && isReachable(route)) {
        listed.push(canonical);
      }
    }
    const pages = batch.map((route) => pageOf(route));
    const changed = pages.filter(({ ofHtml }) => ofHtml === undefined);
    const made = changed.length === 0 ? [] : await pool.run(changed.map(jobFor));
    for (const [n, page] of changed.entries()) {
      const { data: ofData, html } = made[n] ?? {};
      if (ofData && page.urls.data !== undefined)
        writer.noteMade(page.urls.data, { by: page.by.data, sizes: ofData });
      writer.noteMade(page.urls.html, { by: page.by.html, sizes: html ?? [] });
      page.ofData ??= ofData;
      page.ofHtml = html;
    }
    await Promise.all(pages.map(noteWritten));
    done += batch.length;
    tell?.(done);
  };
  await pMap(inBatches(routes(site), PAGES_PER_JOB), prerender, { concurrency: JOBS_AT_A_TIME });
  for (const [id, { url }] of largest)
    weigh(id, compressedSize(await readFile(writer.fileOf(url))));
  return { listed, files, weights };
}

/**
 * Whether the HTML of a page has its data. On a large site, those of products would be half of all files. One who follows
 * a link to a product fetches the page for them: 5 KB more, but who lands on one has one request less to wait for. The
 * page of unknown products has a file, because hosts show it at other addresses.
 */
function carriesData({ data: { carried } }: ResolvedSite, { pattern, page }: Route): boolean {
  return (carried?.patterns.includes(pattern) ?? false) && hasOwnAddress(page.id);
}

/**
 * Whether a page of the config, the menu or the footer links to an address. The listing of featured products exists in
 * every store, and a sitemap must not lead search engines to a page that visitors cannot find.
 */
function isLinked({ pages, data }: ResolvedSite, path: string): boolean {
  return JSON.stringify([pages, data]).includes(JSON.stringify(path));
}

/**
 * The HTML file of a page: '/about' is about/index.html. Pages for unknown addresses are the 404.html of their
 * folder.
 */
function htmlFile({ page }: Route): string {
  if (page.id === NOT_FOUND_ID) return '/404.html';
  if (page.id.endsWith(UNKNOWN_ID)) return `/${page.id.slice(0, -UNKNOWN_ID.length)}404.html`;
  return page.id === HOME_ID ? '/index.html' : `/${page.id}/index.html`;
}
