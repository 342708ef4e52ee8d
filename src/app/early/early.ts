/**
 * The early script: inlined into every page, without a framework. From the first paint on, it handles 'add to list',
 * the badge, the menus and the fade-in of sections, and loads React when the browser is idle.
 */
import { readAddButton } from '../../cart/addButton';
import { totalItems } from '../../cart/items';
import { localStorageOrNone, readCart } from '../../cart/storage';
import { isFullBrowser } from '../../ui/isFullBrowser';
import { addEarly, drawBadge, storeEarly } from './add';
import { closeInnermost, closeOthers, toggle } from './disclosure';
import type { Boot, EarlyState } from './earlyState';
import { createLoader, loadForContent, schedule } from './load';
import { markBrowser } from './markBrowser';
import { createReveal } from './reveal';

const root = document.documentElement;
const boot = JSON.parse(
  (document.getElementById('early') as HTMLElement).dataset['boot'] as string,
) as Boot;
const app: EarlyState = (window.app = {
  cart: {
    items:
      import.meta.env.STORE !== false && boot.cart ? readCart(localStorageOrNone(), boot.cart) : [],
    stored: true,
  },
  added: [],
  unstored: [],
  clicks: [],
  live: false,
  plain: !isFullBrowser,
  load: () => load(),
  reveal: isFullBrowser ? createReveal() : () => {},
  boot,
});
const load = createLoader(app);

function onClick(event: MouseEvent) {
  const target = event.target as Element;
  const button = target.closest<HTMLElement>('button, [data-inquiry-add]');
  // A link to another tab leaves the visitor here, with the focus in what is open.
  closeOthers(target.closest('a[href]:not([target])') ? null : target);
  if (button?.hasAttribute('data-toggle')) toggle(button);
  else if (import.meta.env.STORE !== false && button?.dataset.inquiryAdd) {
    event.preventDefault();
    const added = {
      item: readAddButton((name) => button.getAttribute(`data-inquiry-${name}`)),
      wording: button.dataset.inquiryWording,
    };
    if (app.onAdd) app.onAdd(added);
    else addEarly(app, added);
  } else if (button && !app.live && !app.plain) {
    app.clicks.push(button);
    // Hydration takes seconds on a slow phone: give feedback now.
    button.dataset.pressed = '';
    // React will validate and send the form; if it fails to load, the browser does (see load.ts).
    if ((button as HTMLButtonElement).form) event.preventDefault();
  }
  if (button) load();
}

/**
 * The header changes once the page is scrolled by more than 10 px [H9]. Checked on the event alone: it also fires when
 * a reload restores the scroll position, and checking before the first paint would force a layout.
 */
const onScroll = () => root.toggleAttribute('data-scrolled', scrollY > 10);

/** A picture's placeholder stops pulsing once it has loaded or failed, before and after hydration [M9]. */
const onSettled = (event: Event) =>
  (event.target as Element).closest('[data-frame]')?.setAttribute('data-settled', '');

/** After a reload, Back asks this document for another page, which only React can render. */
const { pathname } = location;
const onPop = () => {
  if (!app.live && location.pathname !== pathname) location.reload();
};

markBrowser();
addEventListener('popstate', onPop);
document.addEventListener('click', onClick);
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') closeInnermost();
});
document.addEventListener('focusin', (event) => closeOthers(event.target as Node));
if (isFullBrowser) addEventListener('scroll', onScroll);
if (import.meta.env.STORE !== false && boot.cart)
  addEventListener('pagehide', () => storeEarly(app));
for (const type of ['load', 'error']) document.addEventListener(type, onSettled, true);
document.addEventListener('DOMContentLoaded', () => {
  if (import.meta.env.STORE !== false && boot.cart) drawBadge(totalItems(app.cart.items));
  for (const year of document.querySelectorAll('[data-year]'))
    year.textContent = `${new Date().getFullYear()}`;
  app.reveal();
  loadForContent(load);
});
schedule(load);
