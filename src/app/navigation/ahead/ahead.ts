import type { Cart } from '../../../cart/store';
import type { SiteData } from '../../../generated/types';
import { isInView } from '../../../ui/isInView';
import { isThrifty } from '../../../ui/isThrifty';
import { dataId } from '../pageIds';
import type { PageStoreOptions } from '../pageStore';
import { unknownPage, type PageStore } from '../pages';
import { prefetchCart } from './prefetchCart';
import { watchPrint } from './watchPrint';
import { whenQuiet } from './whenQuiet';
import { isHere } from './isHere';
import { likelyNext } from './likelyNext';
import type { Weights } from './weights';

/** Options of prefetching. */
export interface AheadOptions {
  source: Pick<PageStoreOptions, 'base' | 'contents'>;
  site: SiteData;
  pages: PageStore;
  /** Undefined on sites without a store. */
  cart: Cart | undefined;
}

/** A prefetchable resource: its size in bytes, and how to fetch it. */
interface Ahead {
  key: string;
  bytes: number;
  fetch: () => Promise<unknown>;
}

/** Must not compete with requests that visitors wait for. */
const LOW_PRIORITY = { priority: 'low' } as const;

/** How long the network must be idle after the page has loaded. */
const NETWORK_IDLE_MS = 1000;

/**
 * How long the visitor must rest after the last move, so that links that only scroll past are ignored. Afterwards the
 * network must be idle for the same time, which rules out most scrolling.
 */
const POINTER_REST_MS = 300;

/**
 * Fetches the contents of all pages, then prefetches likely next pages while the network is idle, one after the
 * other, until the budget `speed.ahead` is spent. Half of it is reserved for links that scroll into view. The code of
 * a prefetched page is also evaluated, so that a click only has to render it.
 *
 * This code and its data are fetched separately, because in the first script and the site data every visitor would
 * wait for them. Under Save-Data only the inquiry page is prefetched, with the first product.
 *
 * Speculation rules are not used: they speed up full loads, which the site has none of once React runs, and before
 * that they would compete with React for bandwidth.
 */
export async function fetchAhead(options: AheadOptions): Promise<void> {
  const { source, site, pages, cart } = options;
  const { store } = site;
  // Here, because this is the code that pages fetch once nobody waits for it.
  watchPrint(site);
  if (cart && store) prefetchCart(cart, () => pages.load(store.addresses.list));
  if (isThrifty()) return;
  // Started here, because a move while something is being fetched counts, too.
  const nextMove = watchMoves();
  await whenQuiet(NETWORK_IDLE_MS);
  announceQuiet();
  const response = await fetch(`${source.base}/_ahead.json`, LOW_PRIORITY);
  // A newer release has replaced the file.
  if (!response.ok) return;
  const weights = (await response.json()) as Weights;
  Object.assign(source.contents, weights.contents);
  const { budget } = weights;
  if (budget === 0) return;
  let left = budget;
  // Kept for links that come into view when the visitor moves.
  let reserve = budget / 2;
  const tried = new Set<string>();
  for (;;) {
    const fits =
      (most: number) =>
      ({ key, bytes }: Ahead) =>
        bytes <= most && !tried.has(key);
    const { inView, inMenu } = likelyNext(site);
    const pageAhead = (path: string) => aheadOf(path, { site, pages, weights });
    const next = isSearching()
      ? undefined
      : (listingAhead(pages, weights).find(fits(left)) ??
        inView.flatMap(pageAhead).find(fits(left - reserve)) ??
        inMenu.flatMap(pageAhead).find(fits(left - budget / 2)));
    if (next) {
      left -= next.bytes;
      tried.add(next.key);
      // A failure is ignored: opening the page fetches again and reports it.
      await next.fetch().catch(() => {});
      await whenIdle();
    } else {
      await nextMove();
      reserve = 0;
      await whenQuiet(POINTER_REST_MS);
    }
  }
}

/** Notifies blocks that they may prefetch: they check the attribute, or wait for the event. */
function announceQuiet(): void {
  document.documentElement.dataset['quiet'] = '';
  dispatchEvent(new Event('quiet'));
}

/** Whether the header's search has the focus: its index is on its way, and nothing may delay it. */
const isSearching = () => document.activeElement?.id === 'search-field';

/** The page at a path; empty if it is already loaded, or its size is unknown. */
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

/** The search data of a long listing, if its search box is in view; fetched into the HTTP cache. */
function listingAhead(pages: PageStore, { listings }: Weights): Ahead[] {
  const address = pages.ready(location.pathname)?.context.listing?.all;
  const box = document.querySelector('[role="search"]');
  if (!address || !box || !isInView(box)) return [];
  const bytes = listings[address];
  return bytes === undefined
    ? []
    : [
        {
          key: address,
          bytes,
          fetch: () => fetch(address, LOW_PRIORITY).then((file) => file.blob()),
        },
      ];
}

/** Resolves when the main thread is idle. Safari has no requestIdleCallback. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
}

/** Returns a function that resolves when the visitor has interacted since its last call, and then paused. */
function watchMoves(): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  let pause: () => void;
  let paused: Promise<void>;
  const start = () => {
    paused = new Promise((resolve) => (pause = resolve));
  };
  const onMove = () => {
    clearTimeout(timer);
    timer = setTimeout(() => pause(), POINTER_REST_MS);
  };
  start();
  for (const type of ['scroll', 'click', 'keyup'])
    addEventListener(type, onMove, { capture: true, passive: true });
  return () => paused.then(start);
}
