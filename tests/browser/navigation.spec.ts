import { expect, type Page } from '@playwright/test';
import { forCompany, norwegian } from './support/company';
import { hold, REACT } from './support/hold';
import { footerLink, follow, followNew } from './support/links';
import { untilLive, visit } from './support/visit';
import { withoutFetchingAhead } from './support/withoutFetchingAhead';

/** Marks the document, to detect full page loads. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSame = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** Collects the site's files fetched from now on, without build ids and hashes: '/data/about.json'. */
function watchFetches(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    files.push(pathname.replace(/^\/data\/[^/]+/, '/data'));
  });
  return files;
}

forCompany(norwegian, ({ test, config, say, saying, store, pathOf, ...company }) => {
  const { categoryPath, productPath } = company;
  const [services, about, contact] = [
    pathOf('feature-rows'),
    pathOf('logo-grid'),
    pathOf('contact-form'),
  ];

  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  const goTo = async (page: Page, path: string) => {
    await footerLink(page, path).click();
    await expect(page).toHaveURL(path);
  };

  test('[S14] [S15] [X2] links inside the site change page, title, addresses and focus without a full load; the visit only requests files of this site, and stores none', async ({
    page,
    baseURL,
  }) => {
    const strange = watchForStrangers(page, baseURL, ['/', store.list]);
    await visit(page, '/');
    await mark(page);

    await test.step('the focus moves to the heading of the new page, and leaving it causes no layout shift', async () => {
      for (const address of [store.home, contact, about, services]) {
        await goTo(page, address);
        await expect(page.locator('main h1')).toBeFocused();
        const before = await heightOfHero(page);
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        expect(await heightOfHero(page)).toBe(before);
      }
    });

    await test.step('title and addresses are those of the page', async () => {
      await expect(page).toHaveTitle(company.titleOf(services));
      expect(await headOf(page)).toEqual({
        canonical: config.site.url + services,
        url: config.site.url + services,
        description: config.pages.find(({ path }) => path === services)?.description,
      });
    });

    await test.step('a link to the current page scrolls to the top', async () => {
      await footerLink(page, services).click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });

    await test.step('products are put on the list', async () => {
      await goTo(page, store.home);
      await page
        .getByRole('button', { name: saying('addToList') })
        .first()
        .click();
      await page.getByRole('link', { name: saying('cart') }).click();
      await expect(page.getByRole('heading', { name: saying('selectedItems') })).toBeVisible();
    });

    expect(await isSame(page)).toBe(true);
    expect(await storesOf(page)).toEqual({ workers: 0, caches: [], databases: [] });
    expect(strange).toEqual([]);
  });

  test('only the data of the next page is fetched, once: when its link is clicked, hovered or focused', async ({
    page,
  }) => {
    await withoutFetchingAhead(page);
    const below = config.pages.find(({ path }) => /^\/[^/:]+\/[^/:]+$/.test(path))?.path ?? '';
    const above = below.slice(0, below.lastIndexOf('/'));
    await visit(page, below);
    const first = await heading(page).textContent();
    await page.waitForLoadState('networkidle');
    const fetched = watchFetches(page);
    const data = () => fetched.splice(0).filter((file) => file.startsWith('/data/'));

    await test.step('a click fetches data, no page', async () => {
      await follow(page, above);
      await expect(page).toHaveURL(above);
      await expect(heading(page)).not.toHaveText(first ?? '');
      expect(fetched.filter((file) => /\.html$|\/$/.test(file))).toEqual([]);
      expect(data()).toEqual([`/data${above}.json`]);
    });

    await test.step('a page that was visited is not fetched again', async () => {
      await page.goBack();
      await expect(page).toHaveURL(below);
      await expect(heading(page)).toHaveText(first ?? '');
      expect(data()).toEqual([]);
    });

    await test.step('hovering over a link prefetches its page, once', async () => {
      for (const path of [contact, store.home, contact]) {
        await footerLink(page, path).hover();
        await expect.poll(() => fetched).toContain(`/data${path}.json`);
      }
      await goTo(page, contact);
      await expect(heading(page)).toHaveText(company.headingOf(contact));
      expect(data()).toEqual([`/data${contact}.json`, `/data${store.home}.json`]);
    });

    await test.step('keyboard focus prefetches, too', async () => {
      await footerLink(page, about).focus();
      await expect.poll(() => fetched).toContain(`/data${about}.json`);
    });
  });

  test('a page whose scripts fail to load is loaded on retry; Back after a reload shows the right page, even before React has loaded', async ({
    page,
    context,
  }) => {
    await visit(page, contact);
    let isLost = true;
    await context.route(REACT, (route) => (isLost ? route.abort() : route.continue()));
    await context.route(/\/data\//, (route) =>
      isLost && route.request().method() === 'HEAD' ? route.abort() : route.continue(),
    );
    await footerLink(page, store.home).click();
    await expect(page.getByRole('button', { name: say('retry') })).toBeVisible();
    await expect(page).toHaveURL(contact);
    isLost = false;
    await page.getByRole('button', { name: say('retry') }).click();
    await expect(page).toHaveURL(store.home);
    await expect(heading(page)).toHaveCount(1);
    await untilLive(page);

    await goTo(page, about);
    const release = await hold(page, REACT);
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL(store.home);
    const add = page.getByRole('main').getByRole('button', { name: saying('addToList') });
    await expect(add).not.toHaveCount(0);
    expect(await page.evaluate(() => window.app.live)).toBe(false);
    release();
    await untilLive(page);
    await expect(page).toHaveTitle(company.titleOf(store.home));
  });

  test('[A11] a link to an unknown category or product leads to its page inside the site, and a malformed one throws nothing; a click with Ctrl opens a tab', async ({
    page,
    context,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await visit(page, store.home);
    await mark(page);

    await followNew(page, categoryPath('gadgets'));
    await expect(heading(page)).toHaveText('gadgets');
    await expect(page.locator('#listing-count')).toHaveText(say('emptyCategory'));
    await followNew(page, productPath('zz-999'));
    await expect(heading(page)).toHaveText(say('productNotFound'));
    const back = page.getByRole('main').getByRole('link', { name: say('returnToStore') });
    await expect(back).toBeVisible();
    await followNew(page, categoryPath('%E0%A4%A'));
    await expect(page).toHaveURL(/%E0%A4%A/);
    await expect(heading(page)).toBeVisible();
    expect(await isSame(page)).toBe(true);
    expect(errors).toEqual([]);

    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      footerLink(page, contact).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    // Background tabs may load slowly.
    await opened.waitForURL(contact, { waitUntil: 'commit' });
    await expect(page).toHaveURL(/%E0%A4%A/);
  });
});

/** Collects requests for anything but files of this site, and but these of its pages, by GET [S14]. */
function watchForStrangers(page: Page, origin = '', documents: string[]): string[] {
  const strange: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isFile = /\.\w+$/.test(url.pathname) || documents.includes(url.pathname);
    const isOurs = url.origin === origin && isFile && url.search === '';
    const isGet = request.method() === 'GET';
    if (!(isOurs && isGet) && url.protocol !== 'data:')
      strange.push(`${request.method()} ${url.href}`);
  });
  return strange;
}

/** What the site has stored between this visitor and the server, besides the browser's cache [S15]. */
const storesOf = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));

/** The height of the block with the page's heading: others may still be loading. */
const heightOfHero = (page: Page) =>
  page.locator('main > *', { has: page.locator('h1') }).evaluate((block) => block.clientHeight);

/** What search engines and networks read of a page. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const read = (selector: string, name: string) =>
      document.head.querySelector(selector)?.getAttribute(name);
    return {
      canonical: read('link[rel=canonical]', 'href'),
      url: read('meta[property="og:url"]', 'content'),
      description: read('meta[name=description]', 'content'),
    };
  });
