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
  /** Called after every change: set by the widgets. No event, for a page may throw all listeners away. */
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
  const list: List = {
    items: readCart(storage, key),
    stored: !!storage,
    change(rule) {
      list.items = rule(list.stored ? readCart(storage, key) : list.items);
      try {
        if (list.items.length > 0) storage?.setItem(key, toJson(list.items));
        else storage?.removeItem(key);
      } catch {
        list.stored = false;
      }
      told();
    },
    reload() {
      if (list.stored) list.items = readCart(storage, key);
      told();
    },
  };
  return list;
}

/**
 * JSON of the lines without asking any array for its own form: old libraries give every array a `toJSON`
 * that makes a text of it, and the list would come back as one.
 */
function toJson(items: Items): string {
  return `[${items.map((item) => JSON.stringify(item)).join()}]`;
}
