import { isFullBrowser } from '../../ui/isFullBrowser';

/** Tells style sheets which browser this is. An old one shows what it would show without JavaScript, and the add buttons. */
export function markBrowser(): void {
  document.documentElement.setAttribute(isFullBrowser ? 'data-js' : 'data-adds', '');
}
