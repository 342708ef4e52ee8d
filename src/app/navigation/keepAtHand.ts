import { LIST } from '../../catalogue/addresses';
import type { Cart } from '../../cart/store';
import { savesData } from './links';

/**
 * Fetches the page with the list ahead, so that a list can be read and handed over when the network is gone:
 * at once, or with the first product for who saves data. What fails is tried again with the next change.
 */
export function keepListAtHand({ totalItems }: Cart, load: (path: string) => Promise<unknown>) {
  totalItems.subscribe((total) => {
    if (total > 0 || !savesData()) load(LIST).catch(() => {});
  });
}
