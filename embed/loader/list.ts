import type { CartItem } from '../../src/cart/items';
import { localStorageOrNone, parseItems, stringifyItems, writeCart } from '../../src/cart/storage';

type Items = readonly CartItem[];

/** The inquiry list of a partner's page, in that page's own storage: without a framework, so that it is there at once. */
export interface List {
  items: Items;
  /** False once storage has refused, or kept nothing: the list then lives in memory alone [I9]. */
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
 * @param tell Called after every change, also after those of other tabs. Pages answer changes with changes: what
 *   leaves the list as it is is none.
 */
export function openList(key: string, tell: () => void): List {
  const storage = localStorageOrNone();
  const written = () => stringifyItems(list.items);
  const read = () => {
    try {
      if (list.stored) list.items = parseItems(storage?.getItem(key) ?? '[]');
    } catch {
      // What is denied, or no list of ours, is none.
    }
  };
  const told = () => {
    if (last === (last = written())) return;
    list.follow?.();
    tell();
  };
  const list: List = {
    items: [],
    stored: true,
    change(rule) {
      read();
      list.items = rule(list.items);
      const kept = writeCart(storage, key, list.items);
      list.stored &&= kept;
      told();
    },
    reload() {
      read();
      told();
    },
  };
  read();
  let last = written();
  return list;
}
