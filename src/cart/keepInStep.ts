import type { Cart } from './store';

/**
 * Reloads the stored value whenever another tab may have changed it: when that tab writes, and on return from the
 * back/forward cache. When the page is left, it stores the changes that still wait.
 */
export function keepInStep(
  { reload, flush }: Pick<Cart, 'reload'> & Partial<Pick<Cart, 'flush'>>,
  end: Pick<AbortController, 'signal'>,
): void {
  addEventListener('storage', reload, end);
  addEventListener('pageshow', reload, end);
  // Without `flush` this adds no listener: browsers ignore undefined as they ignore null (DOM: add an event listener).
  addEventListener('pagehide', flush as Cart['flush'], end);
}
