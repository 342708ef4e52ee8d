import { startTransition, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { localStorageOrNone } from '../cart/storage';
import { createCart, type Turns } from '../cart/store';
import type { PageData, SiteData } from '../generated/types';
import { frameTypes } from '../page/frameTypes';
import { loadBlocks, loadTypes } from '../page/loadBlocks';
import type { AppProps } from './App';
import { doWithout } from './early/load';
import { keepPage, type KeptPage } from './keptPage';
import { whenQuiet } from './navigation/ahead/whenQuiet';
import { ownData } from './navigation/carriedData';
import { createPageStore } from './navigation/pageStore';
import { takeOver } from './takeOver';
import { followTyping } from './typedText';
import { whenParsed } from './whenParsed';

/** How long the network must be idle before anything is fetched for later. */
const NETWORK_IDLE_MS = 1000;

/** In the place of the Web Locks API on sites without https; fetched where it is needed. */
const turns: Turns = {
  request: async (key, wait) => (await import('../cart/turns')).takeTurn(localStorage, key, wait),
};

/**
 * Starts React on the page that the server has sent: waits for its data and blocks, hydrates it, and takes over from
 * the early script.
 * @param Root Draws the page: `App`, or what an editor's preview puts around it.
 * @throws If the data or a script cannot be fetched; the page stays as it is, and may be started again.
 */
export async function startApp(Root: ComponentType<AppProps>): Promise<void> {
  const { app } = window;
  await whenParsed();
  const [site, page = ownData()] = (await Promise.all(app.data ?? [])) as [SiteData, PageData?];
  await Promise.all([loadBlocks(page.blocks), loadTypes(frameTypes(site))]);
  const cart =
    import.meta.env.STORE !== false && site.store
      ? createCart(
          {
            storage: localStorageOrNone(),
            key: app.boot.cart,
            turns: navigator.locks ?? turns,
          },
          app.cart,
        )
      : undefined;
  const source = {
    base: app.boot.data[0].replace(/\/[^/]*$/, ''),
    patterns: site.patterns,
    ...(site.carried && { carried: site.carried }),
    contents: {},
    first: { pathname: location.pathname, page },
  };
  const pages = createPageStore(source);
  const finish = takeOver(cart, site);
  const typed = followTyping();
  const onReady = () => {
    finish();
    // In a task of its own: while effects run, React hydrates no block for an event, and drops it.
    setTimeout(typed.announce);
    if (!import.meta.env.DEV) void whenQuiet(NETWORK_IDLE_MS).then(goAhead);
  };
  const goAhead = () =>
    import('./navigation/ahead/ahead')
      .then((ahead) => ahead.fetchAhead({ source, site, pages, cart }))
      // A failed prefetch is not reported.
      .catch(() => {});
  const onChange = () => {
    typed.restore();
    // Reveals sections that are rendered late; no block has to request it.
    app.reveal();
  };
  new MutationObserver(onChange).observe(document.body, { childList: true, subtree: true });
  hydrate(source.first.pathname, (kept) => (
    <BrowserRouter useTransitions={false}>
      <Root site={site} page={page} cart={cart} pages={pages} kept={kept} onReady={onReady} />
    </BrowserRouter>
  ));
}

/** Has React take over the page. If it fails in all of it, the page stays as it was delivered. */
function hydrate(pathname: string, draw: (kept: KeptPage) => ReactNode): void {
  const { app } = window;
  const root = document.getElementById('root') as HTMLElement;
  const kept = keepPage(root);
  const onUncaughtError = (error: unknown) => {
    // What was delivered is another page than the one that has failed.
    if (location.pathname !== pathname) return location.reload();
    kept.restore();
    app.live = false;
    doWithout(app, error);
  };
  // A transition makes hydration interruptible, so that it never blocks input.
  startTransition(() => {
    hydrateRoot(root, draw(kept), { onUncaughtError });
  });
}
