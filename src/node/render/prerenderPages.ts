import { readFile } from 'node:fs/promises';
import pMap from 'p-map';
import { compressedSize } from '../files/compressedSize';
import type { Effort } from '../output/compress';
import type { Writer } from '../output/write';
import type { ShareImage } from './document';
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

/** The outcome of prerendering. */
export interface PrerenderedPages {
  /** The absolute URLs for the sitemap, in the order of the pages. */
  listed: string[];
  /** The addresses of the HTML files: '/about/index.html'. */
  files: string[];
  /** The transfer size of page data in bytes, by id; for pages of a pattern, the largest. */
  weights: Map<string, number>;
}

/** The sizes of the files of a page, once they are there. */
interface Sizes {
  data: readonly number[] | undefined;
  html: readonly number[] | undefined;
}

/** Writes all pages of a site, with their data, keeping only a few in memory at a time. */
export async function prerenderPages(options: PrerenderPages): Promise<PrerenderedPages> {
  const { site, data, writer, pool, context, tell } = options;
  const listed: string[] = [];
  const files: string[] = [];
  const scales = createScales();
  let done = 0;
  const inputFor = createInputs(options);
  const isLarge = site.data.carried !== undefined;
  /** A page with what it is made of, and what is kept of it from the previous build. */
  const pageOf = (route: Route) => {
    const { input, text } = inputFor(route);
    const { effort } = input;
    const urls = { data: input.dataUrl, html: htmlFile(route) };
    // A large site has the code in the addresses of data, which are made of the same as the page.
    const content = (isLarge ? route.madeOf?.() : undefined) ?? JSON.stringify(route.page);
    const ofData = urls.data === undefined ? '' : madeBy(content, JSON.stringify(effort ?? null));
    const html = madeBy(context, ofData || content, text);
    const kept = urls.data === undefined ? [] : writer.keep([urls.data], ofData);
    const sizes: Sizes = { data: kept?.[0], html: (kept && writer.keep([urls.html], html))?.[0] };
    return { route, input, urls, by: { data: ofData, html }, sizes };
  };
  type Page = ReturnType<typeof pageOf>;
  const jobFor = ({ route, input, urls, sizes }: Page): PageJob => ({
    page: JSON.stringify(route.page),
    ...input,
    dataFile: sizes.data || urls.data === undefined ? undefined : writer.prepareFile(urls.data),
    htmlFile: writer.prepareFile(urls.html),
  });
  const isReachable = (route: Route) => route.slug !== 'featured' || isLinked(site, route.path);
  const noteWritten = ({ route, urls, sizes }: Page): Promise<void>[] => {
    const { pattern, id, whole } = route;
    if (whole) {
      const text = JSON.stringify(whole);
      scales.note(pattern, compressedSize(text));
      return [writer.write(`${data}/${id}.json`, text)];
    }
    scales.noteFile(pattern, urls.data ?? urls.html, (urls.data ? sizes.data : sizes.html) ?? []);
    return [];
  };
  const prerender = async (batch: readonly Route[]) => {
    for (const route of batch) {
      files.push(htmlFile(route));
      if (isInSitemap(route, route.canonical, site.data.site.url) && isReachable(route)) {
        listed.push(route.canonical);
      }
    }
    const pages = batch.map((route) => pageOf(route));
    const changed = pages.filter(({ sizes }) => sizes.html === undefined);
    const made = changed.length === 0 ? [] : await pool.run(changed.map(jobFor));
    for (const [n, { urls, by, sizes }] of changed.entries()) {
      const { data: ofData, html = [] } = made[n] ?? {};
      if (ofData && urls.data !== undefined)
        writer.noteMade(urls.data, { by: by.data, sizes: ofData });
      writer.noteMade(urls.html, { by: by.html, sizes: html });
      sizes.data ??= ofData;
      sizes.html = html;
    }
    await Promise.all(pages.flatMap(noteWritten));
    done += batch.length;
    tell?.(done);
  };
  await pMap(inBatches(routes(site), PAGES_PER_JOB), prerender, { concurrency: JOBS_AT_A_TIME });
  return { listed, files, weights: await scales.weights(writer) };
}

/**
 * A function that makes all but the data of what a page is made of, with a text for it. Thousands of products have the
 * same: those of a category.
 */
function createInputs({ site, data, writer, effortForMany, share }: PrerenderPages) {
  const make = (route: Route, shareImage: ShareImage) => {
    const isOneOfMany = site.data.carried !== undefined && isPattern(route.pattern);
    const dataUrl = `${data}/${route.id}.json`;
    const input: Omit<PageInput, 'page'> = {
      hidden: route.hidden,
      shareImage,
      dataUrl: carriesData(site, route) ? undefined : dataUrl,
      effort: isOneOfMany ? effortForMany : writer.effort,
      sharesCode: isPattern(route.pattern),
    };
    return { input, text: JSON.stringify(input) };
  };
  const ofProducts = new Map<ShareImage, Map<string, ReturnType<typeof make>>>();
  return (route: Route): ReturnType<typeof make> => {
    const shareImage = share.of(route);
    if (route.product === undefined || !carriesData(site, route)) return make(route, shareImage);
    const known = ofProducts.get(shareImage) ?? new Map<string, ReturnType<typeof make>>();
    ofProducts.set(shareImage, known);
    const key = `${route.hidden} ${route.pattern}`;
    const same = known.get(key) ?? make(route, shareImage);
    known.set(key, same);
    return same;
  };
}

/** Notes how much is transferred of the data of pages: see `PrerenderedPages`. */
function createScales() {
  /** By the pattern of the page, as is all of this. */
  const heaviest = new Map<string, number>();
  /** The largest file of what has no compressed copy. */
  const largest = new Map<string, { url: string; bytes: number }>();
  const note = (pattern: string, bytes: number): void => {
    heaviest.set(pattern, Math.max(bytes, heaviest.get(pattern) ?? 0));
  };
  return {
    note,
    /** @param sizes As it is, then compressed: by Brotli, where there is such a file. */
    noteFile(pattern: string, url: string, [bytes = 0, compressed]: readonly number[]): void {
      if (compressed !== undefined) note(pattern, compressed);
      else if (bytes > (largest.get(pattern)?.bytes ?? 0)) largest.set(pattern, { url, bytes });
    },
    async weights({ fileOf }: Pick<Writer, 'fileOf'>): Promise<Map<string, number>> {
      for (const [pattern, { url }] of largest)
        note(pattern, compressedSize(await readFile(fileOf(url))));
      const weights = new Map<string, number>();
      for (const [pattern, bytes] of heaviest) {
        const id = configId(pattern);
        weights.set(id, Math.max(bytes, weights.get(id) ?? 0));
      }
      return weights;
    },
  };
}

/**
 * Whether the HTML of a page has its data. So has that of a long listing: who follows a link to it gets all its products,
 * so a file of the first ones would only serve those who land on it, and weigh twice as much as in the HTML, which has
 * the same names. On a large site, the data of products would be half of all files. One who follows a link to a product
 * fetches the page for them: 5 KB more, but who lands on one has one request less to wait for. The page of unknown
 * products has a file, because hosts show it at other addresses.
 */
function carriesData({ data: { carried } }: ResolvedSite, { pattern, id, whole }: Route): boolean {
  if (whole) return true;
  return (carried?.patterns.includes(pattern) ?? false) && hasOwnAddress(id);
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
function htmlFile({ id }: Route): string {
  if (id === NOT_FOUND_ID) return '/404.html';
  if (id.endsWith(UNKNOWN_ID)) return `/${id.slice(0, -UNKNOWN_ID.length)}404.html`;
  return id === HOME_ID ? '/index.html' : `/${id}/index.html`;
}
