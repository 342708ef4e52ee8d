import { isFullBrowser } from '../../ui/isFullBrowser';

const MARK = isFullBrowser ? 'data-js' : 'data-adds';

/** Tells style sheets which browser this is. An old one shows what it would show without JavaScript, and the add buttons. */
export function markBrowser(): void {
  document.documentElement.setAttribute(MARK, '');
}

/** Takes back what style sheets were told, when scripts do not come. */
export function unmarkBrowser(): void {
  document.documentElement.removeAttribute(MARK);
}
