import { isAllDay } from '../../catalogue/openingHours';
import type { SiteData } from '../../generated/types';

/** Fields that no component shows: they are for structured data in the HTML, or the build has already used them. */
const BUILD_ONLY_FIELDS = ['geo', 'countryCode', 'founded', 'dataSheet', 'partsUnits'];

/** The words of listed fields of forms: the build has filled them in. */
const OF_FIELDS = /^field[A-Z]/;

/**
 * The site data that every visitor downloads, as JSON: without the fields that the browser never reads, all of which
 * are optional.
 */
export function forBrowsers(data: SiteData): string {
  const unread = new Set([...BUILD_ONLY_FIELDS, ...wordsNotShown(data)]);
  return JSON.stringify(data, (key, value: unknown) =>
    unread.has(key) || OF_FIELDS.test(key) ? undefined : value,
  );
}

/** Strings for features that this site does not use. */
function wordsNotShown({ chats, branches }: SiteData): string[] {
  const hasAllDay = branches.some(({ hours }) => hours.some(isAllDay));
  return [...(chats ? [] : ['chooseOffice']), ...(hasAllDay ? [] : ['openAllDay'])];
}
