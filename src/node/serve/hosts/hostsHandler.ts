import { readdirSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { contentType } from 'mime-types';
import { readRequestPath } from '../requestPath';
import type { HostValues } from './hostValues';

/** A plain file name, so that no path leads out of the folder. */
const NAME = /^\/[a-z0-9][a-z0-9-]*(\.(html|css|js))?$/;
/** HTML shared by several pages: widgets.part replaces {{WIDGETS}}. */
const FRAGMENT = '.part';

/**
 * Serves host pages: pages of partners' sites, on which the embed has to work. `/quirks` is quirks.html with its
 * {{PLACEHOLDERS}} replaced, plus the headers in quirks.headers (one per line), such as a CSP. Without values it
 * answers 503; it never throws.
 * @param folder embed/hosts.
 * @param values Called for each request, because a new build may replace the site; may throw while that happens.
 */
export function hostsHandler(folder: string, values: () => HostValues): RequestListener {
  return (request, response) => {
    const asked = readRequestPath(request.url ?? '/')?.path ?? '';
    const name = asked === '/' ? '/partner' : asked;
    const file = NAME.test(name)
      ? path.join(folder, path.extname(name) ? name : `${name}.html`)
      : '';
    const text = read(file);
    if (text === undefined) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('Not found\n');
      return;
    }
    const known = attempt(() => ({ ...fragments(folder), ...values() }));
    if (!known) {
      response.writeHead(503, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        'Retry-After': '1',
      });
      response.end('The site is not there: it may just be built. Reload this page in a moment.\n');
      return;
    }
    const headers = fill(read(file.replace(/\.html$/, '.headers')) ?? '', known);
    for (const line of file.endsWith('.html') ? headers.split('\n') : []) {
      const colon = line.indexOf(':');
      if (colon > 0) response.setHeader(line.slice(0, colon), line.slice(colon + 1).trim());
    }
    response.setHeader('Content-Type', contentType(path.extname(file)) || 'text/plain');
    response.setHeader('Cache-Control', 'no-store');
    response.end(fill(text, known));
  };
}

function fragments(folder: string): HostValues {
  const files = readdirSync(folder).filter((file) => file.endsWith(FRAGMENT));
  return Object.fromEntries(
    files.map((file) => [
      path.basename(file, FRAGMENT).toUpperCase(),
      read(path.join(folder, file)) ?? '',
    ]),
  );
}

/** Recursive, because fragments may contain placeholders too. */
function fill(text: string, values: HostValues): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => fill(values[name] ?? '', values));
}

function read(file: string): string | undefined {
  return attempt(() => readFileSync(file, 'utf8'));
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
