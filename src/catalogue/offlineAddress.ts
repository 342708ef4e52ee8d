/**
 * The address of the service worker that keeps a desk: beside its page, as a host that sends no headers of ours lets a
 * worker answer for its own folder only. '/desk' → '/desk-offline.js'. Undefined for the home page.
 */
export function offlineAddress(page: string): string | undefined {
  const path = page.replace(/\/+$/, '');
  return path === '' ? undefined : `${path}-offline.js`;
}
