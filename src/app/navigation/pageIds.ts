// The build names pages and their files by these rules, and browsers find them by the same.

/** The id of the home page, whose path is empty. */
export const HOME = '_index';

/** The id of the page that stands for every address that leads nowhere. */
export const NOT_FOUND = '_404';

/** What stands in the place of a category or product that there is not: its page is that of all such addresses. */
export const UNKNOWN = '_unknown';

/** The id of the page at a path: '/about/' and '/about' are one page, 'about'. */
export function dataId(pathname: string): string {
  return pathname.replace(/^\/+|\/+$/g, '') || HOME;
}
