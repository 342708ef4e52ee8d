import { parseUrl } from './parseUrl';

/** Host names, without characters that would break out of a CSP (';', '*'). */
const HOST = /^[\w-]+(?:\.[\w-]+)*$/;

/** Whether a text is a complete external URL with a valid host: 'https://company.com/page'. */
export function isWholeUrl(href: string): boolean {
  const { hostname: host, username } = parseUrl(href) ?? NOTHING;
  return HOST.test(host) && host.includes('.') && username === '' && !/[\s\\]/.test(href);
}

/**
 * Whether a text is the URL of a site: protocol, host and optional port, to which paths are appended. The host may
 * have no dot, as in a company's own network.
 */
export function isSiteUrl(text: string): boolean {
  const { protocol, hostname: host } = parseUrl(text) ?? NOTHING;
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  if (/[\s\\@?#]|:$|\/\/.*\//.test(text)) return false;
  return HOST.test(host) || host.startsWith('[');
}

const NOTHING = { protocol: '', hostname: '', username: '' };
