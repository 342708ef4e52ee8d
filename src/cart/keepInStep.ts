import type { Cart } from './store';

/**
 * Reloads what is stored whenever another tab may have changed it: after its writes, and on return from the
 * back/forward cache. Stores what still waits when the page is left.
 */
export function keepInStep(
  { reload, flush }: Pick<Cart, 'reload' | 'flush'>,
  end: Pick<AbortController, 'signal'>,
): void {
  addEventListener('storage', reload, end);
  addEventListener('pageshow', reload, end);
  addEventListener('pagehide', flush, end);
}
