/**
 * The rules of the cart, as pure functions on an array of lines [I1]-[I4].
 * Nothing here knows storage, React or the DOM: the early script, the site and the embed share it.
 */

/** What a product brings into the cart. */
export interface CartProduct {
  id: string;
  name: string;
  image?: string;
  category?: string;
}

/** A line of the cart: a product and how many of it, an integer of at least 1. */
export interface CartItem extends CartProduct {
  quantity: number;
}

/** No maximum short of what a number can count exactly [I17]. */
const MOST = Number.MAX_SAFE_INTEGER;

/** Makes any number a quantity that a line may hold; undefined where it would be below 1. */
export function toQuantity(value: number): number | undefined {
  const whole = Math.min(Math.trunc(value), MOST);
  return whole >= 1 ? whole : undefined;
}

/** Adds each line to that of the same id, or appends it. A quantity below 1 adds nothing. */
export function addItems(
  items: readonly CartItem[],
  lines: Iterable<CartItem>,
): readonly CartItem[] {
  const all = new Map(items.map((item) => [item.id, item]));
  for (const line of lines) {
    const amount = toQuantity(line.quantity);
    const old = all.get(line.id) ?? { ...line, quantity: 0 };
    if (amount) all.set(line.id, { ...old, quantity: Math.min(old.quantity + amount, MOST) });
  }
  return [...all.values()];
}

/** Takes the line of this id away. */
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
