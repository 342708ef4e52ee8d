import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import { siteHandler } from '../../serve/siteHandler';
import { publishHosting } from '../publish';
import { checkLive, formatLive } from './checkLive';
import type { LiveConfig } from './types';

const config = {
  pages: [{ path: '/' }, { path: '/about' }],
  redirects: [
    { from: '/old', to: '/about' },
    { from: '/båt', to: '/about' },
  ],
  store: {},
} as unknown as LiveConfig;

const PAGE = '<div id="root"></div><script src="/assets/app-1a.js"></script>';
const FILES: Record<string, string> = {
  'index.html': PAGE,
  'about/index.html': PAGE,
  '404.html': PAGE,
  'assets/app-1a.js': 'export {};',
  'embed/v1.js': 'import("./c/widgets-1a.js")',
  'embed/c/widgets-1a.js': 'export {};',
  'embed/catalogue.json': '{}',
  'manifest.webmanifest': '{"icons":[{"src": "/app-icons/icon-192.png"}]}',
  'app-icons/icon-192.png': '',
  'sitemap.xml': '<urlset/>',
  'robots.txt': '',
};

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A built site with these files, and what the host makes of them. */
async function published(files: Record<string, string> = FILES): Promise<string> {
  const dir = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
    if (/html|js$/.test(name)) writeFileSync(join(dir, `${name}.gz`), gzipSync(text));
  }
  const input = { scriptHashes: [], frameOrigins: [], formOrigins: [], url: 'https://a.example' };
  const redirects = config.redirects.map(({ from, to }) => ({ from, to, status: 301 as const }));
  await publishHosting(dir, input, redirects);
  return serve(siteHandler(dir));
}

const lacks = async (origin: string, of = config) =>
  (await checkLive(origin, of)).flatMap(({ tried, missing }) => (missing ? [tried] : []));

describe('a published site', () => {
  it('lacks nothing on a host that follows the files of the build', async () => {
    const origin = await published();
    const findings = await checkLive(origin, config);
    expect(findings.filter(({ missing }) => missing)).toEqual([]);
    expect(findings).toHaveLength(9);
    expect(formatLive(findings, origin)).toMatch(/  yes  Old addresses lead to the new ones\.\n/);
    expect(formatLive(findings, origin)).toMatch(/does all that the site needs\.$/);
  });

  it('lacks, on a host that sends files and nothing else, what the host does not do, in words', async () => {
    const origin = await serve(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://a.example');
      const text = FILES[pathname.slice(1)] ?? FILES[`${pathname.slice(1)}index.html`];
      response.writeHead(text === undefined ? 404 : 200).end(text ?? 'No such file');
    });
    const findings = await checkLive(origin, config);
    const missing = Object.fromEntries(findings.map((finding) => [finding.tried, finding.missing]));
    expect(missing).toMatchObject({
      'Pages are there, with and without a slash at the end of their addresses':
        expect.stringContaining('/about answers 404'),
      'Addresses that lead nowhere say so': expect.stringContaining('the page of the host'),
      'Old addresses lead to the new ones': expect.stringContaining('/old and 1 more'),
      "Partners' pages can load the embed": expect.stringContaining('Access-Control-Allow-Origin'),
      'Sitemap, robots.txt and the icons of home screens are there': undefined,
      'Pages and scripts are compressed': expect.stringContaining('/ and /assets/app-1a.js'),
      'Pages come with security headers': expect.stringContaining('Content-Security-Policy'),
    });
    expect(formatLive(findings, origin)).toContain('lacks 7 of 9 things');
  });

  it('lacks an answer that says so on a host that shows the home page everywhere', async () => {
    const origin = await serve((_, response) => void response.end(PAGE));
    expect(await lacks(origin)).toContain('Addresses that lead nowhere say so');
  });

  it('lacks an address of its own for pages on a host that leads to a slash at its end', async () => {
    const origin = await serve(({ url = '/' }, response) =>
      url === '/about'
        ? void response.writeHead(308, { Location: '/about/' }).end()
        : void response.end(PAGE),
    );
    const findings = await checkLive(origin, config);
    const waits = findings.find(({ tried }) => tried.includes('without a redirect'));
    expect(waits?.missing).toContain('/about leads to /about/');
  });

  it('lacks icons on a host that keeps their folder to itself', async () => {
    const { 'app-icons/icon-192.png': _, ...others } = FILES;
    const findings = await checkLive(await published(others), config);
    const icons = findings.find(({ missing }) => missing);
    expect(icons?.missing).toContain('does not send /app-icons/icon-192.png');
  });

  it('needs no embed and no redirects where the config has none', async () => {
    const origin = await serve((_, response) => void response.writeHead(200).end(PAGE));
    const without = { ...config, redirects: [], store: undefined };
    expect(await checkLive(origin, without)).toHaveLength(7);
  });
});

describe('a catalogue that an endpoint searches', () => {
  const searched = { ...config, store: { search: { endpoint: '/search' } } };
  const files = { ...FILES, 'embed/catalogue.json': '{"endpoint":"/search"}' };
  const TRIED = 'The search of the catalogue answers';

  it('lacks its answers on a host that does not know the endpoint, and says what to do', async () => {
    const findings = await checkLive(await published(files), searched);
    const { missing } = findings.find(({ tried }) => tried === TRIED) ?? {};
    expect(missing).toContain('/search.json answers 404');
    expect(missing).toContain('and /search answers 404');
    expect(missing).toContain('npm run search');
  });

  it('lacks nothing where it is answered', async () => {
    const site = await published(files);
    const origin = await serve(({ url = '/' }, response) => {
      if (url.startsWith('/search.json')) return void response.end('{"hits":[]}');
      if (url.startsWith('/search')) return void response.end('<form role="search"></form>');
      return void fetch(site + url)
        .then(async (answer) => response.writeHead(answer.status).end(await answer.text()))
        .catch(() => response.destroy());
    });
    expect(await lacks(origin, searched)).not.toContain(TRIED);
  });

  it('lacks it on a host that shows the home page everywhere', async () => {
    const origin = await serve(({ url }, response) =>
      url === '/embed/catalogue.json'
        ? void response.end(files['embed/catalogue.json'])
        : void response.end(PAGE),
    );
    expect(await lacks(origin, searched)).toContain(TRIED);
  });

  it('needs no endpoint while it is small enough for the page', async () => {
    const findings = await checkLive(await published(), searched);
    expect(findings.map(({ tried }) => tried)).not.toContain(TRIED);
  });
});

describe('an address', () => {
  it('that nobody answers is said, with the reason', async () => {
    const origin = await serve((_, response) => void response.end());
    await new Promise((resolve) => servers[0]?.close(resolve));
    await expect(checkLive(origin, config)).rejects.toThrow(/cannot be reached: .*ECONNREFUSED/);
  });

  it('that leads to another names that one', async () => {
    const origin = await serve(
      (_, response) => void response.writeHead(301, { Location: 'https://www.a.example/' }).end(),
    );
    await expect(checkLive(origin, config)).rejects.toThrow('leads to https://www.a.example/.');
  });
});
