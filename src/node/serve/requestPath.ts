/** The target of a request. */
export interface RequestPath {
  /** Decoded, with a leading slash and without '.' or '..' segments: '/store/category/a & b'. */
  path: string;
  /** The query with its question mark, or ''. */
  search: string;
}

/** A request with a longer address is refused, as in nginx. */
const MAX_URL_BYTES = 8192;

/** Whether the address of a request is too long to be parsed: 414 [S30]. */
export const isTooLong = (url: string): boolean => url.length > MAX_URL_BYTES;

/**
 * Parses a request's URL. Returns undefined for anything that cannot be the path of a published file (malformed
 * percent-encoding, NUL, backslashes, '..', an empty segment, too long): that is a 404 and never reaches the file
 * system.
 *
 * @param url From the request line: '/path?query', or an absolute URL from a proxy.
 */
export function readRequestPath(url: string): RequestPath | undefined {
  if (isTooLong(url)) return undefined;
  const address = url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const [raw = '', ...query] = address.replace(/#.*$/s, '').split('?');
  const path = decode(raw);
  if (path === undefined || !isSafe(path)) return undefined;
  return { path, search: query.length > 0 ? `?${query.join('?')}` : '' };
}

function decode(raw: string): string | undefined {
  // Decoding an encoded slash would split a segment.
  if (/%2f/i.test(raw)) return undefined;
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}

function isSafe(path: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what this rejects
  if (!path.startsWith('/') || /[\u0000-\u001f\u007f\\]/.test(path)) return false;
  const segments = path.slice(1).split('/');
  const last = segments.length - 1;
  return segments.every((segment, index) =>
    // Rejects '.', '..' and dotfiles such as .git; .well-known is public by design.
    segment === '' ? index === last : !segment.startsWith('.') || segment === '.well-known',
  );
}
