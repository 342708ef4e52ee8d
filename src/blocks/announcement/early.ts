/**
 * The early step of pages with an announcement. It shows or hides it as soon as the browser has read it, so that
 * nothing on the page moves, and at its minute while the page is open. It also closes it, with React or without.
 */
import { localStorageOrNone } from '../../cart/storage';
import { isAway, TICK_MS } from '../../ui/dates/due';

const find = () => document.querySelector<HTMLElement>('[data-early="announcement"]');

/** What was closed in this tab, for browsers that store nothing. */
let closed: string | undefined;

function isClosed({ key, id }: DOMStringMap): boolean {
  if (!key) return false;
  try {
    closed ??= localStorageOrNone()?.getItem(key) ?? undefined;
  } catch {
    // It stays open where nothing can be read.
  }
  return closed === id;
}

function showIfDue(): boolean {
  const announcement = find();
  if (!announcement) return false;
  const { from = '0', until = 'Infinity' } = announcement.dataset;
  announcement.hidden =
    isAway({ from: Number(from), until: Number(until) }, Date.now()) ||
    isClosed(announcement.dataset);
  return true;
}

function close(announcement: HTMLElement): void {
  const { key = '', id = '' } = announcement.dataset;
  closed = id;
  announcement.hidden = true;
  // Focus would be lost with the button.
  document.getElementById('content')?.focus({ preventScroll: true });
  try {
    localStorageOrNone()?.setItem(key, id);
  } catch {
    // It stays closed until the page is left.
  }
}

document.addEventListener('click', ({ target }) => {
  const announcement = find();
  const isOpen = announcement?.hidden === false;
  // A click before React is repeated once it has come.
  if (isOpen && (target as Element).closest('[data-close]')) close(announcement);
});
const observer = new MutationObserver(() => showIfDue() && observer.disconnect());
observer.observe(document.documentElement, { childList: true, subtree: true });
setInterval(showIfDue, TICK_MS);
