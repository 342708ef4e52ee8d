import { startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { localStorageOrNone } from '../cart/storage';
import { createCart, type Turns } from '../cart/store';
import type { PageData, SiteData } from '../generated/types';
import { loadBlocks } from '../page/loadBlocks';
import type { AppProps } from './App';
import { whenQuiet } from './navigation/ahead/whenQuiet';
import { createPageStore } from './navigation/pageStore';
import { takeOver } from './takeOver';

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
  const [site, page] = (await Promise.all(app.data ?? [])) as [SiteData, PageData];
  await loadBlocks(page.blocks);
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
    contents: {},
    first: { pathname: location.pathname, page },
  };
  const pages = createPageStore(source);
  const finish = takeOver(cart, site);
  const onReady = () => {
    finish();
    if (!import.meta.env.DEV) void whenQuiet(NETWORK_IDLE_MS).then(goAhead);
  };
  const goAhead = () =>
    import('./navigation/ahead/ahead')
      .then((ahead) => ahead.fetchAhead({ source, site, pages, cart }))
      // A failed prefetch is not reported.
      .catch(() => {});
  // Reveals sections that are rendered late; no block has to request it.
  new MutationObserver(app.reveal).observe(document.body, { childList: true, subtree: true });
  // A transition makes hydration interruptible, so that it never blocks input.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <BrowserRouter useTransitions={false}>
        <Root site={site} page={page} cart={cart} pages={pages} onReady={onReady} />
      </BrowserRouter>,
    );
  });
}
