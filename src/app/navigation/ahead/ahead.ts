import type { Cart } from '../../../cart/store';
import type { SiteData } from '../../../generated/types';
import { isInView } from '../../../ui/isInView';
import { isThrifty } from '../../../ui/isThrifty';
import { dataId } from '../pageIds';
import type { PageStoreOptions } from '../pageStore';
import { unknownPage, type PageStore } from '../pages';
import { prefetchCart } from './prefetchCart';
import { whenQuiet } from './whenQuiet';
import { isHere } from './isHere';
import { likelyNext } from './likelyNext';
import type { Weights } from './weights';

/** Where pages are fetched from and put, and what the site is. */
export interface AheadOptions {
  source: Pick<PageStoreOptions, 'base' | 'contents'>;
  site: SiteData;
  pages: PageStore;
  /** Undefined on sites without a store. */
  cart: Cart | undefined;
}

/** What can be fetched ahead: its weight in bytes, and how to fetch it. */
interface Ahead {
  key: string;
  bytes: number;
  fetch: () => Promise<unknown>;
}

/** Nobody waits for it. */
const LOW = { priority: 'low' } as const;

/** How long nothing arrives, in ms, before the page has all that it needs. */
const QUIET = 1000;

/**
 * After the visitor's last move, in ms: links that only scroll past are not meant. Then the network has to be quiet for
 * as long, which leaves most thumbs behind.
 */
const REST = 300;

/**
 * Learns what pages are made of, and fetches what is likely to be opened next while the network is quiet, one after the
 * other, until the bytes of `speed.ahead` are spent. Half of them are kept for links that come into view. A page that
 * has been fetched is evaluated too, so that a press only renders it.
 *
 * This code and what it learns come with requests of their own: every visitor would wait for them in the first script
 * and the site's data. For those who save data only the inquiry page is fetched, with the first product.
 *
 * There are no speculation rules: they help full loads, of which the site has none once React runs, and before that
 * they would compete with React for the line.
 */
export async function fetchAhead(options: AheadOptions): Promise<void> {
  const { source, site, pages, cart } = options;
  const { store } = site;
  if (cart && store) prefetchCart(cart, () => pages.load(store.addresses.list));
  if (isThrifty()) return;
  await whenQuiet(QUIET);
  announceQuiet();
  const response = await fetch(`${source.base}/_ahead.json`, LOW);
  // A newer release has replaced it.
  if (!response.ok) return;
  const weights = (await response.json()) as Weights;
  Object.assign(source.contents, weights.contents);
  const { budget } = weights;
  if (budget === 0) return;
  let left = budget;
  const tried = new Set<string>();
  for (;;) {
    const fits =
      (most: number) =>
      ({ key, bytes }: Ahead) =>
        bytes <= most && !tried.has(key);
    const { inView, inMenu } = likelyNext(site);
    const pageAhead = (path: string) => aheadOf(path, { site, pages, weights });
    const next =
      [...listingAhead(pages, weights), ...inView.flatMap(pageAhead)].find(fits(left)) ??
      inMenu.flatMap(pageAhead).find(fits(left - budget / 2));
    if (next) {
      left -= next.bytes;
      tried.add(next.key);
      // A failure is ignored: opening the page fetches again and reports it.
      await next.fetch().catch(() => {});
      await whenIdle();
    } else {
      await nextMove();
      await whenQuiet(REST);
    }
  }
}

/** Blocks may fetch what they will soon need: they see the attribute, or wait for the event. */
function announceQuiet(): void {
  document.documentElement.dataset['quiet'] = '';
  dispatchEvent(new Event('quiet'));
}

/** The page at a path; nothing if it is there already, or its weight is unknown. */
function aheadOf(
  path: string,
  { site, pages, weights }: { site: SiteData; pages: PageStore; weights: Weights },
): Ahead[] {
  if (pages.ready(path)) return [];
  const id = dataId(path);
  const known = id in weights.data ? id : (unknownPage(site.patterns, id) ?? '');
  const data = weights.data[known];
  if (data === undefined) return [];
  const files = new Map(
    (weights.contents[known] ?? [])
      .flatMap((type) => Object.entries(weights.code[type] ?? {}))
      .filter(([name]) => !isHere(name)),
  );
  return [
    {
      key: path,
      bytes: data + [...files.values()].reduce((sum, bytes) => sum + bytes, 0),
      fetch: () => pages.load(path),
    },
  ];
}

/** The file that the search of a long listing reads, if its box is in view: then it is in the HTTP cache. */
function listingAhead(pages: PageStore, { listings }: Weights): Ahead[] {
  const address = pages.ready(location.pathname)?.context.listing?.all;
  const box = document.querySelector('[role="search"]');
  if (!address || !box || !isInView(box)) return [];
  const bytes = listings[address];
  return bytes === undefined
    ? []
    : [{ key: address, bytes, fetch: () => fetch(address, LOW).then((file) => file.blob()) }];
}

/** Resolves when the main thread has nothing to do. Safari has no requestIdleCallback. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
}

/** Resolves when the visitor has done something and come to rest. */
function nextMove(): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const onMove = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        stop.abort();
        resolve();
      }, REST);
    };
    for (const type of ['scroll', 'click', 'keyup'])
      addEventListener(type, onMove, { capture: true, passive: true, signal: stop.signal });
  });
}
