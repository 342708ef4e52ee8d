import { statSync } from 'node:fs';
import path from 'node:path';
import { HOST_FILES } from '../hosting/hostFiles';

/** A 404 page belongs to other addresses than its own. */
const HIDDEN = new Set(
  [...HOST_FILES, '404', '404/', '404.html', '404.html/'].map((name) => `/${name}`),
);

/**
 * Finds the file of an address. '/path', '/path/' and '/path/index.html' show the same page, and
 * none leads to another: the page's canonical link tells search engines which one counts.
 *
 * @param dir The built site.
 * @param request A path from `readRequestPath`.
 * @returns Its path below the site's folder, decoded, with slashes: '/about/index.html'.
 */
export function findPublished(dir: string, request: string): string | undefined {
  if (HIDDEN.has(request)) return undefined;
  return candidates(request).find(
    (name) =>
      !name.endsWith('/404.html') && isFile(path.join(dir, name)) && !isCompressed(dir, name),
  );
}

function candidates(request: string): string[] {
  if (request === '/') return ['/index.html'];
  if (request.endsWith('/')) return [`${request}index.html`, `${request.slice(0, -1)}.html`];
  return [request, `${request}/index.html`, `${request}.html`];
}

/** A .br or .gz file is only a form of the file beside it. */
function isCompressed(dir: string, name: string): boolean {
  return /\.(br|gz)$/.test(name) && isFile(path.join(dir, name.slice(0, -3)));
}

/** Whether there is a file of this name; a name that the file system does not accept is none. */
export function isFile(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false;
  }
}
