import { badgeLabel, badgeText, type BadgeWords } from '../../cart/badge';
import { addItems, totalItems } from '../../cart/items';
import { localStorageOrNone, readCart, writeCart } from '../../cart/storage';
import { settled, type CartState } from '../../cart/store';
import type { Added, EarlyState } from './earlyState';

/** Updates the badge on the cart icon, with exactly the markup React renders, so that hydration finds no mismatch. */
export function drawBadge(count: number): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-cart-link]')) {
    const words = JSON.parse(link.dataset['cartLink'] as string) as BadgeWords;
    link.setAttribute('aria-label', badgeLabel(words, count));
    (link.lastChild as Element).textContent = count > 0 ? badgeText(count) : '';
  }
}

/**
 * Adds a product before hydration. Cart and badge change at once; the storage is written when this tab gets the lock of
 * the list, so that tabs do not overwrite each other. React announces the product later.
 */
export function addEarly(app: EarlyState, added: Added): void {
  const { cart, boot, unstored } = app;
  app.added.push(added);
  show(app, { ...cart, items: addItems(cart.items, [added.item]) });
  // The first add has asked for the lock already: it will store this one too.
  if (unstored.push(added.item) > 1) return;
  const store = () => {
    if (!app.onAdd) storeEarly(app);
  };
  // A sandboxed frame has locks but may not use them, so store after a refusal too. A browser without locks stores here
  // only if React will not come; otherwise React does it.
  if (app.plain && !navigator.locks) store();
  else navigator.locks?.request(boot.cart, settled).then(store, store);
}

/** Stores the products that were added but could not be stored yet. */
export function storeEarly(app: EarlyState): void {
  const { cart, boot } = app;
  const added = app.unstored.splice(0);
  if (!added[0]) return;
  const storage = localStorageOrNone();
  // Read the stored list again because another tab may have changed it. If nothing can be stored, no other tab has it.
  const items = cart.stored ? addItems(readCart(storage, boot.cart), added) : cart.items;
  show(app, { items, stored: writeCart(storage, boot.cart, items) });
}

function show(app: EarlyState, cart: CartState): void {
  app.cart = cart;
  drawBadge(totalItems(cart.items));
}
