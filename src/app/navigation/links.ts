import { hasModifier } from '../../ui/hasModifier';

/**
 * The URL that a click navigates to inside this site. Undefined where the browser should handle it: external links,
 * new tabs, downloads, files, modified clicks, invalid URLs.
 */
export function siteLink(event: Pick<Event, 'target' | 'type'>): URL | undefined {
  const anchor = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (event instanceof MouseEvent && event.type === 'click') {
    if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return undefined;
  }
  if (!anchor || anchor.target || anchor.hasAttribute('download')) return undefined;
  // An invalid URL has an empty origin on the element, whereas `new URL` would throw.
  if (anchor.origin !== location.origin || /\.\w{2,5}$/.test(anchor.pathname)) return undefined;
  return new URL(anchor.href);
}

/** Whether a link only jumps within the current page. */
export function isJump(url: URL): boolean {
  return url.hash !== '' && url.pathname === location.pathname && url.search === location.search;
}
