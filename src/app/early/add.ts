import { badgeText } from '../../cart/badge';
import { addItem, totalItems } from '../../cart/items';
import { choosePlurals } from '../../cart/plural';
import { localStorageOrNone, readCart, writeCart } from '../../cart/storage';
import type { Added, Handoff } from './handoff';

/** What a button with `data-inquiry-add` adds. */
export function readAdd(button: HTMLElement): Added {
  const { inquiryAdd = '', inquiryName, inquiryImage, inquiryCategory } = button.dataset;
  return {
    product: {
      id: inquiryAdd,
      name: inquiryName ?? inquiryAdd,
      ...(inquiryImage && { image: inquiryImage }),
      ...(inquiryCategory && { category: inquiryCategory }),
    },
    quantity: Number(button.dataset.inquiryQuantity ?? 1),
    wording: button.dataset.inquiryWording ?? '',
  };
}

/** Puts the count on the cart icon, in exactly the markup React draws, so that hydration finds no difference. */
export function drawBadge(count: number): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-cart-link]')) {
    const [none = '', one = '', many = ''] = (link.dataset.cartLink ?? '').split('|');
    const label = count === 0 ? none : count === 1 ? one : many;
    const shown = badgeText(count);
    const said = (import.meta.env.PLURALS ?? true) ? choosePlurals(label, { count: shown }) : label;
    link.setAttribute('aria-label', said.replace('{count}', shown));
    let badge = link.querySelector('[data-badge]');
    if (!badge && count) {
      badge = document.createElement('span');
      badge.setAttribute('data-badge', '');
      link.append(badge);
    }
    if (badge) badge.textContent = shown;
  }
}

/** Adds before React has loaded: to the list, storage and badge. React announces it later. */
export function addEarly(app: Handoff, added: Added): void {
  const storage = localStorageOrNone();
  const key = app.boot.cart;
  // Another tab may have added since this page was opened; without storage ours is the only list.
  const items = storage && !app.unstored ? readCart(storage, key) : app.items;
  app.items = addItem(items, added.product, added.quantity);
  if (!writeCart(storage, key, app.items)) app.unstored = true;
  drawBadge(totalItems(app.items));
  app.added.push(added);
}
