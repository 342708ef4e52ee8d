import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { hostingHeaders } from '../../src/node/hosting/headers';
import { parseHeadersFile } from '../../src/node/hosting/headersFile';
import { publishHosting } from '../../src/node/hosting/publish';
import { parseRedirectsFile } from '../../src/node/hosting/redirectsFile';
import type { HostingInput, Redirect } from '../../src/node/hosting/types';
import { temporaryFolder } from '../temporary/temporaryFolder';

// The sample configs for nginx and Caddy are tested in the servers themselves, in samples/.

const input: HostingInput = {
  scriptHashes: ['sha256-abc/+='],
  frameOrigins: ['https://maps.example'],
  formOrigins: ['https://forms.example'],
  url: 'https://www.supplier.example',
  patterns: ['/store/category/:category', '/store/product/:product'],
};

const redirects: Redirect[] = [
  { from: '/shop', to: '/store/category/all', status: 301 },
  { from: '/old page', to: '/about#team', status: 302 },
  { from: '/pumps-&-pipes', to: '/search?q=pump', status: 308 },
  { from: '/forum', to: 'https://forum.example/a b', status: 307 },
];

let dir = '';
const read = (name: string) => readFile(path.join(dir, name), 'utf8');

beforeAll(async () => {
  dir = temporaryFolder();
  const names = ['index.html', '404.html', 'robots.txt', 'sitemap.xml', 'sitemap.xml.br', '_old'];
  await Promise.all(names.map((name) => writeFile(path.join(dir, name), '')));
  await publishHosting(dir, input, redirects);
});

it('_headers has the rules', async () => {
  expect(parseHeadersFile(await read('_headers'))).toEqual(hostingHeaders(input));
});

it('_headers has no rule for each file in public, since Cloudflare drops all beyond 100', async () => {
  const names = Array.from({ length: 150 }, (_, index) => `price-list-${index}.pdf`);
  await Promise.all(names.map((name) => writeFile(path.join(dir, name), '')));
  await publishHosting(dir, input, redirects);
  const rules = parseHeadersFile(await read('_headers'));
  expect(rules.length).toBeLessThan(30);
  expect(rules.slice(0, 5).map((rule) => rule.path)).toContain('/embed/*');
});

it('_redirects has letters as they are typed, as Netlify compares decoded addresses', async () => {
  const away = temporaryFolder();
  await publishHosting(away, input, [{ from: '/båter', to: '/blå', status: 301 }]);
  const lines = (await readFile(path.join(away, '_redirects'), 'utf8')).split('\n');
  expect(lines.slice(0, 2)).toEqual(['/båter /bl%C3%A5 301', '/båter/ /bl%C3%A5 301']);
});

it('_redirects has the redirects, with and without a trailing slash, with encoded targets', async () => {
  const bothForms = redirects.flatMap(({ from, to, status }) =>
    [from, `${from}/`].map((form) => ({ from: form, to: to.replace(' ', '%20'), status })),
  );
  expect(parseRedirectsFile(await read('_redirects'))).toEqual(bothForms);
});

it("_redirects has the folder's 404 page for unknown addresses of a pattern", async () => {
  const lines = (await read('_redirects')).split('\n').filter((line) => line.endsWith(' 404'));
  expect(lines).toEqual([
    '/store/category/:category /store/category/404.html 404',
    '/store/product/:product /store/product/404.html 404',
  ]);
});

it('samples make the host compress if the build has no compressed siblings', async () => {
  const [nginx, caddy] = ['hosting/nginx.conf', 'hosting/Caddyfile'];
  expect(await read(nginx)).toContain('gzip_static on;');
  expect(await read(caddy)).toContain('precompressed br gzip');
  dir = temporaryFolder();
  await publishHosting(dir, { ...input, compressed: false }, redirects);
  expect(await read(nginx)).not.toMatch(/_static|\.br/);
  expect(await read(nginx)).toContain('  gzip on;');
  expect(await read(caddy)).not.toMatch(/precompressed|\.br/);
  expect(await read(caddy)).toContain('\tencode zstd gzip');
});
