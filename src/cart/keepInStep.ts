/**
 * Reloads what is stored whenever another tab may have changed it: after its writes, and on return from the
 * back/forward cache. Stores what still waits when the page is left.
 */
export function keepInStep(
  { reload, flush = reload }: { reload: () => void; flush?: () => void },
  signal: AbortSignal,
): void {
  for (const type of ['storage', 'pageshow']) addEventListener(type, reload, { signal });
  addEventListener('pagehide', flush, { signal });
}
