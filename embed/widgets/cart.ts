import { signal } from '@preact/signals-core';
import { totalItems } from '../../src/cart/items';
import type { Cart } from '../../src/cart/store';
import type { Context } from '../context';

/** What the widgets need of a cart. */
export type ListedCart = Pick<Cart, 'items' | 'totalItems' | 'remove' | 'update'>;

/** The list of the loader as the widgets know it: every change still goes through the loader, which stores it. */
export function cartOf({ list, edit }: Context): ListedCart {
  const items = signal(list.items);
  const total = signal(totalItems(list.items));
  list.follow = () => {
    items.value = list.items;
    total.value = totalItems(list.items);
  };
  return {
    items,
    totalItems: total,
    remove: (id) => edit('remove', id),
    update: (id, quantity) => edit('update', id, quantity),
  };
}
