import { LIST } from '../../catalogue/addresses';
import type { Cart } from '../../cart/store';
import { savesData } from './links';

/**
 * Prefetches the inquiry page, so that the list can be read and sent offline: immediately, or with the first product
 * under Save-Data. A failure is retried on the next change.
 */
export function keepListAtHand({ totalItems }: Cart, load: (path: string) => Promise<unknown>) {
  totalItems.subscribe((total) => {
    if (total > 0 || !savesData()) load(LIST).catch(() => {});
  });
}
