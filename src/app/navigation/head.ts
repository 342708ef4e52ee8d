import type { PageData } from '../../generated/types';
import { NOT_FOUND_ID } from './pageIds';

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}

/** Sets the document's title, description and canonical URL to those of the current page. */
export function updateHead(page: PageData): void {
  document.title = page.title;
  setAttribute('meta[name="description"]', 'content', page.description);
  setAttribute('link[rel="canonical"]', 'href', page.canonical);
  setAttribute('meta[property="og:title"]', 'content', page.title);
  setAttribute('meta[property="og:description"]', 'content', page.description);
  setAttribute('meta[property="og:url"]', 'content', page.canonical);
}

/** Logs an unknown address to the console [A8]. */
export function reportLost(page: PageData): void {
  if (page.id === NOT_FOUND_ID) console.error(`Page not found: ${location.pathname}`);
}
