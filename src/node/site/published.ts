// Which files of a project are published, at which addresses, and which are withheld. Listed elsewhere: files that
// only hosts read (hosting/), and names with a content hash (files/assets.ts).

/** Folders of public/ whose files the build processes: those used in the config are published under /assets/. */
const PREPARED = new Set(['images', 'fonts']);

/** Folders of the built site, whose files hosts serve with long cache lifetimes and other headers. */
const BUILT_FOLDERS = new Set([
  ...PREPARED,
  'app-icons',
  'assets',
  'catalogue',
  'contact-cards',
  'data',
  'embed',
  'hosting',
  'schemas',
]);

/** Files at the root of the built site, including those that only the host or the next build reads. */
const BUILT_FILES = new Set([
  '/.site-build',
  '/404',
  '/404.html',
  '/_headers',
  '/_missing',
  '/_redirects',
  '/counted.txt',
  '/favicon.svg',
  '/licenses.txt',
  '/manifest.webmanifest',
  '/news.xml',
  '/robots.txt',
  '/sitemap.xml',
]);

/** The parts of the sitemap of a site with more pages than one file may list. */
const SITEMAP_PART = /^\/sitemap-\d+\.xml$/;

/** The folder of the contact form's messages, in the project's folder. Git ignores it. */
export const INBOX = '.inbox';

/** A glob for the inbox at any depth. */
export const INBOX_FILES = `**/${INBOX}/**`;

/** The folder of Studio's journals, beside the config. Git ignores it. */
export const JOURNALS = '.studio';

/** A glob for the journals at any depth. */
export const JOURNAL_FILES = `**/${JOURNALS}/**`;

/** Vite's default for `server.fs.deny`, which it does not export, and which our list replaces. */
const WITHHELD_BY_VITE = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
];

/**
 * Files that the dev server never serves, at any address. The inbox page shows messages to this machine only [C17];
 * as files they would be served to anyone who can reach the server.
 */
export const WITHHELD = [...WITHHELD_BY_VITE, INBOX_FILES, JOURNAL_FILES];

/** Whether the build prepares a file of public/ instead of copying it. `file` is its path below public/. */
export function isPrepared(file: string): boolean {
  const [folder = '', ...rest] = file.split(/[\\/]/);
  return rest.length > 0 && PREPARED.has(folder);
}

/** Whether a top-level folder of the site contains built files: 'assets'. */
export function isBuiltFolder(folder: string): boolean {
  return BUILT_FOLDERS.has(folder);
}

/** Whether an address is reserved for built files, so that no page, redirect or file of public/ can have it. */
export function isReserved(address: string): boolean {
  const [, folder = ''] = address.split('/');
  const file = address.replace(/\/+$/, '');
  return isBuiltFolder(folder) || BUILT_FILES.has(file) || SITEMAP_PART.test(file);
}

/** Whether an address is that of an icon which browsers request by themselves and only a build makes. */
export function isBuiltIcon(address: string): boolean {
  return /^\/(favicon\.svg|manifest\.webmanifest|app-icons\/[^/]+\.png)$/.test(address);
}

/** The fields that decide whether a page is listed. */
interface Listed {
  /** Its path, or a pattern. */
  path: string;
  hidden?: boolean | undefined;
}

/** Whether the default menu links to a page: to '/about', but neither to '/' nor to '/about/us'. */
export function isInMenu({ path, hidden }: Listed): boolean {
  return !hidden && /^\/[^/:]+$/.test(path);
}

/** Whether the parent page lists a page: not if it is hidden or made for each category or product. */
export function isListedAbove({ path, hidden }: Listed): boolean {
  return !hidden && path !== '/' && !/:[^/]*$/.test(path);
}

/** Whether a page belongs in the sitemap: search engines may show it, and it is its own canonical page. */
export function isInSitemap({ path, hidden }: Listed, canonical: string, siteUrl: string): boolean {
  return !hidden && canonical === siteUrl + encodeURI(path);
}
