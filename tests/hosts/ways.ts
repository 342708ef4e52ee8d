import type { RequestListener } from 'node:http';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** How the host pages carry the embed. */
export const WAYS = ['v1', 'pinned', 'two suppliers'] as const;

/** One of them: the script that changes with the site, the one pinned by its hash, or that of a second supplier beside. */
export type Way = (typeof WAYS)[number];

/** The tag of the script on a host page, and the address that it comes from. */
const TAG = /<script([^>]*) src="(http[^"]+)\/embed\/v1\.js"><\/script>/g;

/** The same where a script of the page inserts it. */
const INSERTED = /script\.src = '(http[^']+)\/embed\/v1\.js';/;

/** The elements of the second supplier, below ours. */
const OTHERS = `
    <inquiry-add product="other-1" name="Their pump" data-name="other"></inquiry-add>
    <button type="button" data-inquiry-add="other-2" data-inquiry-name="Their fan" data-name="other">Ask</button>
    <inquiry-list data-name="other"></inquiry-list>`;

/** Changes the HTML of a host page, from that with `v1`. */
export const CHANGES: Record<Way, (html: string, pinned: Pinned) => string> = {
  v1: (html) => html,
  pinned: (html, { file, integrity }) =>
    html
      .replace(
        TAG,
        (_, attributes: string, origin: string) =>
          `<script${attributes} src="${origin}${file}" integrity="${integrity}" crossorigin></script>`,
      )
      .replace(
        INSERTED,
        `script.src = '$1${file}'; script.integrity = '${integrity}'; script.crossOrigin = '';`,
      ),
  'two suppliers': (html) =>
    html
      .replace(
        TAG,
        (tag, attributes: string, origin: string) =>
          `<script${attributes} src="${origin}/embed/v1-named.js" data-name="other"></script>${tag}`,
      )
      .replace(
        INSERTED,
        `$& var other = document.createElement('script'); other.src = '$1/embed/v1-named.js'; other.setAttribute('data-name', 'other'); document.head.appendChild(other);`,
      )
      .replace('<inquiry-chat></inquiry-chat>', (tag) => tag + OTHERS),
};

/** The file that can be pinned. */
interface Pinned {
  file: string;
  integrity: string;
}

/** The file that the built site offers for pinning. */
export function pinnedFile(dist: string): Pinned {
  const text = readFileSync(path.join(dist, 'embed', 'versions.json'), 'utf8');
  const { latest, versions } = JSON.parse(text) as {
    latest: string;
    versions: Record<string, Pinned>;
  };
  return versions[latest] ?? { file: '', integrity: '' };
}

/** Serves the same with other HTML. */
export const changed =
  (pages: RequestListener, change: (html: string) => string): RequestListener =>
  (request, response) => {
    const end = response.end.bind(response) as (text: string) => typeof response;
    response.end = ((text: string) => end(change(text))) as typeof response.end;
    pages(request, response);
  };

/** Serves a site whose script with a name is another company's: its list is stored under another key. */
export const withOtherCompany =
  (site: RequestListener, dist: string): RequestListener =>
  (request, response) => {
    if (request.url !== '/embed/v1-named.js') return site(request, response);
    const code = readFileSync(path.join(dist, 'embed', 'v1-named.js'), 'utf8');
    response.setHeader('Content-Type', 'text/javascript');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.end(code.replace(/[\w-]+-cart\b/, 'other-cart'));
  };
