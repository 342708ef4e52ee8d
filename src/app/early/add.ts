import { badgeLabel, badgeText, type BadgeWords } from '../../cart/badge';
import { addItems, totalItems } from '../../cart/items';
import { localStorageOrNone, readCart, writeCart } from '../../cart/storage';
import type { Added, EarlyState } from './earlyState';

/** Updates the badge on the cart icon, with exactly the markup React renders, so that hydration finds no mismatch. */
export function drawBadge(count: number): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-cart-link]')) {
    const words = JSON.parse(link.dataset['cartLink'] ?? '') as BadgeWords;
    link.setAttribute('aria-label', badgeLabel(words, count));
    let badge = link.querySelector('[data-badge]');
    if (!badge && count) {
      badge = document.createElement('span');
      badge.setAttribute('data-badge', '');
      link.append(badge);
    }
    if (badge) badge.textContent = badgeText(count);
  }
}

/** Adds a product before hydration: to cart, storage and badge. React announces it later. */
export function addEarly(app: EarlyState, added: Added): void {
  const storage = localStorageOrNone();
  const key = app.boot.cart;
  // Another tab may have changed the cart since page load; without storage ours is the only one.
  const { items, stored } = app.cart;
  const now = storage && stored ? readCart(storage, key) : items;
  const next = addItems(now, [added.item]);
  app.cart = { items: next, stored: writeCart(storage, key, next) };
  drawBadge(totalItems(next));
  app.added.push(added);
}
