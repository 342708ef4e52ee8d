/**
 * The link that a click follows inside this site, or undefined where the browser should do it:
 * other sites, new tabs, downloads, files, modified clicks, invalid addresses.
 */
export function siteLink(event: Event): URL | undefined {
  const anchor = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (!anchor || anchor.target || anchor.hasAttribute('download')) return undefined;
  if (event instanceof MouseEvent && event.type === 'click') {
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || modified) return undefined;
  }
  // For an invalid address the element has an empty origin; `new URL` would throw.
  if (anchor.origin !== location.origin || /\.\w{2,5}$/.test(anchor.pathname)) return undefined;
  return new URL(anchor.href);
}

/** Whether a link only jumps within the page that is shown. */
export function isJump(url: URL): boolean {
  return url.hash !== '' && url.pathname === location.pathname && url.search === location.search;
}

/** Whether the visitor asked to save data: nothing is then fetched ahead. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return Boolean(connection?.saveData);
}
