/** How an inquiry leaves the site. */
export type Way = 'chat' | 'mail' | 'form';

/** What was counted of the page that is open: a list that is sent in parts is one inquiry. */
const waysOfPage = new Set<Way>();
/** The terms that have found nothing since the site was opened: the search of the header leads to that of a listing. */
const terms = new Set<string>();

/** Counts a page that is opened within the site: its server is asked for the first page only. */
export function countPage(path: string): void {
  waysOfPage.clear();
  ask({ page: path });
}

/** Counts an inquiry that was sent from the page that is open; once, however often it is sent. */
export function countSent(way: Way): void {
  if (!waysOfPage.has(way)) ask({ sent: way });
  waysOfPage.add(way);
}

/** Counts a search that found nothing; once, however often it is asked. */
export function countNone(term: string): void {
  if (!terms.has(term)) ask({ none: term });
  terms.add(term);
}

/**
 * Asks the site's own server for a file, so that its log has a line. Without cookies, without saying from where, and not
 * at all for visitors who have asked their browser not to be followed.
 */
function ask(query: Record<string, string>): void {
  const address = import.meta.env.COUNTS;
  if (!address || wantsNoCount()) return;
  fetch(`${address}?${new URLSearchParams(query)}`, {
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    // The visitor may be leaving.
    keepalive: true,
  }).catch(() => {
    // Nobody waits for it.
  });
}

/** Whether the visitor has asked for Do Not Track or Global Privacy Control. */
const wantsNoCount = (): boolean =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);
