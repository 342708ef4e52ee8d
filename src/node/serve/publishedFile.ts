import { statSync } from 'node:fs';
import path from 'node:path';
import { HOST_FILES } from '../hosting/hostFiles';

/** Files without an address, including the 404 pages, which answer other addresses. */
const HIDDEN = new Set(
  [...HOST_FILES, '404', '404/', '404.html', '404.html/'].map((name) => `/${name}`),
);

/**
 * Finds the file for an address. '/path', '/path/' and '/path/index.html' serve the same page without redirects:
 * its canonical link tells search engines which one to index.
 *
 * @param dir The built site.
 * @param request A path from `readRequestPath`.
 * @returns Its path relative to the site's folder, decoded, with slashes: '/about/index.html'.
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

/** A compressed sibling is an encoding of another file, not a file of its own. */
function isCompressed(dir: string, name: string): boolean {
  return /\.(br|gz)$/.test(name) && isFile(path.join(dir, name.slice(0, -3)));
}

/** Whether a file exists; false also for names that the file system rejects. */
export function isFile(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false;
  }
}
