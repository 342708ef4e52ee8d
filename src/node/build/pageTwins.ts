import { constants, copyFileSync, statSync, utimesSync } from 'node:fs';
import type { Writer } from '../output/write';

/**
 * On larger sites pages are published once: Cloudflare takes 20,000 files, and each page has a second one with its
 * data. A redirect for some visitors is better than a site that no host takes.
 */
const MAX_PAGES = 5000;

/** What keeps the second file of a page from being written. */
const IS_TAKEN = new Set(['EEXIST', 'EISDIR']);

/**
 * Publishes pages a second time, '/about/index.html' also as '/about.html'. For the address '/about', hosts without
 * our rules look for the one, the other, or both: Cloudflare, Netlify and GitHub Pages send '/about.html', and would
 * lead to '/about/' if there were only the folder, which costs a visitor one more request per page. Other hosts know
 * nothing but the folder. Servers with our rules read the folder's compressed copies, so this file has none.
 *
 * Call it last: a file or folder of the site that has the name already stays.
 *
 * @param files The addresses of the HTML files: '/about/index.html'.
 * @param redirected Addresses that are redirected: Netlify would show a file instead.
 */
export function publishPageTwins(
  writer: Pick<Writer, 'fileOf' | 'noteUnkept'>,
  files: readonly string[],
  redirected: ReadonlySet<string>,
): void {
  if (files.length > MAX_PAGES) return;
  for (const file of files) {
    const twin = twinOf(file);
    if (twin === undefined || redirected.has(twin)) continue;
    try {
      // Not `prepareFile`, which would remove a file of the company that was kept from the previous build.
      copyFileSync(writer.fileOf(file), writer.fileOf(twin), constants.COPYFILE_EXCL);
    } catch (error) {
      if (!IS_TAKEN.has(String((error as NodeJS.ErrnoException).code))) throw error;
      continue;
    }
    // A page that is kept from the previous build keeps its time at both addresses.
    const { size, atime, mtime } = statSync(writer.fileOf(file));
    utimesSync(writer.fileOf(twin), atime, mtime);
    writer.noteUnkept(twin, [size]);
  }
}

/** '/about/index.html' → '/about.html'; undefined for the home page and pages of unknown addresses. */
function twinOf(file: string): string | undefined {
  const [, page] = /^(\/.+)\/index\.html$/.exec(file) ?? [];
  return page === undefined ? undefined : `${page}.html`;
}
