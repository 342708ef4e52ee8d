/**
 * The rules of the cart, as pure functions on an array of lines [I1]-[I4]. Independent of storage, React and the DOM:
 * the early script, the site and the embed share them.
 */

/** The data of a product that the cart stores. */
export interface CartProduct {
  id: string;
  name: string;
  image?: string | undefined;
  category?: string | undefined;
}

/** A line of the cart: a product and its quantity, an integer of at least 1. */
export interface CartItem extends CartProduct {
  quantity: number;
}

/**
 * Turns any number into a valid quantity; undefined if it would be below 1. There is no maximum but the largest safe
 * integer [I17].
 */
export function toQuantity(value: number): number | undefined {
  const whole = Math.min(Math.trunc(value), Number.MAX_SAFE_INTEGER);
  return whole >= 1 ? whole : undefined;
}

/** Adds the quantity of each line to the line of the same id, or appends it. Quantities below 1 are ignored. */
export function addItems(
  items: readonly CartItem[],
  lines: Iterable<CartItem>,
): readonly CartItem[] {
  const all = new Map(items.map((item) => [item.id, item]));
  for (const line of lines) {
    const old = all.get(line.id) ?? { ...line, quantity: 0 };
    const quantity = toQuantity(old.quantity + Math.max(line.quantity, 0));
    if (quantity) all.set(line.id, { ...old, quantity });
  }
  return [...all.values()];
}

/** Removes the line of an id, if there is one. */
export function removeItem(items: readonly CartItem[], id: string): readonly CartItem[] {
  return items.filter((item) => item.id !== id);
}

/** Sets the quantity of a line; 0 or less removes it [I3]. */
export function updateQuantity(
  items: readonly CartItem[],
  id: string,
  quantity: number,
): readonly CartItem[] {
  const amount = toQuantity(quantity);
  return items.flatMap((item) => {
    if (item.id !== id) return item;
    if (amount) return { ...item, quantity: amount };
    return quantity <= 0 ? [] : item;
  });
}

/** The sum of all quantities: what the badge and 'Total Items' show. */
export function totalItems(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}
