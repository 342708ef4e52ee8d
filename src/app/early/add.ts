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

/** Adds a product before hydration: to cart and badge at once, to storage in its turn. React announces it later. */
export function addEarly(app: EarlyState, added: Added): void {
  const { cart, boot, unstored } = app;
  app.added.push(added);
  show(app, { ...cart, items: addItems(cart.items, [added.item]) });
  // One turn serves all adds that wait.
  if (unstored.push(added.item) > 1) return;
  const store = () => {
    if (!app.onAdd) storeEarly(app);
  };
  // Sandboxed frames have locks, but may not use them. Where there are none, React takes its turn without, if it comes.
  if (app.plain && !navigator.locks) store();
  else navigator.locks?.request(boot.cart, settled).then(store, store);
}

/** Stores the adds that wait for their turn, or for React. */
export function storeEarly(app: EarlyState): void {
  const { cart, boot } = app;
  const added = app.unstored.splice(0);
  if (!added[0]) return;
  const storage = localStorageOrNone();
  // Another tab may have changed the cart meanwhile; where nothing can be stored, ours is the only one.
  const items = cart.stored ? addItems(readCart(storage, boot.cart), added) : cart.items;
  show(app, { items, stored: writeCart(storage, boot.cart, items) });
}

function show(app: EarlyState, cart: CartState): void {
  app.cart = cart;
  drawBadge(totalItems(cart.items));
}
