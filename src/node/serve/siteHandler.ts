import { readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { encodePath, withQuery } from '../hosting/address';
import { REVALIDATE } from '../hosting/headers';
import { FETCHED } from '../hosting/notFound';
import { findPublished } from './publishedFile';
import { readRequestPath } from './requestPath';
import { sendFile } from './sendFile';
import { siteRules } from './siteRules';

/**
 * Answers requests from a built site as a good static host does: headers and redirects from
 * `_headers` and `_redirects`, compressed siblings, validators, the 404 page with status 404.
 * It never throws and never reads a file outside the folder.
 *
 * @param dir The built site. It may be built again meanwhile.
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
      // On localhost a redirect that the browser keeps would outlive the project it came from.
      response.setHeader('Cache-Control', 'no-store');
      return plain(response, redirect.status, `Moved to ${redirect.to}`);
    }
    const name = asked && findPublished(dir, asked.path);
    if (name === undefined) return notFound(dir, response, request.url);

    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', REVALIDATE);
    const refuse = (status: number) => {
      if (status === 404) return notFound(dir, response, request.url);
      response.setHeader('Cache-Control', 'no-store');
      if (status === 503) response.setHeader('Retry-After', '1');
      plain(response, status, REFUSALS[status] ?? 'The file cannot be read.');
    };
    return sendFile({ dir, name, request, response, refuse });
  };
}

/** What an answer says that has no file, by its status. */
const REFUSALS: Record<number, string> = {
  412: 'The file has changed.',
  416: 'The file has no such part.',
  503: 'Too many files are open. Try again in a moment.',
};

/**
 * Answers with the 404 page of the folder, else with that of the site. Rules for a path speak of the file that is
 * not there: nobody may keep its absence for a year.
 * @param url Of the request; what it names may be no possible path.
 */
function notFound(dir: string, response: ServerResponse, url = '/'): void {
  response.setHeader('Cache-Control', REVALIDATE);
  const asked = readRequestPath(url)?.path;
  if (asked && new RegExp(FETCHED).test(asked)) return plain(response, 404, 'Not found');
  const [address = ''] = url.split('?');
  const folder = readRequestPath(address.replace(/[^/]+\/?$/, ''))?.path ?? '/';
  const page = ['/', folder]
    .map((at) => readOptional(path.join(dir, at, '404.html')))
    .findLast(Boolean);
  if (page === undefined) return plain(response, 404, 'Not found');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  end(response, 404, page);
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
