import type { Cart } from '../../../cart/store';

/**
 * Prefetches the inquiry page once there is a product on the list, so that the list can be read and sent offline. As
 * long as it is empty, the page is prefetched with the others, after those that are likelier to be opened. A failure is
 * retried on the next change. `load` fetches that page.
 */
export function prefetchCart({ getSnapshot, subscribe }: Cart, load: () => Promise<unknown>): void {
  const prefetch = () => {
    if (getSnapshot().items.length > 0) load().catch(() => {});
  };
  prefetch();
  subscribe(prefetch);
}
