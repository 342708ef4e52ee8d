import type { PageData } from '../../generated/types';
import { hasOwnAddress, NOT_FOUND_ID } from './pageIds';

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}

/** An element of the head, made if the page that was opened first has none. */
function headElement(tag: 'link' | 'meta', name: string, value: string): Element {
  const known = document.head.querySelector(`${tag}[${name}="${value}"]`);
  if (known) return known;
  const made = document.createElement(tag);
  made.setAttribute(name, value);
  document.head.append(made);
  return made;
}

/** Says where the page is, for search engines and shared links; a page without an address of its own says nothing. */
function updateAddress({ id, canonical }: PageData): void {
  const link = headElement('link', 'rel', 'canonical');
  const shared = headElement('meta', 'property', 'og:url');
  if (!hasOwnAddress(id)) {
    link.remove();
    shared.remove();
    return;
  }
  link.setAttribute('href', canonical);
  shared.setAttribute('content', canonical);
}

/** Sets the document's title, description and canonical URL to those of the current page. */
export function updateHead(page: PageData): void {
  document.title = page.title;
  setAttribute('meta[name="description"]', 'content', page.description);
  setAttribute('meta[property="og:title"]', 'content', page.title);
  setAttribute('meta[property="og:description"]', 'content', page.description);
  updateAddress(page);
}

/** Logs an unknown address to the console [A8]. */
export function reportLost(page: PageData): void {
  if (page.id === NOT_FOUND_ID) console.error(`Page not found: ${location.pathname}`);
}
