import type { CartItem } from '../../src/cart/items';
import { localStorageOrNone, readCart } from '../../src/cart/storage';

type Items = readonly CartItem[];

/** The inquiry list of a partner's page, in that page's own storage: without a framework, so that it is there at once. */
export interface List {
  items: Items;
  /** False once storage has refused: the list then lives in memory alone (spec R29). */
  stored: boolean;
  /** Changes the list as it is stored by now: another tab may have changed it since. */
  change: (rule: (items: Items) => Items) => void;
  /** Called after every change: set by the widgets. Not an event: a page may remove all listeners. */
  follow?: () => void;
  /** Reads again what is stored: another tab has changed it. */
  reload: () => void;
}

/**
 * Opens the list that is stored under a key.
 * @param tell Called after every change, also after those of other tabs.
 */
export function openList(key: string, tell: () => void): List {
  const storage = localStorageOrNone();
  const told = () => {
    list.follow?.();
    tell();
  };
  const now = () => (list.stored ? readCart(storage, key) : list.items);
  const list: List = {
    items: [],
    stored: !!storage,
    change(rule) {
      list.items = rule(now());
      try {
        if (list.items.length)
          storage?.setItem(key, `[${list.items.map((item) => JSON.stringify(item)).join()}]`);
        else storage?.removeItem(key);
      } catch {
        list.stored = false;
      }
      told();
    },
    reload() {
      list.items = now();
      told();
    },
  };
  list.items = now();
  return list;
}
