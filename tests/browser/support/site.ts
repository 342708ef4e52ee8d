import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { WholeConfig } from '../../../src/node/site/company.fixture';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** The built site that the browser tests visit. */
export const DIST = path.join(ROOT, 'dist');

/** The shipped config, without defaults; the build has checked it. */
export const config = JSON.parse(
  readFileSync(path.join(ROOT, 'site.config.json'), 'utf8'),
  // Trust the type here, because `npm run check` has checked the config.
) as WholeConfig;

/** The key of the stored inquiry list [I6]. */
export const CART_KEY = `${config.site.id}-cart`;

/** The paths of all pages in dist/, percent-encoded: '/store/category/all'. */
export const ROUTES = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /(^|\/)index\.html$/.test(file))
  .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
  .toSorted();

/** The built HTML of a path. */
export function builtHtml(route: string): string {
  return readFileSync(path.join(DIST, route, 'index.html'), 'utf8');
}

/** An address without a page. */
export const LOST = '/no/such-page';
