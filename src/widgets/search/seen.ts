import { localStorageOrNone, type CartStorage } from '../../cart/storage';

/** As many as a glance takes in. */
export const MAX_SEEN = 6;

const keyFor = (siteId: string) => `${siteId}-seen`;

/** The ids of the products that were looked at last on this device, the latest first. */
export function seenProducts(
  siteId: string,
  storage: CartStorage | undefined = localStorageOrNone(),
): readonly string[] {
  try {
    const ids: unknown = JSON.parse(storage?.getItem(keyFor(siteId)) ?? '[]');
    if (!Array.isArray(ids)) return [];
    return ids.filter((id) => typeof id === 'string').slice(0, MAX_SEEN);
  } catch {
    // Denied, or changed by somebody else: nothing is offered.
    return [];
  }
}

/** Remembers that a product was looked at. Where storage is denied or full, it is not. */
export function rememberSeen(
  siteId: string,
  id: string,
  storage: CartStorage | undefined = localStorageOrNone(),
): void {
  const others = seenProducts(siteId, storage).filter((other) => other !== id);
  try {
    storage?.setItem(keyFor(siteId), JSON.stringify([id, ...others].slice(0, MAX_SEEN)));
  } catch {
    // Nobody misses it.
  }
}
