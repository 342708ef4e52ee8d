import type { SiteData } from '../../generated/types';

/** What is in the HTML of a page for search engines only, and no component shows. */
const FOR_SEARCH = new Set(['geo', 'countryCode', 'founded']);

/** The data of the site as every visitor downloads it: without what only the build reads. Nothing of it is required. */
export function forBrowsers(data: SiteData): string {
  return JSON.stringify(data, (key, value: unknown) => (FOR_SEARCH.has(key) ? undefined : value));
}
