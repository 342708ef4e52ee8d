import type { Cart } from '../../../cart/store';

/**
 * Prefetches the inquiry page with the first product, so that the cart can be read and sent offline. A failure is
 * retried on the next change. `load` fetches that page.
 */
export function prefetchCart({ getSnapshot, subscribe }: Cart, load: () => Promise<unknown>): void {
  const prefetch = () => {
    if (getSnapshot().items.length > 0) load().catch(() => {});
  };
  prefetch();
  subscribe(prefetch);
}
