import { encodeAscii, encodePath } from './address';
import type { Redirect } from './types';

const STATUSES = [301, 302, 307, 308] as const;

/**
 * The `_redirects` file of Netlify, Cloudflare Pages and similar hosts. Each redirect is written with and without a
 * trailing slash, which Cloudflare treats as different addresses. Sources keep their letters ('/båter'): Netlify decodes
 * a request before it compares, and Cloudflare encodes what it reads here.
 */
export function writeRedirectsFile(redirects: Redirect[]): string {
  return redirects
    .flatMap(({ from, to, status }) =>
      bothForms(from).map((form) => `${encodeAscii(form)} ${encodePath(to)} ${status}\n`),
    )
    .join('');
}

/** Parses `_redirects` as hosts do: unknown lines are skipped. */
export function parseRedirectsFile(text: string): Redirect[] {
  return text.split(/\r?\n/).flatMap((line) => {
    if (line.trim().startsWith('#')) return [];
    const [from, to, code = '302'] = line.trim().split(/\s+/);
    const status = readStatus(code);
    return from && to && status ? [{ from: decode(from), to, status }] : [];
  });
}

/** The redirects of a `_redirects` file by their decoded source paths. */
export function redirectsByPath(text: string): ReadonlyMap<string, Redirect> {
  return new Map(parseRedirectsFile(text).map((redirect) => [redirect.from, redirect]));
}

/** Parses a redirect status; undefined for other numbers. */
function readStatus(code: string): Redirect['status'] | undefined {
  return STATUSES.find((known) => String(known) === code);
}

/** '/shop' → '/shop', '/shop/'. */
export function bothForms(path: string): string[] {
  const bare = path.replace(/\/+$/, '');
  return bare === '' ? ['/'] : [bare, `${bare}/`];
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
