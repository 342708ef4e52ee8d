import { isAllDay } from '../../catalogue/openingHours';
import type { SiteData } from '../../generated/types';

/** What no component shows: it is in the HTML of a page for search engines, or has been filled in by the build. */
const FOR_THE_BUILD = ['geo', 'countryCode', 'founded', 'dataSheet', 'partsUnits'];

/** The data of the site as every visitor downloads it: without what the browser never reads. Nothing of it is required. */
export function forBrowsers(data: SiteData): string {
  const unread = new Set([...FOR_THE_BUILD, ...wordsNotShown(data)]);
  return JSON.stringify(data, (key, value: unknown) => (unread.has(key) ? undefined : value));
}

/** Words for what this site does not have. */
function wordsNotShown({ chats, branches }: SiteData): string[] {
  const hasAllDay = branches.some(({ hours }) => hours.some(isAllDay));
  return [...(chats ? [] : ['chooseOffice']), ...(hasAllDay ? [] : ['openAllDay'])];
}
