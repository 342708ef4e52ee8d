import type { CartItem } from './items';
import { createObservable, type Observable } from './observable';
import { parseItems, stringifyItems, writeCart, type CartStorage } from './storage';

/** A snapshot of the cart. */
export interface CartState {
  readonly items: readonly CartItem[];
  /** False once a change could not be stored: the cart then lives in memory [I9]. */
  readonly stored: boolean;
}

/** Computes the next lines of the cart; pure, as it may be applied more than once. See items.ts. */
export type CartRule = (items: readonly CartItem[]) => readonly CartItem[];

/** The cart of a site; visitors know it as their inquiry list. Framework-independent; src/cart/react adapts it. */
export interface Cart extends Observable<CartState> {
  /**
   * Applies a rule to the lines as currently stored, in a single write: other tabs never see half a change, and a
   * suspended tab does not overwrite what it missed. Does nothing if the result is the same. The snapshot shows the
   * change at once; it is stored as soon as no other tab is storing one.
   */
  change: (rule: CartRule) => void;
  /**
   * Rereads the stored lines after another tab may have changed them. Keeps the cart if the entry cannot be parsed, or
   * if the last change could not be stored.
   */
  reload: () => void;
  /** Stores what still waits for another tab: before the page is left. */
  flush: () => void;
}

/** Options of `createCart`. */
export interface CartOptions {
  storage: CartStorage | undefined;
  key: string;
  /** The initial state, instead of reading storage: that of the early script. */
  initial?: CartState;
  /** Keeps tabs from storing at the same time. Undefined in browsers before 2022, and on pages without https. */
  locks?: Pick<LockManager, 'request'> | undefined;
}

/** Creates a cart that starts from storage and saves every change. An unreadable entry counts as empty. */
export function createCart({ storage, key, initial, locks }: CartOptions): Cart {
  const { getSnapshot, subscribe, set } = createObservable<CartState>(
    initial ?? { items: [], stored: true },
  );
  /** The lines last read or written. */
  let base = getSnapshot().items;
  /** Rules that are shown but not yet stored. */
  let waiting: CartRule[] = [];

  const isShown = (items: readonly CartItem[]) =>
    stringifyItems(items) === stringifyItems(getSnapshot().items);
  const reload = () => {
    const { stored } = getSnapshot();
    try {
      if (stored && storage) base = parseItems(storage.getItem(key) ?? '[]');
    } catch {
      // An unreadable entry is not a change by another tab.
    }
    const items = waiting.reduce((now, rule) => rule(now), base);
    if (!isShown(items)) set({ items, stored });
  };
  const flush = () => {
    reload();
    waiting = [];
    const { items, stored } = getSnapshot();
    if (isShown(base)) return;
    base = items;
    if (writeCart(storage, key, items) !== stored) set({ items, stored: !stored });
  };
  if (!initial) reload();
  return {
    getSnapshot,
    subscribe,
    change(rule) {
      waiting.push(rule);
      // Pages in sandboxed frames have locks, but may not use them.
      if (locks) locks.request(key, flush).catch(flush);
      else flush();
      reload();
    },
    reload,
    flush,
  };
}
