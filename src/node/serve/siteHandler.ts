import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { encodePath, withQuery } from '../hosting/address';
import { REVALIDATE } from '../hosting/headers';
import { FETCHED } from '../hosting/notFound';
import { findPublished } from './publishedFile';
import { isTooLong, readRequestPath } from './requestPath';
import { sendFile } from './sendFile';
import { siteRules } from './siteRules';

/**
 * Serves a built site as a good static host does: headers and redirects from `_headers` and `_redirects`,
 * compressed siblings, validators, the 404 page with status 404. It never throws and never reads files outside the
 * folder.
 *
 * @param dir The built site, which a new build may replace at any time.
 */
export function siteHandler(dir: string): RequestListener {
  const rules = siteRules(dir);

  return (request, response) => {
    const asked = readRequestPath(request.url ?? '/');
    setHeaders(response, rules.headers(asked?.path ?? '/'));

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return plain(response, 405, 'This address can only be read (GET, HEAD).');
    }
    const redirect = asked && rules.redirect(asked.path);
    if (redirect) {
      response.setHeader('Location', encodePath(withQuery(redirect.to, asked.search)));
      // Browsers cache permanent redirects: on localhost they would affect the next project on this port.
      response.setHeader('Cache-Control', 'no-store');
      return plain(response, redirect.status, `Moved to ${redirect.to}`);
    }
    const refuse = (status: number, reason = REFUSALS[status]) => {
      response.setHeader('Cache-Control', 'no-store');
      if (status === 503) response.setHeader('Retry-After', '1');
      plain(response, status, reason ?? 'The file cannot be read.');
    };
    if (isTooLong(request.url ?? '')) return refuse(414);
    const find = () => asked && findPublished(dir, asked.path);
    const missing = () => {
      // Look again: while a new build replaces the folder, a page may be missing for a moment.
      if (existsSync(dir) && find() === undefined) return notFound(dir, response, request.url);
      return refuse(503, 'The site is being replaced by a new build. Try again in a moment.');
    };
    const name = find();
    if (name === undefined) return missing();

    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', REVALIDATE);
    return sendFile({
      dir,
      name,
      request,
      response,
      refuse: (status) => (status === 404 ? missing() : refuse(status)),
    });
  };
}

/** Response bodies by status, for responses without a file. */
const REFUSALS: Record<number, string> = {
  412: 'The file has changed.',
  414: 'The address is too long.',
  416: 'The file has no such part.',
  503: 'Too many files are open. Try again in a moment.',
};

/**
 * Responds with the folder's 404 page, or else the site's. Overrides the path's Cache-Control, which is meant for an
 * existing file: a missing one must not be cached for a year.
 * @param url The request's URL, which may be malformed.
 */
function notFound(dir: string, response: ServerResponse, url = '/'): void {
  response.setHeader('Cache-Control', REVALIDATE);
  const asked = readRequestPath(url)?.path;
  if (asked && new RegExp(FETCHED).test(asked)) return plain(response, 404, 'Not found');
  const folder = readRequestPath(folderOf(url.split('?')[0] ?? ''))?.path ?? '/';
  const page = ['/', folder]
    .map((at) => readOptional(path.join(dir, at, '404.html')))
    .findLast(Boolean);
  if (page === undefined) return plain(response, 404, 'Not found');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  end(response, 404, page);
}

/** '/store/product/x' and '/store/product/x/' → '/store/product/'; in linear time, unlike a pattern [S30]. */
function folderOf(address: string): string {
  const last = address.endsWith('/') ? address.length - 2 : address.length - 1;
  return address.slice(0, address.lastIndexOf('/', last) + 1);
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  end(response, status, `${text}\n`);
}

function end(response: ServerResponse, status: number, body: string | Buffer): void {
  response.statusCode = status;
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function readOptional(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
