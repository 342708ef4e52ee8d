/**
 * A reload deep in a long listing leads to products that are not in the HTML. The page is made high enough for the
 * browser to restore the scroll, and React is requested, which loads them.
 */
import { scrollKey } from '../../app/early/scrollKey';

const root = document.documentElement;
const { key = 'default', shown } = (history.state ?? {}) as { key?: string; shown?: number };
if (shown) {
  try {
    const top = Number(sessionStorage.getItem(scrollKey(key)));
    const height = `${top + innerHeight}px`;
    root.style.minHeight = height;
    // What is above the place is laid out, too.
    root.style.setProperty('--held', height);
  } catch {
    // without storage, the browser comes as far as the page goes
  }
  addEventListener('load', window.app.load);
}
