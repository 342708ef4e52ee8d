// Shared by the build, which names pages and data files, and the browser, which looks them up.

/** Id of the home page, whose path is empty. */
export const HOME_ID = '_index';

/** Id of the 404 page. */
export const NOT_FOUND_ID = '_404';

/** Replaces an unknown category or product: all of them share one stand-in page. */
export const UNKNOWN_ID = '_unknown';

/** Id of the element with the data of a page that carries them. */
export const CARRIED_ID = 'page-data';

/** The id of the page at a path: 'about' for '/about' and '/about/'. */
export function dataId(pathname: string): string {
  return pathname.replace(/^\/+|\/+$/g, '') || HOME_ID;
}

/** The id of the page at a path of the config; for a pattern, that of its stand-in: 'store/category/_unknown'. */
export function configId(path: string): string {
  return dataId(path).replace(/:\w+/, UNKNOWN_ID);
}

/** Whether a page stands for a single address. The 404 page and stand-ins are shown at all addresses that have none. */
export function hasOwnAddress(id: string): boolean {
  return id !== NOT_FOUND_ID && !id.endsWith(UNKNOWN_ID);
}
