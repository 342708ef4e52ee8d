import { parseUrl } from '../../files/parseUrl';

/** Host names, without characters that would change the policy they are written into (';', '*'). */
const HOST = /^[\w-]+(?:\.[\w-]+)*$/;

/** Whether a text is an external address, complete and with a valid host: 'https://company.com/page'. */
export function isWholeUrl(href: string): boolean {
  const { hostname: host, username } = parseUrl(href) ?? NOTHING;
  return HOST.test(host) && host.includes('.') && username === '' && !/[\s\\]/.test(href);
}

/**
 * Whether a text is the address of a site: its protocol, its host and perhaps a port. Pages, scripts and
 * feeds put their own addresses behind it. A host within a company's own network may have no dot.
 */
export function isSiteUrl(text: string): boolean {
  const { protocol, hostname: host } = parseUrl(text) ?? NOTHING;
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  if (/[\s\\@?#]|:$|\/\/.*\//.test(text)) return false;
  return HOST.test(host) || host.startsWith('[');
}

const NOTHING = { protocol: '', hostname: '', username: '' };
