import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOD, startDev, type DevProject } from './testing';

/** What these tests add to of a config, as people write it. */
interface Written {
  redirects: { from: string; to: string }[];
  pages: { path: string }[];
}

/** The config of the other company with more in it. */
function companyWith(change: (config: Written) => void): string {
  const config = JSON.parse(GOOD) as Written;
  change(config);
  return JSON.stringify(config);
}

/** A page that needs nothing but its address. */
const page = (path: string, title: string) => ({
  path,
  title,
  description: `${title}: a page of the tests that has nothing but a title.`,
  hidden: true,
  blocks: [{ type: 'hero', title }],
});

let dev: DevProject;
const ask = (url: string) => dev.ask(url);
afterAll(() => dev.stop());
beforeAll(async () => {
  const config = companyWith(({ pages, redirects }) => {
    redirects.push(
      { from: '/old/', to: '/services/engines' },
      { from: '/caf%C3%A9', to: '/store' },
      { from: '/кафе', to: 'https://tea.test/меню' },
      { from: '/repairs', to: '/services#repairs' },
    );
    pages.push(page('/manifesto', 'What we stand for'), page('/favicon-guide', 'How to draw one'));
  });
  dev = await startDev(config);
  expect(dev.logged).toEqual([]);
}, 60_000);

describe('icons, which only a build makes', () => {
  it.each(['/favicon.svg', '/manifest.webmanifest', '/icons/icon-192.png'])(
    'are no mistake here: %s',
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

  it('is kept by no browser, since the next save may change it', async () => {
    expect((await ask('/shop')).headers.get('cache-control')).toBe('no-store');
  });
});
