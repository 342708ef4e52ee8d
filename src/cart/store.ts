import type { CartItem } from './items';
import { createObservable, type Observable } from './observable';
import { parseItems, readCart, stringifyItems, writeCart, type CartStorage } from './storage';

/** What a cart holds at one moment. */
export interface CartState {
  readonly items: readonly CartItem[];
  /** False once a change could not be stored: the cart then lives in memory [I9]. */
  readonly stored: boolean;
}

/** The cart of one site, which visitors call their inquiry list. It knows no framework: src/cart/react is for React. */
export interface Cart extends Observable<CartState> {
  /**
   * Applies a rule (items.ts) to the lines as they are stored by now, as one change: other tabs never see half of it,
   * and a tab that slept does not overwrite what it missed. A result that is as before is no change.
   */
  change: (rule: (items: readonly CartItem[]) => readonly CartItem[]) => void;
  /**
   * Reads the stored lines again, after another tab may have changed them. The cart stays as it is where
   * storage holds nothing that can be read, or could not take the last change.
   */
  reload: () => void;
}

/** What a cart is made of. */
export interface CartOptions {
  storage: CartStorage | undefined;
  key: string;
  /** What to start from instead of what is stored: the state that the early script already has. */
  initial?: CartState;
}

/** A cart that starts from storage and saves every change. */
export function createCart({ storage, key, initial }: CartOptions): Cart {
  const { getSnapshot, subscribe, set } = createObservable<CartState>(
    initial ?? { items: readCart(storage, key), stored: true },
  );
  /** What was read or written last: only another text is a change. */
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
      // What cannot be read is no cart of another tab.
      return state;
    }
  };
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
