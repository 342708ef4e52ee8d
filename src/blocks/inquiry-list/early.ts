/**
 * Until React takes over, the page shows the stored lines, or that there are none. If React fails to load, it says so
 * and retries [S20].
 */

const RETRY_INTERVAL_MS = 3000;

const root = document.documentElement;
/** The same test as in InquiryList.tsx. */
const isShared = /[?&#]items=/.test(location.search + location.hash);

document.addEventListener('DOMContentLoaded', () => {
  const { app } = window;
  const { items } = app.cart;
  const place = document.querySelector<HTMLElement>('[data-early="inquiry-list"]');
  if (!place) return;
  const state = items.length > 0 ? 'lines' : 'none';
  root.dataset['list'] = isShared && state === 'none' ? '' : state;
  const list = document.createElement('ul');
  for (const { name, quantity } of items) {
    const line = document.createElement('li');
    line.append(`${quantity} × ${name}`);
    list.append(line);
  }
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  place.append(...(items.length > 0 ? [list] : []), status);

  const again = () => {
    if (!place.isConnected) {
      clearInterval(timer);
      removeEventListener('online', again);
      return;
    }
    status.textContent = place.dataset['words'] ?? '';
    app.load();
  };
  const timer = setInterval(again, RETRY_INTERVAL_MS);
  addEventListener('online', again);
});
