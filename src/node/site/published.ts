// What of a project is published, at which addresses, and what stays hidden. Two sorts of file are listed where
// they are written: files that only hosts read (hosting/), and names that change with their content (files/assets.ts).

/** Folders of public/ whose files the build prepares: they go out under /assets/, where the config names them. */
const PREPARED = new Set(['images', 'fonts']);

/** Folders of the built site: hosts cache what is in them for long, and give it headers. */
const BUILT_FOLDERS = new Set([
  ...PREPARED,
  'assets',
  'catalogue',
  'data',
  'embed',
  'hosting',
  'icons',
  'schemas',
]);

/** Files at the top of the built site, with those that only its host or the next build reads. */
const BUILT_FILES = new Set([
  '/.site-build',
  '/404',
  '/404.html',
  '/_headers',
  '/_missing',
  '/_redirects',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
]);

/** The folder of the messages of the contact form, below the folder of the project. Git ignores it. */
export const INBOX = '.inbox';

/** The same at any depth: a glob for Vite. */
export const INBOX_FILES = `**/${INBOX}/**`;

/** What Vite withholds by default. It does not export the list, and a list of ours replaces it. */
const WITHHELD_BY_VITE = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
];

/**
 * Files of the project that the dev server never serves, at whatever address. Messages are shown by the page of the
 * inbox, to this machine alone [C17]; a file would be served to everybody who reaches the server.
 */
export const WITHHELD = [...WITHHELD_BY_VITE, INBOX_FILES];

/** Whether the build prepares a file of public/ instead of copying it. `file` is its path below public/. */
export function isPrepared(file: string): boolean {
  const [folder = '', ...rest] = file.split(/[\\/]/);
  return rest.length > 0 && PREPARED.has(folder);
}

/** Whether the build puts files of its own into a folder at the top of the site: 'assets'. */
export function isBuiltFolder(folder: string): boolean {
  return BUILT_FOLDERS.has(folder);
}

/** Whether the build puts files of its own at an address: no page, redirect or file of public/ can have it. */
export function isReserved(address: string): boolean {
  const [, folder = ''] = address.split('/');
  return isBuiltFolder(folder) || BUILT_FILES.has(address.replace(/\/+$/, ''));
}

/** Whether browsers ask for an address by themselves, for icons that only a build makes. */
export function isBuiltIcon(address: string): boolean {
  return /^\/(favicon\.svg|manifest\.webmanifest|icons\/[^/]+\.png)$/.test(address);
}

/** What decides whether a page is listed. */
interface Listed {
  /** Its address, or the pattern of one. */
  path: string;
  hidden?: boolean | undefined;
}

/** Whether the default menu links to a page: to '/about', but neither to '/' nor to '/about/us'. */
export function isInMenu({ path, hidden }: Listed): boolean {
  return !hidden && /^\/[^/:]+$/.test(path);
}

/** Whether the page above lists a page: not hidden ones, and not those made for each category or product. */
export function isListedAbove({ path, hidden }: Listed): boolean {
  return !hidden && path !== '/' && !/:[^/]*$/.test(path);
}

/** Whether a page belongs in the sitemap: search engines may show it, and it repeats no other. */
export function isInSitemap({ path, hidden }: Listed, canonical: string, siteUrl: string): boolean {
  return !hidden && canonical === siteUrl + encodeURI(path);
}
