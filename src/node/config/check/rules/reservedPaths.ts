import type { Rule } from '../context';

/** Folders of the built site: hosts keep what is in them for long, and give them headers of their own. */
const FOLDERS = new Set([
  'assets',
  'catalogue',
  'data',
  'embed',
  'fonts',
  'hosting',
  'icons',
  'images',
  'schemas',
]);

/** Files of the built site, what only its host reads among them. */
const FILES = new Set([
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

/** Whether the build puts files of its own at an address. */
export function isOfBuild(address: string): boolean {
  const [, folder = ''] = address.split('/');
  return FOLDERS.has(folder) || FILES.has(address.replace(/\/+$/, ''));
}

/** No page stands where the build puts its own files. */
export const reservedPaths: Rule = ({ facts, routes, error }) => {
  for (const { text, path } of facts.texts('page-path')) {
    const [, folder = ''] = text.split('/');
    if (text === '/404') {
      error(path, '"/404" is the page that "notFound" describes.', 'Choose another address.');
    } else if (FOLDERS.has(folder)) {
      error(
        path,
        `"/${folder}" is reserved for files of the built site.`,
        'Choose another address.',
      );
    }
    const made = /^:(category|product)$/.exec(folder)?.[1];
    if (made === undefined) continue;
    const names = made === 'product' ? routes.products : routes.categories;
    const taken = [...names].find((name) => isOfBuild(`/${name}`));
    if (taken === undefined) continue;
    error(
      path,
      `This page would put the ${made} "${taken}" at "/${taken}", which is reserved for files of the built site.`,
      `Put a folder before it ("/shop/:${made}"), or give the ${made} another id or alias.`,
    );
  }
};
