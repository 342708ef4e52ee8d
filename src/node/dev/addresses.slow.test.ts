import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '../../../tests/server/rawRequest';
import { GOOD, startDev, type DevProject } from './testing';

/** The parts of an authored config that these tests extend. */
interface Written {
  redirects: { from: string; to: string }[];
  pages: { path: string }[];
  store: { unknownCategories: { slug: string }[] };
}

/** The other company's config after `change`, as JSON. */
function companyWith(change: (config: Written) => void): string {
  const config = JSON.parse(GOOD) as Written;
  change(config);
  return JSON.stringify(config);
}

/** A minimal page. */
const page = (path: string, title: string) => ({
  path,
  title,
  description: `${title}: a page of the tests that has nothing but a title.`,
  hidden: true,
  blocks: [{ type: 'hero', title }],
});

/** The config's folder, which is not that of the code. */
const PLACE = 'sites/boats';
/** Files beside it, by their paths in public/. */
const FILES = {
  'docs/price list.pdf': 'the prices',
  'docs/.draft.pdf': 'a draft',
  '.well-known/security.txt': 'whom to write',
  CNAME: 'boats.test',
  'icons/buoy.png': 'a buoy',
};

let dev: DevProject;
const ask = (url: string) => dev.ask(url);
afterAll(() => dev.stop());
beforeAll(async () => {
  const config = companyWith(({ pages, redirects, store }) => {
    redirects.push(
      { from: '/old/', to: '/services/engines' },
      { from: '/café', to: '/store' },
      { from: '/кафе', to: 'https://tea.test/меню' },
      { from: '/repairs', to: '/services#repairs' },
    );
    pages.push(page('/manifesto', 'What we stand for'), page('/favicon-guide', 'How to draw one'));
    store.unknownCategories.push({ slug: 'parts-2.1' });
  });
  const files = Object.entries(FILES).map(([name, text]) => [`${PLACE}/public/${name}`, text]);
  dev = await startDev(config, PLACE, Object.fromEntries(files));
  if (dev.logged.length > 0) throw new Error(dev.logged.join('\n'));
});

describe('a file of public/', () => {
  it.each([
    ['/docs/price%20list.pdf', 'application/pdf', 'the prices'],
    ['/docs/price%20list.pdf?from=mail', 'application/pdf', 'the prices'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'whom to write'],
    ['/CNAME', 'application/octet-stream', 'boats.test'],
    ['/icons/buoy.png', 'image/png', 'a buoy'],
  ])('is served by its type, as it is now: %s', async (url, type, text) => {
    const response = await ask(url);
    const { status, headers } = response;
    const content = await response.text();
    expect([status, headers.get('content-type'), content]).toEqual([200, type, text]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is not served if a build publishes it under another name', async () => {
    expect((await ask('/images/slip.svg')).status).toBe(404);
  });

  it.each([
    '/docs/.draft.pdf',
    '/docs/%2edraft.pdf',
    '/docs/../../site.config.json',
    '/docs/%2e%2e/%2e%2e/site.config.json',
    '/docs/..%2f..%2fsite.config.json',
    '/docs/..%5c..%5csite.config.json',
  ])('is none that is hidden or lies somewhere else: %s', async (url) => {
    expect((await rawRequest(dev.port, url)).status).toBe(404);
  });
});

it('serves a page whose address ends like that of a file', async () => {
  const response = await ask('/store/category/parts-2.1');
  expect([response.status, await response.text()]).toEqual([
    200,
    expect.stringContaining('<title>parts-2.1 |'),
  ]);
});

describe('icons, which only a build makes', () => {
  it.each(['/favicon.svg', '/manifest.webmanifest', '/app-icons/icon-192.png'])(
    'are answered without an error: %s',
    async (url) => {
      expect((await ask(url)).status).toBe(204);
    },
  );

  it.each([
    ['/manifesto', 'What we stand for'],
    ['/favicon-guide', 'How to draw one'],
  ])('hide no page whose address begins as theirs: %s', async (url, title) => {
    const response = await ask(url);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(title);
  });
});

describe('a redirect', () => {
  it.each([
    ['/shop', '/store/category/all'],
    ['/shop/', '/store/category/all'],
    ['/shop?page=2', '/store/category/all?page=2'],
    ['/repairs?from=a%20b', '/services?from=a%20b#repairs'],
    ['/old', '/services/engines'],
    ['/old/', '/services/engines'],
    ['/caf%C3%A9', '/store'],
    ['/%D0%BA%D0%B0%D1%84%D0%B5/', 'https://tea.test/%D0%BC%D0%B5%D0%BD%D1%8E'],
  ])('leads as a host would lead: %s to %s', async (url, to) => {
    const { status, headers } = await ask(url);
    expect([status, headers.get('location')]).toEqual([302, to]);
  });

  it('is not cached, since the next save may change it', async () => {
    expect((await ask('/shop')).headers.get('cache-control')).toBe('no-store');
  });
});
