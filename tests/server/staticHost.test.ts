import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type Running } from '../../src/node/serve/listen';
import { siteHandler } from '../../src/node/serve/siteHandler';
import { rawRequest } from './rawRequest';
import { SCRIPT, temporarySite, type TemporarySite } from './temporarySite';

let site: TemporarySite;
let server: Running;

beforeAll(async () => {
  site = await temporarySite();
  server = await listen(siteHandler(site.dir), 0);
});
afterAll(() => server.close());

const get = (address: string, headers: Record<string, string> = {}) =>
  rawRequest(server.port, address, { headers });

describe('addresses of pages', () => {
  it.each([
    ['/', 'Home'],
    ['/index.html', 'Home'],
    ['/about', 'About'],
    ['/about/', 'About'],
    ['/about/index.html', 'About'],
    ['/about.html', 'About'],
    ['/about?utm_source=mail', 'About'],
    ['/terms', 'Terms'],
    ['/terms/', 'Terms'],
    ['/terms.html', 'Terms'],
    ['/store/category/pumps-&-pipes', 'Pumps &amp; Pipes'],
    ['/store/category/pumps-%26-pipes', 'Pumps &amp; Pipes'],
    ['/store/category/pumps-%26-pipes/', 'Pumps &amp; Pipes'],
    ['/store/category/%C3%B6l', 'Oil'],
    ['/store/category/100%25%20off', 'Sale'],
    ['http://somewhere.example/about', 'About'],
  ])('%s serves the page without a redirect', async (address, heading) => {
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(answer.text).toBe(`<h1>${heading}</h1>`);
    expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
  });
});

describe('addresses that do not exist', () => {
  it.each([
    '/nope',
    '/nope/deeper',
    '/nope.html',
    '/404',
    '/404/',
    '/404/index.html',
    '/404.html',
    '/robots.txt/',
    '/_headers',
    '/_redirects',
    '/hosting/nginx.conf',
    '/.git/config',
    '/assets',
    '/about//',
    '//about',
    '//evil.example/about',
    '/store//category',
    '/%E0',
    '/store/category/%E0%A4%A',
    '/%',
    '/%00',
    '/about%00.html',
    '/about%2Findex.html',
    '/..%5c..%5csecret.txt',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/../dist-secret.txt',
    '/./about',
    '/index.html.br',
  ])('%s answers 404 with the 404 page', async (address) => {
    const answer = await get(address);
    expect([answer.status, answer.text]).toEqual([404, '<h1>No such page</h1>']);
  });

  it("answers with the folder's own 404 page, if there is one", async () => {
    await site.write('store/product/404.html', '<h1>No such product</h1>');
    for (const name of ['nope', 'nope/', '%E0%A4', '404', '404.html', 'nope?q=a/b']) {
      const { status, text } = await get(`/store/product/${name}`);
      expect([name, status, text]).toEqual([name, 404, '<h1>No such product</h1>']);
    }
    for (const address of ['/store/product/nope/more', '/store/nope', '/store/product/../nope']) {
      const { text } = await get(address);
      expect([address, text]).toEqual([address, '<h1>No such page</h1>']);
    }
  });

  it('include an address of 8,000 characters', async () => {
    expect((await get(`/${'long'.repeat(2000)}`)).status).toBe(404);
    expect((await get(`/${'a/'.repeat(4000)}`)).status).toBe(404);
  });

  it.each([
    ['letters', `/${'a'.repeat(15_000)}`],
    ['letters before two slashes', `/${'a'.repeat(15_000)}//`],
    ['folders', '/a'.repeat(7500)],
    ['a question after a page', `/about?${'a'.repeat(15_000)}`],
  ])('[S30] an address of 15,000 characters is answered with 414: %s', async (_, address) => {
    const { status, text, headers } = await get(address);
    expect([status, text]).toEqual([414, 'The address is too long.\n']);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect((await get('/about')).status).toBe(200);
  });

  it('[S30] an address of 8,192 characters is the longest that is answered', async () => {
    const longest = `/about?${'a'.repeat(8192 - '/about?'.length)}`;
    expect((await get(longest)).status).toBe(200);
    expect((await get(`${longest}a`)).status).toBe(414);
  });

  it('answers in one line for missing files in /assets, /data and /embed', async () => {
    for (const address of ['/assets/gone-1.js', '/data/x/gone.json', '/embed/gone.js']) {
      const answer = await get(address);
      expect(answer.status).toBe(404);
      expect(answer.text).toBe('Not found\n');
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    }
  });

  it('does not send immutable caching for a missing hashed file', async () => {
    const answer = await get('/assets/gone-1.js');
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('serves files in .well-known', async () => {
    expect((await get('/.well-known/security.txt')).status).toBe(200);
  });

  it('keeps serving after a request that is not HTTP', async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(server.port, '127.0.0.1', () =>
        socket.end('\u0000\u0001 nonsense\r\n\r\n'),
      );
      socket.on('close', () => resolve()).on('error', () => resolve());
      socket.resume();
    });
    expect((await get('/')).status).toBe(200);
  });
});

describe('redirects', () => {
  it.each([
    ['/shop', 301, '/store/category/all'],
    ['/shop/', 301, '/store/category/all'],
    ['/shop?ref=mail', 301, '/store/category/all?ref=mail'],
    ['/old%20page', 302, '/about#team'],
    ['/old%20page?a=1', 302, '/about?a=1#team'],
    ['/find?q=fan', 307, '/search?q=pump'],
  ])('%s answers %i to %s', async (from, status, to) => {
    const answer = await get(from);
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBe(to);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('never put a line break from the query into the Location header', async () => {
    const answer = await get('/shop?a=%0d%0aSet-Cookie:%20x=1');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers.location).toBe('/store/category/all?a=%0d%0aSet-Cookie:%20x=1');
  });
});

describe('methods', () => {
  it('answers HEAD like GET, without the body', async () => {
    const [head, full] = await Promise.all([
      rawRequest(server.port, '/about', { method: 'HEAD' }),
      get('/about'),
    ]);
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    const { date: _a, ...headHeaders } = head.headers;
    const { date: _b, ...fullHeaders } = full.headers;
    expect(headHeaders).toEqual(fullHeaders);
  });

  it('answers HEAD of a missing page with 404 and no body', async () => {
    const head = await rawRequest(server.port, '/nope', { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([404, 0]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
    'rejects %s, with an Allow header',
    async (method) => {
      const answer = await rawRequest(server.port, '/about', { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    },
  );
});

describe('headers', () => {
  it('come from _headers, by the path of the request', async () => {
    const [page, script, schema] = await Promise.all(
      ['/about', '/assets/app-1a2b3c.js', '/schemas/site.schema.json'].map((one) => get(one)),
    );
    expect(page?.headers['x-content-type-options']).toBe('nosniff');
    expect(page?.headers['access-control-allow-origin']).toBeUndefined();
    expect(page?.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(script?.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(schema?.headers['access-control-allow-origin']).toBe('*');
  });

  it('are sent with the 404 page too', async () => {
    const answer = await get('/nope');
    expect(answer.headers['content-security-policy']).toBe("script-src 'self'");
  });

  it('omit upgrade-insecure-requests, because this server has no https', async () => {
    const answer = await get('/about');
    expect(answer.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  it('follow a new build without a restart', async () => {
    const file = path.join(site.dir, '_headers');
    const before = await readFile(file, 'utf8');
    await site.write('_headers', `/*\n  X-Build: 2\n`);
    expect((await get('/about')).headers['x-build']).toBe('2');
    await site.write('_headers', before);
    expect((await get('/about')).headers['x-build']).toBeUndefined();
  });

  it.each([
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/images/a.avif', 'image/avif'],
    ['/images/logo.svg', 'image/svg+xml'],
    ['/fonts/a.woff2', 'font/woff2'],
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml'],
    ['/assets/app-1a2b3c.js', 'text/javascript; charset=utf-8'],
    ['/data/x/home.json', 'application/json; charset=utf-8'],
  ])('include the content type of %s', async (address, type) => {
    expect((await get(address)).headers['content-type']).toBe(type);
  });
});

describe('compressed siblings', () => {
  const address = '/assets/app-1a2b3c.js';
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
    ['br;q=0,gzip;q=0.0', undefined, (body: Buffer) => body],
  ])('are negotiated: "Accept-Encoding: %s" gets %s', async (accepted, encoding, undo) => {
    const answer = await get(address, { 'Accept-Encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
    expect(undo(answer.body).toString()).toBe(SCRIPT);
  });

  it('are used for pages too, at each of their addresses', async () => {
    const answer = await get('/', { 'Accept-Encoding': 'br' });
    expect(brotliDecompressSync(answer.body).toString()).toBe('<h1>Home</h1>');
  });
});

describe('a cached file', () => {
  it('is revalidated with 304, its validator and its headers', async () => {
    const first = await get('/about');
    const again = await get('/about', { 'If-None-Match': first.headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    const { etag, vary, 'cache-control': kept, 'content-security-policy': policy } = first.headers;
    const expected = { etag, vary, 'cache-control': kept, 'content-security-policy': policy };
    expect(again.headers).toMatchObject(expected);
  });

  it('is sent again after a change', async () => {
    await site.write('changing/index.html', 'one');
    const first = await get('/changing');
    await site.write('changing/index.html', 'other');
    const again = await get('/changing', { 'If-None-Match': first.headers.etag ?? '' });
    expect([again.status, again.text]).toEqual([200, 'other']);
    expect(again.headers.etag).not.toBe(first.headers.etag);
  });
});
