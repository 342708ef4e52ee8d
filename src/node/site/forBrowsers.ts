import { isAllDay } from '../../catalogue/openingHours';
import type { SiteData } from '../../generated/types';

/** What no component shows: it is in the HTML of a page for search engines, or has been filled in by the build. */
const FOR_THE_BUILD = ['geo', 'countryCode', 'founded', 'dataSheet', 'partsUnits'];

/**
 * The site data that every visitor downloads, as JSON: without the fields that the browser never reads, all of which
 * are optional.
 */
export function forBrowsers(data: SiteData): string {
  const unread = new Set([...FOR_THE_BUILD, ...wordsNotShown(data)]);
  return JSON.stringify(data, (key, value: unknown) => (unread.has(key) ? undefined : value));
}

/** Strings for features that this site does not use. */
function wordsNotShown({ chats, branches }: SiteData): string[] {
  const hasAllDay = branches.some(({ hours }) => hours.some(isAllDay));
  return [...(chats ? [] : ['chooseOffice']), ...(hasAllDay ? [] : ['openAllDay'])];
}
