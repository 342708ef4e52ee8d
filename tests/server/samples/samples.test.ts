import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersFor, hostingHeaders, REVALIDATE } from '../../../src/node/hosting/headers';
import { publishHosting } from '../../../src/node/hosting/publish';
import type { HeaderRule, HostingInput, Redirect } from '../../../src/node/hosting/types';
import { listen, type Running } from '../../../src/node/serve/listen';
import { siteHandler } from '../../../src/node/serve/siteHandler';
import { reportMissing } from '../../setup/reportMissing';
import { temporaryFolder } from '../../temporary/temporaryFolder';
import { rawRequest, type RawAnswer } from '../rawRequest';
import { SCRIPT, temporarySite, type TemporarySite } from '../temporarySite';
import { findApache } from './apache';
import { findCaddy } from './caddy';
import { findNginx } from './nginx';
import { HOSTILE, SAME, type SampleRequest } from './requests';
import type { FoundHost, SampleHost } from './sampleHost';

const HOSTNAME = 'www.supplier.example';

const input: HostingInput = {
  scriptHashes: ['sha256-abc/+='],
  frameOrigins: ['https://maps.example'],
  formOrigins: ['https://forms.example'],
  url: `http://${HOSTNAME}`,
  patterns: ['/store/category/:category', '/store/product/:product'],
};

const redirects: Redirect[] = [
  { from: '/shop', to: '/store/category/all', status: 301 },
  { from: '/old page', to: '/about#team', status: 302 },
  { from: '/pumps-&-pipes', to: '/search?q=pump', status: 308 },
  { from: '/forum', to: 'https://forum.example/a b', status: 307 },
];

const rules = hostingHeaders(input);
const folders = rules.filter(({ path }) => path !== '/*');

/** Pages have no rule of their own. */
const PAGE = { path: '/about/index.html', headers: {} };

/** A file for each rule: '/assets/*' → '/assets/rule.txt'. */
const fileOf = ({ path }: HeaderRule) => path.replace(/\/\*$/, '/rule.txt');

/** A built site with its hosting files. */
async function publishedSite(
  url: string,
  more: Pick<HostingInput, 'compressed' | 'hasUncompressed'> = {},
): Promise<TemporarySite> {
  const site = await temporarySite();
  await site.write('store/category/404.html', '<h1>No such category</h1>');
  await site.write('store/product/404.html', '<h1>No such product</h1>');
  await Promise.all(folders.map((rule) => site.write(fileOf(rule).slice(1), 'text')));
  await publishHosting(site.dir, { ...input, url, ...more }, redirects);
  return site;
}

const ask = (port: number, { address, headers, ...request }: SampleRequest) =>
  rawRequest(port, address, { ...request, headers: { host: HOSTNAME, ...headers } });

/** Apache asks the disk before it reads .htaccess, and answers 403 for a name that no file can have. */
const isPossible = ({ address }: SampleRequest) => !/[^/]{256}/.test(address);

const HOSTS: [name: string, found: FoundHost, requests: SampleRequest[]][] = [
  ['nginx', findNginx(), SAME],
  ['Caddy', findCaddy(), SAME],
  ['Apache', findApache(), SAME.filter(isPossible)],
];

describe.each(HOSTS)('the sample for %s', (_name, found, requests) => {
  const start = 'start' in found ? found.start : undefined;
  let host: SampleHost;
  let ours: Running;

  beforeAll(async () => {
    if (!start) return;
    const { dir } = await publishedSite(input.url);
    ours = await listen(siteHandler(dir), 0);
    host = await start({ dir, hostname: HOSTNAME, work: temporaryFolder() });
  });
  afterAll(() => Promise.all([host?.close(), ours?.close()]));

  reportMissing('missing' in found ? found.missing : undefined);

  it.each(start ? requests.map((request) => ({ request, title: titleOf(request) })) : [])(
    'answers $title as npm start does',
    async ({ request }) => {
      const [expected, answer] = await Promise.all([
        ask(ours.port, request),
        ask(host.port, request),
      ]);
      expect(told(answer)).toEqual(told(expected));
    },
  );

  it.each(start ? [PAGE, ...folders] : [])('sends the headers for $path', async (rule) => {
    const address = fileOf(rule);
    const answer = await ask(host.port, { address });
    expect(answer.status).toBe(200);
    const expected = { 'Cache-Control': REVALIDATE, ...headersFor(rules, address) };
    expect(sentOf(answer)).toEqual(lowerCase(expected));
  });

  it.each(start ? HOSTILE : [])('leaks nothing at %s', async (address) => {
    const { status, text, headers } = await ask(host.port, { address });
    expect([400, 404]).toContain(status);
    expect(text).not.toContain('secret');
    expect(headers.location).toBeUndefined();
  });

  it.each(start ? ['/about', '/assets/app-1a2b3c.js'] : [])(
    'answers 304 if %s has not changed',
    async (address) => {
      const first = await ask(host.port, { address });
      const validator = { 'if-none-match': first.headers.etag ?? '' };
      const again = await ask(host.port, { address, headers: validator });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
    },
  );

  it.each(start ? [start] : [])('compresses on the fly if the build does not', async (begin) => {
    const site = await publishedSite(input.url, { compressed: false });
    const script = 'export const words = 1;\n'.repeat(200);
    await site.write('assets/long-1a2b3c.js', script);
    const itself = await begin({ dir: site.dir, hostname: HOSTNAME, work: temporaryFolder() });
    try {
      const answer = await ask(itself.port, {
        address: '/assets/long-1a2b3c.js',
        headers: { 'accept-encoding': 'gzip' },
      });
      expect(answer.headers['content-encoding']).toBe('gzip');
      expect(answer.headers.vary).toMatch(/accept-encoding/i);
      expect(bodyOf(answer)).toBe(script);
    } finally {
      await itself.close();
    }
  });

  it.each(start ? [start] : [])(
    'compresses on the fly what has no compressed sibling on a large site, and nothing twice',
    async (begin) => {
      const site = await publishedSite(input.url, { hasUncompressed: true });
      const page = `<h1>Pump</h1>${'<p>Words</p>'.repeat(400)}`;
      await site.write('store/product/pump/index.html', page);
      const partly = await begin({ dir: site.dir, hostname: HOSTNAME, work: temporaryFolder() });
      const headers = { 'accept-encoding': 'gzip' };
      try {
        const answer = await ask(partly.port, { address: '/store/product/pump', headers });
        expect(answer.headers['content-encoding']).toBe('gzip');
        expect(answer.headers.vary).toMatch(/accept-encoding/i);
        expect(bodyOf(answer)).toBe(page);
        const script = await ask(partly.port, { address: '/assets/app-1a2b3c.js', headers });
        expect(script.headers['content-encoding']).toBe('gzip');
        expect(bodyOf(script)).toBe(SCRIPT);
      } finally {
        await partly.close();
      }
    },
  );

  it.each(start ? [start] : [])('redirects to https if the site uses it', async (begin) => {
    const { dir } = await publishedSite(`https://${HOSTNAME}`);
    const secure = await begin({ dir, hostname: HOSTNAME, work: temporaryFolder(), secure: true });
    try {
      const plain = await ask(secure.port, { address: '/about?a=b' });
      expect([301, 308]).toContain(plain.status);
      expect(plain.headers.location).toMatch(
        /^https:\/\/www\.supplier\.example(:\d+)?\/about\?a=b$/,
      );
      const page = await rawRequest(secure.securePort ?? 0, '/about', {
        headers: { host: HOSTNAME },
        secure: true,
      });
      expect(page.text).toBe('<h1>About</h1>');
      expect(page.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
      expect(page.headers['content-security-policy']).toMatch(/; upgrade-insecure-requests$/);
    } finally {
      await secure.close();
    }
  });
});

function titleOf({ address, method = 'GET', headers = {} }: SampleRequest): string {
  const more = Object.entries(headers).map(([name, value]) => ` (${name}: ${value})`);
  return `${method} ${address.slice(0, 60)}${more.join('')}`;
}

/** The properties of a response that matter to a browser. */
function told(answer: RawAnswer) {
  const { status, headers } = answer;
  const isRedirect = status >= 300 && status < 400;
  const isError = status === 405 || status === 416;
  const common = {
    status,
    // Apache makes every Location a whole URL, and sends no range with 416.
    location: headers.location?.replace(`http://${HOSTNAME}/`, '/'),
    range: isError ? undefined : headers['content-range'],
  };
  // The bodies of these differ between hosts.
  if (isRedirect || isError) return common;
  const text = bodyOf(answer).trim();
  return {
    ...common,
    text,
    // Apache calls its one line HTML. It answers scripts, which do not show it.
    type: text === 'Not found' ? undefined : typeOf(answer),
    encoding: headers['content-encoding'],
    sent: status === 200 ? sentOf(answer) : withoutSharing(sentOf(answer)),
  };
}

/** The headers that are set by rules. */
function sentOf({ headers }: RawAnswer): Record<string, unknown> {
  const names = rules.flatMap((rule) => Object.keys(lowerCase(rule.headers)));
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])),
  );
}

/** Without CORS headers: for an error, nginx sets the headers of the 404 page instead of the requested address. */
function withoutSharing(sent: Record<string, unknown>): Record<string, unknown> {
  const {
    'access-control-allow-origin': _origin,
    'cross-origin-resource-policy': _policy,
    ...rest
  } = sent;
  return rest;
}

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Equivalent names. */
const SYNONYMS: Record<string, string> = {
  'application/javascript': 'text/javascript',
  'image/vnd.microsoft.icon': 'image/x-icon',
  'text/xml': 'application/xml',
};

/** The content type, with its character set only for texts. */
function typeOf({ headers }: RawAnswer): string {
  const [type = '', charset = ''] = (headers['content-type'] ?? '').split(/; ?/);
  const name = SYNONYMS[type] ?? type;
  return name.startsWith('text/') ? `${name}; ${charset.toLowerCase()}` : name;
}

function bodyOf({ headers, body }: RawAnswer): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString();
  if (headers['content-encoding'] === 'gzip') return gunzipSync(body).toString();
  return body.toString();
}
