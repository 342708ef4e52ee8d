import type { PageData } from '../../generated/types';
import { NOT_FOUND } from './pageIds';

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}

/** Gives the document the title, description and canonical address of the page that is now shown. */
export function updateHead(page: PageData): void {
  document.title = page.title;
  setAttribute('meta[name="description"]', 'content', page.description);
  setAttribute('link[rel="canonical"]', 'href', page.canonical);
  setAttribute('meta[property="og:title"]', 'content', page.title);
  setAttribute('meta[property="og:description"]', 'content', page.description);
  setAttribute('meta[property="og:url"]', 'content', page.canonical);
}

/** Writes an address that leads nowhere to the console (spec 2 "404 page"). */
export function reportLost(page: PageData): void {
  if (page.id === NOT_FOUND) console.error(`Page not found: ${location.pathname}`);
}
