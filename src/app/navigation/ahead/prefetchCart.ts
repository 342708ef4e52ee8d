import type { Cart } from '../../../cart/store';
import { isThrifty } from '../../../ui/isThrifty';

/**
 * Prefetches the inquiry page, so that the cart can be read and sent offline: at once, or with the first product for
 * visitors who save data. A failure is retried on the next change. `load` fetches that page.
 */
export function prefetchCart({ getSnapshot, subscribe }: Cart, load: () => Promise<unknown>): void {
  const prefetch = () => {
    if (getSnapshot().items.length > 0 || !isThrifty()) load().catch(() => {});
  };
  prefetch();
  subscribe(prefetch);
}
