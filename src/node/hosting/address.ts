/**
 * An address in the form that a Location header and a line of a hosting file can carry: spaces,
 * quotes and letters beyond ASCII are percent-encoded, what is encoded already stays.
 */
export function encodePath(address: string): string {
  return address.replace(/[^\x21-\x7e]+|["<>\\^`{|}]|%(?![0-9a-f]{2})/gi, (found) =>
    encodeURIComponent(found),
  );
}

/**
 * Carries a request's query over to where a redirect leads, unless that has one of its own.
 * @param search With its question mark, or ''.
 */
export function withQuery(to: string, search: string): string {
  if (search === '' || to.includes('?')) return to;
  const [path = '', anchor] = to.split('#');
  return anchor === undefined ? path + search : `${path}${search}#${anchor}`;
}
