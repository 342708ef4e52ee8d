import { LIST } from '../../catalogue/addresses';
import type { Cart } from '../../cart/store';
import { savesData } from './links';

/**
 * Prefetches the list page, so that a list can be read and handed over when the network is gone: at once, or with the
 * first product if the visitor saves data. Failures are retried at the next change.
 */
export function keepListAtHand({ totalItems }: Cart, load: (path: string) => Promise<unknown>) {
  totalItems.subscribe((total) => {
    if (total > 0 || !savesData()) load(LIST).catch(() => {});
  });
}
