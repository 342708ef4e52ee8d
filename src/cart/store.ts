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
  /** Stores changes that still wait for another tab, before the page is left. */
  flush: () => void;
}

/** Keeps tabs from storing at the same time. */
export interface Turns {
  /** Calls `wait` when it is this tab's turn to store; the turn ends when `wait` resolves. */
  request: (key: string, wait: () => Promise<unknown>) => Turn;
}

/** Resolves when a turn ends: a promise, or an object whose `then` calls `store` at once. */
interface Turn {
  then: (store: () => void, failed: () => void) => unknown;
}

/** Options of `createCart`. */
export interface CartOptions {
  storage: CartStorage | undefined;
  key: string;
  /** The Web Locks API, or `takeTurn` in its place. */
  turns: Turns;
}

/**
 * The delay between getting a turn and reading the storage. Chromium syncs local storage between processes
 * asynchronously: under load, a tab got the lock up to 80 ms before it saw the other tab's write, and overwrote it.
 */
const STORAGE_SYNC_MS = 200;

/** Resolves when this tab sees what the previous tab has stored. */
export const settled = (): Promise<unknown> =>
  new Promise((resolve) => setTimeout(resolve, STORAGE_SYNC_MS));

/**
 * Creates a cart that starts from storage and saves every change. An unreadable entry counts as empty.
 * @param initial The state until storage is read again. For hydration it is the state that the early script has shown.
 */
export function createCart({ storage, key, turns }: CartOptions, initial?: CartState): Cart {
  const { getSnapshot, subscribe, set } = createObservable<CartState>(
    initial ?? { items: [], stored: true },
  );
  /** The lines last read or written. */
  let base = getSnapshot().items;
  /** Rules that are shown but not yet stored. */
  let waiting: CartRule[] = [];

  /** The lines as stored, with the changes that wait. */
  const read = () => {
    try {
      if (getSnapshot().stored) base = parseItems(storage?.getItem(key) ?? '[]');
    } catch {
      // An unreadable entry is not a change by another tab.
    }
    return waiting.reduce((items, rule) => rule(items), base);
  };
  const show = (items: readonly CartItem[], stored = getSnapshot().stored) => {
    if (stored !== getSnapshot().stored || !areSame(items, getSnapshot().items))
      set({ items, stored });
  };
  const reload = () => show(read());
  const flush = () => {
    const items = read();
    waiting = [];
    show(items, areSame(items, base) ? undefined : writeCart(storage, key, items));
    base = items;
  };
  if (!initial) reload();
  return {
    getSnapshot,
    subscribe,
    change(rule) {
      // One request serves all waiting changes. Sandboxed frames have locks, but may not use them. Writing just after
      // the lock was released is safe: the next tab waits before it reads.
      if (waiting.push(rule) < 2) turns.request(key, settled).then(flush, flush);
      reload();
    },
    reload,
    flush,
  };
}

const areSame = (one: readonly CartItem[], other: readonly CartItem[]) =>
  stringifyItems(one) === stringifyItems(other);
