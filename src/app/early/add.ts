import type { Added } from '../../cart/addButton';
import { badgeLabel, badgeText, type BadgeWords } from '../../cart/badge';
import { addItems, totalItems } from '../../cart/items';
import { localStorageOrNone, readCart, writeCart } from '../../cart/storage';
import type { EarlyState } from './earlyState';

/** Puts the count on the cart icon, in exactly the markup React draws, so that hydration finds no difference. */
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

/** Adds before React has loaded: to the cart, storage and badge. React announces it later. */
export function addEarly(app: EarlyState, added: Added): void {
  const storage = localStorageOrNone();
  const key = app.boot.cart;
  // Another tab may have added since this page was opened; without storage ours is the only cart.
  const { items, stored } = app.cart;
  const now = storage && stored ? readCart(storage, key) : items;
  const next = addItems(now, [added.item]);
  app.cart = { items: next, stored: writeCart(storage, key, next) };
  drawBadge(totalItems(next));
  app.added.push(added);
}
