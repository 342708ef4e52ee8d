/**
 * The rules of the inquiry list, as pure functions on an array of lines (spec 4 "Cart", R21).
 * Nothing here knows storage, React or the DOM: the early script, the site and the embed share it.
 */

/** What a product brings into the list. */
export interface CartProduct {
  id: string;
  name: string;
  image?: string;
  category?: string;
}

/** A line of the list: a product and how many of it, an integer of at least 1. */
export interface CartItem extends CartProduct {
  quantity: number;
}

/** No maximum short of what a number can count exactly (spec R21). */
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
    if (!amount) continue;
    const old = all.get(line.id);
    all.set(line.id, { ...(old ?? line), quantity: Math.min((old?.quantity ?? 0) + amount, MOST) });
  }
  return [...all.values()];
}

/** Adds to the line of the same id, or appends a new line. A quantity below 1 adds nothing. */
export function addItem(
  items: readonly CartItem[],
  product: CartProduct,
  quantity = 1,
): readonly CartItem[] {
  if (toQuantity(quantity) === undefined) return items;
  return addItems(items, [{ ...product, quantity }]);
}

/** Takes the line of this id away. */
export function removeItem(items: readonly CartItem[], id: string): readonly CartItem[] {
  return items.filter((item) => item.id !== id);
}

/** Sets the quantity of a line; 0 or less removes it (spec 5). */
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
