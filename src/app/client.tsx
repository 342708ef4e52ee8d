// Global styles come first, so that CSS modules override them.
import './global.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { localStorageOrNone, storageKey } from '../cart/storage';
import { createCart } from '../cart/store';
import type { PageData, SiteData, StoreData } from '../generated/types';
import { loadBlocks } from '../page/loadBlocks';
import { App } from './App';
import { prefetchCart } from './navigation/prefetchCart';
import { createPageStore } from './navigation/pageStore';
import { takeOver } from './takeOver';

const { app } = window;

app.start = async () => {
  const [site, page] = (await Promise.all(app.data ?? [])) as [SiteData, PageData];
  await loadBlocks(page.blocks);
  const cart =
    (import.meta.env.STORE ?? site.store)
      ? createCart({
          storage: localStorageOrNone(),
          key: storageKey(site.site.id),
          initial: app.cart,
        })
      : undefined;
  const base = app.boot.data[0].replace(/\/[^/]*$/, '');
  const pages = createPageStore({
    base,
    patterns: site.patterns,
    first: { pathname: location.pathname, page },
  });
  const finish = takeOver(cart, site);
  const onReady = () => {
    finish();
    if (cart) prefetchCart(cart, () => pages.load((site.store as StoreData).addresses.list));
  };
  // Reveals sections that are rendered late; no block has to request it.
  new MutationObserver(app.reveal).observe(document.body, { childList: true, subtree: true });
  // A transition makes hydration interruptible, so that it never blocks input.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <BrowserRouter useTransitions={false}>
        <App site={site} page={page} cart={cart} pages={pages} onReady={onReady} />
      </BrowserRouter>,
    );
  });
};
