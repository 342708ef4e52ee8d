/**
 * Encodes an address for a Location header or a hosting file: spaces, quotes and non-ASCII characters are
 * percent-encoded; existing percent-encoding is kept.
 */
export function encodePath(address: string): string {
  return encodeAscii(address).replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

/** The same, but letters beyond ASCII stay as they are. */
export function encodeAscii(address: string): string {
  return address.replace(/[\0-\x20\x7f"<>\\^`{|}]|%(?![0-9a-f]{2})/gi, encodeURIComponent);
}

/**
 * Appends the request's query to a redirect's target, unless that has its own.
 * @param search The query with its question mark, or ''.
 */
export function withQuery(to: string, search: string): string {
  if (search === '' || to.includes('?')) return to;
  const [path = '', anchor] = to.split('#');
  return anchor === undefined ? path + search : `${path}${search}#${anchor}`;
}
