import type { CartItem } from './items';
import { createObservable, type Observable } from './observable';
import { parseItems, stringifyItems, writeCart, type CartStorage } from './storage';

/** A snapshot of the cart. */
export interface CartState {
  readonly items: readonly CartItem[];
  /** False once a change could not be stored: the cart then lives in memory [I9]. */
  readonly stored: boolean;
}

/** The cart of a site; visitors know it as their inquiry list. Framework-independent; src/cart/react adapts it. */
export interface Cart extends Observable<CartState> {
  /**
   * Applies a rule (items.ts) to the lines as currently stored, in a single write: other tabs never see half a change,
   * and a suspended tab does not overwrite what it missed. Does nothing if the result is the same.
   */
  change: (rule: (items: readonly CartItem[]) => readonly CartItem[]) => void;
  /**
   * Rereads the stored lines after another tab may have changed them. Keeps the cart if the entry cannot be parsed, or
   * if the last change could not be stored.
   */
  reload: () => void;
}

/** Options of `createCart`. */
export interface CartOptions {
  storage: CartStorage | undefined;
  key: string;
  /** The initial state, instead of reading storage: that of the early script. */
  initial?: CartState;
}

/** Creates a cart that starts from storage and saves every change. An unreadable entry counts as empty. */
export function createCart({ storage, key, initial }: CartOptions): Cart {
  const { getSnapshot, subscribe, set } = createObservable<CartState>(
    initial ?? { items: [], stored: true },
  );
  /** The text last read or written, to detect changes. */
  let known = stringifyItems(getSnapshot().items);

  const read = (): CartState => {
    const state = getSnapshot();
    if (!storage || !state.stored) return state;
    try {
      const text = storage.getItem(key) ?? '[]';
      if (text === known) return state;
      const items = parseItems(text);
      known = text;
      return { items, stored: true };
    } catch {
      // An unreadable entry is not a change by another tab.
      return state;
    }
  };
  if (!initial) set(read());
  return {
    getSnapshot,
    subscribe,
    change(rule) {
      const now = read();
      const items = rule(now.items);
      const text = stringifyItems(items);
      if (text === known) set(now);
      else {
        known = text;
        set({ items, stored: writeCart(storage, key, items) });
      }
    },
    reload: () => set(read()),
  };
}
