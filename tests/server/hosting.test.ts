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

it('_headers has the rules, including one for each top-level file that is not a page', async () => {
  const rules = hostingHeaders(input, { hourly: ['/robots.txt', '/sitemap.xml'] });
  expect(parseHeadersFile(await read('_headers'))).toEqual(rules);
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
