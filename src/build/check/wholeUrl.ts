/**
 * Whether a text is an address outside, complete and with a host that can exist: 'https://company.com/page'.
 * What else stands in a host (';', '*') would change the policy that the host's name goes into.
 */
export function isWholeUrl(href: string): boolean {
  const host = URL.canParse(href) ? new URL(href).hostname : '';
  return /^[\w-]+(?:\.[\w-]+)+$/.test(host) && !/\s/.test(href);
}
