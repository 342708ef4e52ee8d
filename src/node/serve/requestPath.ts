/** What a request asks for. */
export interface RequestPath {
  /** Decoded, starts with a slash, holds no '.' or '..' segment: '/store/category/a & b'. */
  path: string;
  /** With its question mark, or ''. */
  search: string;
}

/**
 * Reads the address of a request. Whatever cannot be the name of a published file (malformed
 * percent-encoding, NUL, backslashes, '..', an empty segment) gives nothing: that is a 404, and
 * never reaches the file system.
 *
 * @param url As the request line has it: '/path?query', or a whole address from a proxy.
 */
export function readRequestPath(url: string): RequestPath | undefined {
  const address = url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const [raw = '', ...query] = address.replace(/#.*$/s, '').split('?');
  const path = decode(raw);
  if (path === undefined || !isSafe(path)) return undefined;
  return { path, search: query.length > 0 ? `?${query.join('?')}` : '' };
}

function decode(raw: string): string | undefined {
  // An encoded slash would make one segment two.
  if (/%2f/i.test(raw)) return undefined;
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}

function isSafe(path: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (!path.startsWith('/') || /[\u0000-\u001f\u007f\\]/.test(path)) return false;
  const segments = path.slice(1).split('/');
  const last = segments.length - 1;
  return segments.every((segment, index) =>
    // A dot at the front also hides .git and the like; .well-known is meant to be read.
    segment === '' ? index === last : !segment.startsWith('.') || segment === '.well-known',
  );
}
