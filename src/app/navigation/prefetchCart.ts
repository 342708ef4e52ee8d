import { LIST } from '../../catalogue/addresses';
import type { Cart } from '../../cart/store';
import { savesData } from './links';

/**
 * Prefetches the inquiry page, so that the cart can be read and sent offline: immediately, or with the first product
 * under Save-Data. A failure is retried on the next change.
 */
export function prefetchCart(
  { getSnapshot, subscribe }: Cart,
  load: (path: string) => Promise<unknown>,
): void {
  const prefetch = () => {
    if (getSnapshot().items.length > 0 || !savesData()) load(LIST).catch(() => {});
  };
  prefetch();
  subscribe(prefetch);
}
