import { signal } from '@preact/signals-core';
import { removeItem, totalItems, updateQuantity } from '../../src/cart/items';
import type { Cart } from '../../src/cart/store';
import type { Context } from '../context';

/** The list of the loader as the widgets know it: every change still goes through the loader, which stores it. */
export function cartOf({ list, add, emit }: Context): Cart {
  const items = signal(list.items);
  const total = signal(totalItems(list.items));
  const stored = signal(list.stored);
  list.follow = () => {
    items.value = list.items;
    total.value = totalItems(list.items);
    stored.value = list.stored;
  };
  return {
    items,
    totalItems: total,
    stored,
    add,
    addAll(lines) {
      for (const line of lines) add(line, line.quantity);
    },
    remove(id) {
      list.change((now) => removeItem(now, id));
      emit('remove', { id });
    },
    update(id, quantity) {
      list.change((now) => updateQuantity(now, id, quantity));
      emit('update', { id, quantity });
    },
    clear() {
      list.change(() => []);
      emit('clear', {});
    },
    // The loader hears of other tabs.
    reload: () => {},
  };
}
