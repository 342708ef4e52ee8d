/**
 * The early script: inlined into every page, without a framework. From the first paint on it makes
 * 'add to list', the badge and the menus work, lets parts fade in, and fetches React when there is time.
 */
import { readAddButton } from '../../cart/addButton';
import { totalItems } from '../../cart/items';
import { localStorageOrNone, readCart } from '../../cart/storage';
import { addEarly, drawBadge } from './add';
import { closeInnermost, closeOthers, setOpen } from './disclosure';
import type { Boot, EarlyState } from './earlyState';
import { createLoader, loadForContent, schedule } from './load';
import { createReveal } from './reveal';

const root = document.documentElement;
const boot = JSON.parse(document.getElementById('early')?.dataset.boot ?? '{}') as Boot;
const app: EarlyState = (window.app = {
  cart: {
    items: (import.meta.env.STORE ?? boot.cart) ? readCart(localStorageOrNone(), boot.cart) : [],
    stored: true,
  },
  added: [],
  clicks: [],
  live: false,
  load: () => load(),
  reveal: createReveal(),
  boot,
});
const load = createLoader(app);

function onClick(event: MouseEvent) {
  const target = event.target as Element;
  const button = target.closest<HTMLElement>('button, [data-inquiry-add]');
  const toggles = button?.hasAttribute('data-toggle');
  closeOthers(target.closest('a[href]') ? null : target);
  if (toggles && button) setOpen(button);
  else if ((import.meta.env.STORE ?? true) && button?.dataset.inquiryAdd) {
    event.preventDefault();
    const added = readAddButton(button);
    if (app.onAdd) app.onAdd(added);
    else addEarly(app, added);
  } else if (button && !app.live) {
    app.clicks.push(button);
    // On a slow phone this takes seconds: show that the press counted.
    button.dataset.pressed = '';
    // React will check and send the form; if it fails to load, the browser does (see load.ts).
    if ('form' in button && button.form) event.preventDefault();
  }
  if (button) load();
}

/**
 * The header changes once the page is scrolled more than 10 px, not at 10 [H9]. Only the event checks: it also
 * fires when a reload restores the scroll, and checking before the first paint would force an early layout.
 */
const onScroll = () => root.toggleAttribute('data-scrolled', scrollY > 10);

/** A scene stops pulsing when it has come, or failed, whether React is there or not [M9]. */
const onSettled = (event: Event) =>
  (event.target as Element).closest('[data-frame]')?.setAttribute('data-settled', '');

/** Back after a reload asks this document for another page, which only React can draw. */
const { pathname } = location;
const onPop = () => {
  if (!app.live && location.pathname !== pathname) location.reload();
};

root.setAttribute('data-js', '');
addEventListener('popstate', onPop);
document.addEventListener('click', onClick);
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') closeInnermost();
});
document.addEventListener('focusin', (event) => closeOthers(event.target as Node));
addEventListener('scroll', onScroll, { passive: true });
for (const type of ['load', 'error']) document.addEventListener(type, onSettled, true);
document.addEventListener('DOMContentLoaded', () => {
  if (import.meta.env.STORE ?? boot.cart) drawBadge(totalItems(app.cart.items));
  for (const year of document.querySelectorAll('[data-year]'))
    year.textContent = `${new Date().getFullYear()}`;
  app.reveal();
  loadForContent(load);
});
schedule(load);
