import type { Cart } from '../../cart/store';
import { savesData } from './links';

/**
 * Prefetches the inquiry page, so that the cart can be read and sent offline: immediately, or with the first product
 * under Save-Data. A failure is retried on the next change.
 * `load` fetches that page.
 */
export function prefetchCart({ getSnapshot, subscribe }: Cart, load: () => Promise<unknown>): void {
  const prefetch = () => {
    if (getSnapshot().items.length > 0 || !savesData()) load().catch(() => {});
  };
  prefetch();
  subscribe(prefetch);
}
