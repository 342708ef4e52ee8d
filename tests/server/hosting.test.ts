import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { hostingHeaders } from '../../src/node/hosting/headers';
import { parseHeadersFile } from '../../src/node/hosting/headersFile';
import { publishHosting } from '../../src/node/hosting/publish';
import { parseRedirectsFile } from '../../src/node/hosting/redirectsFile';
import type { HeaderRule, HostingInput, Redirect } from '../../src/node/hosting/types';
import { readCaddyfile } from './readCaddyfile';
import { readNginx } from './readNginx';
import { temporaryFolder } from '../temporary/temporaryFolder';

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

/** What every host is told: both forms of each address, and targets that a header can carry. */
const bothForms = redirects.flatMap(({ from, to, status }) =>
  [from, `${from}/`].map((form) => ({ from: form, to: to.replace(' ', '%20'), status })),
);

let dir = '';
let rules: HeaderRule[] = [];
const read = (name: string) => readFile(path.join(dir, name), 'utf8');

beforeAll(async () => {
  dir = temporaryFolder();
  const names = ['index.html', '404.html', 'robots.txt', 'sitemap.xml', 'sitemap.xml.br', '_old'];
  await Promise.all(names.map((name) => writeFile(path.join(dir, name), '')));
  rules = hostingHeaders(input, { hourly: ['/robots.txt', '/sitemap.xml'] });
  await publishHosting(dir, input, redirects);
});

const sorted = (list: HeaderRule[]) => list.toSorted((a, b) => a.path.localeCompare(b.path));

describe('every file for hosts says the same', () => {
  it('_headers holds the rules, with one for each top-level file that is no page', async () => {
    expect(parseHeadersFile(await read('_headers'))).toEqual(rules);
  });

  it('nginx.conf holds the rules', async () => {
    expect(sorted(readNginx(await read('hosting/nginx.conf')).rules)).toEqual(sorted(rules));
  });

  it('Caddyfile holds the rules', async () => {
    expect(sorted(readCaddyfile(await read('hosting/Caddyfile')).rules)).toEqual(sorted(rules));
  });

  it.each([
    ['_redirects', parseRedirectsFile],
    ['hosting/nginx.conf', (text: string) => readNginx(text).redirects],
    ['hosting/Caddyfile', (text: string) => readCaddyfile(text).redirects],
  ])('%s holds the redirects, with and without a slash at the end', async (name, parse) => {
    expect(parse(await read(name))).toEqual(bothForms);
  });
});

/** Where each sample says what answers for an address that is missing. */
const SAMPLES = [
  ['hosting/nginx.conf', /^ {2}"~(\^.*)" "(\/[^"]*)";$/gm],
  ['hosting/Caddyfile', /^\t\t\t~(\^\S+) (\S+)$/gm],
] as const;

async function answersOf(name: string, line: RegExp) {
  const found = [...(await read(name)).matchAll(line)].map(([, expression = '', file = '']) => ({
    expression: new RegExp(expression),
    file,
  }));
  return (address: string) => found.find(({ expression }) => expression.test(address))?.file;
}

describe('an address of a pattern that has no file', () => {
  const files = ['/store/category/404.html', '/store/product/404.html'];

  it('is answered with the page of its folder, as a 404, by hosts that read _redirects', async () => {
    const lines = (await read('_redirects')).split('\n').filter((line) => line.endsWith(' 404'));
    expect(lines).toEqual([
      `/store/category/:category ${files[0]} 404`,
      `/store/product/:product ${files[1]} 404`,
    ]);
  });

  it.each(SAMPLES)('is so by %s', async (name, line) => {
    const answer = await answersOf(name, line);
    expect(['/store/category/a&b', '/store/product/x/'].map(answer)).toEqual(files);
    expect(['/store/product/', '/store/product/a/b', '/about'].map(answer)).toEqual(
      Array(3).fill(undefined),
    );
  });
});

it.each(SAMPLES)(
  'a missing file that scripts fetch is no page by %s, but a line',
  async (name, line) => {
    const answer = await answersOf(name, line);
    const files = ['/embed/c/gone.js', '/assets/gone.css', '/data/b/gone.json'];
    expect(files.map(answer)).toEqual(Array(3).fill('/_missing'));
    expect(['/embed/', '/images/gone.svg', '/embedded/a.js'].map(answer)).toEqual(
      Array(3).fill(undefined),
    );
    expect(await read(name)).toMatch(/\/_missing .*(404 "Not found|"Not found" 404)/);
  },
);

describe('the nginx sample', () => {
  it('keeps add_header out of locations, where it would drop all others', async () => {
    const locations = (await read('hosting/nginx.conf'))
      .split('\n')
      .filter((line) => /^ *location /.test(line));
    expect(locations.length).toBeGreaterThan(5);
    expect(locations.filter((line) => line.includes('add_header'))).toEqual([]);
  });

  it('speaks plain http when the site does', async () => {
    await publishHosting(dir, { ...input, url: 'http://intranet.example' }, []);
    expect(await read('hosting/nginx.conf')).not.toMatch(/443|ssl/);
    expect(await read('hosting/Caddyfile')).toContain('http://intranet.example {');
    await publishHosting(dir, input, redirects);
  });
});

describe('the query of an old address', () => {
  const LINES = [
    ['hosting/nginx.conf', '$is_args$args', ' = "/'],
    ['hosting/Caddyfile', '{search}', 'redir "/'],
  ] as const;

  it.each(LINES)(
    'is carried on by %s, unless the new address has its own or an anchor',
    async (name, query, start) => {
      const text = await read(name);
      const lineOf = (from: string) =>
        text.split('\n').find((line) => line.includes(`${start}${from}"`)) ?? '';
      expect(lineOf('shop')).toContain(`/store/category/all${query}`);
      expect(lineOf('old page')).toContain('/about#team"');
      expect(lineOf('pumps-&-pipes')).toContain('/search?q=pump"');
    },
  );
});
