/**
 * A reload deep in a long listing restores a position among products that are not in the HTML. Makes the page tall
 * enough for the browser to restore the scroll, and requests React, which loads them.
 */
import { scrollKey } from '../../app/early/scrollKey';

const root = document.documentElement;
const { key = 'default', shown } = (history.state ?? {}) as { key?: string; shown?: number };
if (shown) {
  try {
    const top = Number(sessionStorage.getItem(scrollKey(key)));
    const height = `${top + innerHeight}px`;
    root.style.minHeight = height;
    // Forces layout of the cards above (content-visibility).
    root.style.setProperty('--held', height);
  } catch {
    // without storage the browser scrolls as far as the page goes
  }
  // The early script may stand further down the page.
  addEventListener('load', () => window.app.load());
}
