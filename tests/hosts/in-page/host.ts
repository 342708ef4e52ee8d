import type { Inquiry } from '../../../embed/api';

/** State that embed/hosts/before.js records before the embed is loaded, and that host pages add to. */
export interface Host {
  /** Errors since then. */
  errors: string[];
  /** All computed styles of an element that do not depend on layout: 'color: red; …'. */
  style: (element: Element) => string;
  /** Names of the globals before the embed. */
  globals: string[];
  /** Keys received by the page's own hotkeys. */
  keys?: string[];
  /** The embed's last report of a failed load. */
  told?: string;
  /** The page's own DOM changes after the embed is loaded. */
  upset?: () => void;
}

declare global {
  interface Window {
    host: Host;
  }
}

/** Expectations that differ between host pages. */
export interface Expected {
  /** Whether the list is persisted. */
  stored: boolean;
  /** Whether to compare the page's styles at the end; impossible if it replaces its elements. */
  styles: boolean;
  /** Whether a second supplier's script is on the page, with elements of its own. */
  others: boolean;
}

/** `window.inquiry`; call it after the loader has run. */
export function inquiry(): Inquiry {
  const found = window.inquiry;
  if (!found || !('version' in found)) throw new Error('window.inquiry is not there');
  return found;
}
