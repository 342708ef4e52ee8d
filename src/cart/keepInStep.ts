import type { Cart } from './store';

/**
 * Reloads what is stored whenever another tab may have changed it: after its writes, and on return from the
 * back/forward cache. Stores what still waits when the page is left.
 */
export function keepInStep(
  { reload, flush }: Pick<Cart, 'reload'> & Partial<Pick<Cart, 'flush'>>,
  end: Pick<AbortController, 'signal'>,
): void {
  addEventListener('storage', reload, end);
  addEventListener('pageshow', reload, end);
  // A missing listener is ignored by browsers, as `null` is (DOM: add an event listener).
  addEventListener('pagehide', flush as Cart['flush'], end);
}
