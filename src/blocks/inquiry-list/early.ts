/**
 * Until React takes over, the page shows the stored lines, or that there are none. If React fails to load, it says so
 * and retries [S20]. Where React will not come, the list can be sent and shortened here.
 */
import { encoderFor } from '../../cart/encoderFor';
import { fill } from '../../cart/fill';
import { removeItem } from '../../cart/items';
import { sendLinksFrom } from '../../cart/sendLinks';
import { localStorageOrNone, writeCart } from '../../cart/storage';
import type { EarlyList } from '../../cart/earlyList';

const RETRY_INTERVAL_MS = 3000;

const root = document.documentElement;
/** The same test as in InquiryList.tsx. */
const isShared = /[?&#]items=/.test(location.search + location.hash);

document.addEventListener('DOMContentLoaded', () => {
  const { app } = window;
  const place = document.querySelector<HTMLElement>('[data-early="inquiry-list"]');
  if (!place) return;
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  drawList(place, status);

  const again = () => {
    if (place.isConnected && !app.plain) {
      status.textContent = place.dataset['words'] ?? '';
      app.load();
      return;
    }
    clearInterval(timer);
    removeEventListener('online', again);
    if (place.isConnected) drawList(place, status);
  };
  const timer = setInterval(again, RETRY_INTERVAL_MS);
  addEventListener('online', again);
  if (app.plain) again();
});

function drawList(place: HTMLElement, status: HTMLElement): void {
  const { app } = window;
  const { items } = app.cart;
  const state = items.length > 0 ? 'lines' : 'none';
  root.dataset['list'] = isShared && state === 'none' ? '' : state;
  const texts = app.plain ? (JSON.parse(place.dataset['send'] ?? '') as EarlyList) : undefined;
  const list = document.createElement('ul');
  for (const { id, name, quantity } of items) {
    const line = document.createElement('li');
    line.append(`${quantity} × ${name}`);
    if (texts)
      line.append(
        ' ',
        removal(fill(texts.remove, { name }), id, () => drawList(place, status)),
      );
    list.append(line);
  }
  status.textContent = (isShared && texts?.shared) || '';
  place.textContent = '';
  if (items.length > 0) place.append(list, ...(texts ? waysToSend(texts) : []));
  place.append(status);
}

function removal(label: string, id: string, redraw: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', () => {
    const { app } = window;
    const items = removeItem(app.cart.items, id);
    app.cart = { items, stored: writeCart(localStorageOrNone(), app.boot.cart, items) };
    redraw();
  });
  return button;
}

/** The links that send the list, as SendCart.tsx and ByMail.tsx draw them. */
function waysToSend({ start, send, part, look, ...rest }: EarlyList): HTMLElement[] {
  const { items } = window.app.cart;
  const links = sendLinksFrom(start, { ...rest, items }, encoderFor(start));
  return links.map(({ href }, index) => {
    const link = document.createElement('a');
    link.className = look;
    link.href = href;
    link.rel = 'noopener';
    link.textContent =
      links.length > 1 ? fill(part, { part: index + 1, parts: links.length }) : send;
    const line = document.createElement('p');
    line.append(link);
    return line;
  });
}
