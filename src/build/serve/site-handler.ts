import { readFileSync } from 'node:fs';
import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { encodePath, withQuery } from '../hosting/address';
import { REVALIDATE } from '../hosting/headers';
import { FETCHED } from '../hosting/unknown';
import { findPublished } from './published-file';
import { acceptedEncodings, usableRange } from './request-headers';
import { readRequestPath } from './request-path';
import { siteRules } from './site-rules';

/** Types that sirv names without their character set, or not at all. */
const TYPES: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
};

/**
 * Answers requests from a built site as a good static host does: headers and redirects from
 * `_headers` and `_redirects`, compressed siblings, validators, the 404 page with status 404.
 * It never throws and never reads a file outside the folder.
 *
 * @param dir The built site. It may be built again meanwhile.
 */
export function siteHandler(dir: string): RequestListener {
  const rules = siteRules(dir);
  // dev: looks at the disk for each request; otherwise a new build would be answered with old sizes.
  const send = sirv(dir, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });

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
    const file = asked && findPublished(dir, asked.path);
    if (!file) return notFound(dir, response, request.url);

    const address = request.url;
    prepare(request, file.name, file.size);
    response.setHeader('Vary', 'Accept-Encoding');
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', REVALIDATE);
    const type = TYPES[path.extname(file.name)];
    if (type) response.setHeader('Content-Type', type);
    repeatValidator(request, response);
    return send(request, response, () => notFound(dir, response, address));
  };
}

/** Gives sirv a request that it reads without mistake. */
function prepare(request: IncomingMessage, name: string, size: number): void {
  const range = request.headers['if-range'] ? undefined : usableRange(request.headers.range, size);
  // encodeURI is what sirv undoes; it leaves '?' and '#' alone, which no published name holds.
  request.url = encodeURI(name);
  request.headers.range = range;
  // Parts are counted in the file itself, not in a compressed form of it.
  request.headers['accept-encoding'] = range
    ? ''
    : acceptedEncodings(request.headers['accept-encoding']?.toString());
}

/** sirv leaves the validator out of a 304, which it only sends when the request's was right. */
function repeatValidator(request: IncomingMessage, response: ServerResponse): void {
  const validator = request.headers['if-none-match'];
  if (!validator) return;
  const writeHead = response.writeHead.bind(response);
  Object.assign(response, {
    writeHead: (status: number, headers?: OutgoingHttpHeaders) =>
      writeHead(status, status === 304 ? { ETag: validator } : headers),
  });
}

/**
 * Answers with the 404 page of the folder, else with that of the site. Rules for a path speak of the file that is
 * not there: nobody may keep its absence for a year.
 * @param url Of the request; what it names may be no possible path.
 */
function notFound(dir: string, response: ServerResponse, url = '/'): void {
  response.setHeader('Cache-Control', REVALIDATE);
  response.removeHeader('Vary');
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
