import { statSync } from 'node:fs';
import path from 'node:path';

/** A file of the built site. */
export interface PublishedFile {
  /** Its path below the site's folder, decoded, with slashes: '/about/index.html'. */
  name: string;
  /** Bytes, uncompressed. */
  size: number;
}

/** Meant for the host, not for visitors; a 404 page belongs to other addresses than its own. */
const HIDDEN = /^\/(_headers|_redirects|hosting\/(nginx\.conf|Caddyfile)|404(\.html)?\/?)$/;

/**
 * Finds the file of an address. '/path', '/path/' and '/path/index.html' show the same page, and
 * none leads to another: the page's canonical link tells search engines which one counts.
 *
 * @param dir The built site.
 * @param request A path from `readRequestPath`.
 */
export function findPublished(dir: string, request: string): PublishedFile | undefined {
  if (HIDDEN.test(request)) return undefined;
  for (const name of candidates(request)) {
    if (name.endsWith('/404.html')) continue;
    const size = sizeOf(path.join(dir, name));
    if (size !== undefined && !isSibling(dir, name)) return { name, size };
  }
  return undefined;
}

function candidates(request: string): string[] {
  if (request === '/') return ['/index.html'];
  if (request.endsWith('/')) return [`${request}index.html`, `${request.slice(0, -1)}.html`];
  return [request, `${request}/index.html`, `${request}.html`];
}

/** A .br or .gz file is only a form of the file beside it. */
function isSibling(dir: string, name: string): boolean {
  return /\.(br|gz)$/.test(name) && sizeOf(path.join(dir, name.slice(0, -3))) !== undefined;
}

function sizeOf(file: string): number | undefined {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats?.isFile() ? stats.size : undefined;
  } catch {
    // A name that the file system does not take (too long, for instance) is no file.
    return undefined;
  }
}
