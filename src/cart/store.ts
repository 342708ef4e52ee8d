import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import {
  addItem,
  addItems,
  removeItem,
  totalItems,
  updateQuantity,
  type CartItem,
  type CartProduct,
} from './items';
import { readCart, toItems, writeCart, type CartStorage } from './storage';

/** The inquiry list of one site: its lines as signals, and what can be done to it. */
export interface Cart {
  readonly items: ReadonlySignal<readonly CartItem[]>;
  /** Sum of quantities (spec 3). */
  readonly totalItems: ReadonlySignal<number>;
  /** False once a change could not be stored (spec R29: say so once). */
  readonly stored: ReadonlySignal<boolean>;
  add(product: CartProduct, quantity?: number): void;
  /** Adds many lines as one change: pasted codes, a shared list, a list that was cleared by mistake. */
  addAll(lines: Iterable<CartItem>): void;
  remove(id: string): void;
  update(id: string, quantity: number): void;
  clear(): void;
  /** Makes another list of what is stored by now, as one change: other tabs never see half of it. Lines of one id add up. */
  replace(rule: (now: readonly CartItem[]) => Iterable<CartItem>): void;
  /**
   * Reads the stored list again, after another tab may have changed it. The list stays as it is where
   * storage holds nothing that can be read, or could not take the last change.
   */
  reload(): void;
}

/** What a list is made of. */
export interface CartOptions {
  storage: CartStorage | undefined;
  key: string;
  /** Lines to start from instead of the stored ones: what the early script already holds. */
  initial?: readonly CartItem[];
  /** False where storage has refused those lines already: they are then never replaced by what it holds. */
  stored?: boolean;
}

/** A list that starts from storage and saves every change. */
export function createCart(options: CartOptions): Cart {
  const { storage, key } = options;
  const items = signal<readonly CartItem[]>(options.initial ?? readCart(storage, key));
  const stored = signal(options.stored ?? true);
  function reload() {
    if (!storage || !stored.peek()) return;
    try {
      items.value = toItems(JSON.parse(storage.getItem(key) ?? '[]'));
    } catch {
      // what cannot be read is no list of another tab
    }
  }
  // Starts from what is stored now: a tab that slept has missed changes and would overwrite them.
  const change = (rule: (now: readonly CartItem[]) => readonly CartItem[]) =>
    batch(() => {
      reload();
      const now = items.peek();
      const next = rule(now);
      if (next === now) return;
      items.value = next;
      stored.value = writeCart(storage, key, next);
    });
  return {
    items,
    totalItems: computed(() => totalItems(items.value)),
    stored,
    add: (product, quantity) => change((now) => addItem(now, product, quantity)),
    addAll: (lines) => change((now) => addItems(now, lines)),
    remove: (id) => change((now) => removeItem(now, id)),
    update: (id, quantity) => change((now) => updateQuantity(now, id, quantity)),
    clear: () => change(() => []),
    replace: (rule) => change((now) => addItems([], rule(now))),
    reload,
  };
}
