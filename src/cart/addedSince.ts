import type { CartItem } from './items';

/** What has been added to a list since: lines and quantities that `then` did not have. */
export function addedSince(
  then: readonly CartItem[],
  items: readonly CartItem[],
): readonly CartItem[] {
  const before = new Map(then.map(({ id, quantity }) => [id, quantity]));
  return items.flatMap((item) => {
    const quantity = item.quantity - (before.get(item.id) ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}
