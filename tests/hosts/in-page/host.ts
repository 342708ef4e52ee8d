import type { Inquiry } from '../../../embed/api';

/** What embed/hosts/before.js remembers of a page before the embed comes, and what a page adds to it. */
export interface Host {
  /** What has gone wrong since. */
  errors: string[];
  /** All computed styles of an element that do not follow from the room it has: 'color: red; …'. */
  style: (element: Element) => string;
  /** Names that `window` had. */
  globals: string[];
  /** Keys that the page's own hotkeys have heard. */
  keys?: string[];
  /** What the embed has told last of what could not be loaded. */
  told?: string;
  /** What the page does to itself while the embed is there. */
  upset?: () => void;
}

declare global {
  interface Window {
    host: Host;
  }
}

/** What is different on a host page. */
export interface Expected {
  /** Whether the list outlives the page. */
  stored: boolean;
  /** Whether the styles of the page are still its own at the end: not where it has swapped its elements. */
  styles: boolean;
  /** Whether each answer takes more than a second. */
  slow: boolean;
}

/** `window.inquiry`, when it has come. */
export function inquiry(): Inquiry {
  const found = window.inquiry;
  if (!found || !('version' in found)) throw new Error('window.inquiry is not there');
  return found;
}
