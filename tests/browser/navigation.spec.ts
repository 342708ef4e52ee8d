import { expect, type Page } from '@playwright/test';
import { forEachCompany } from './support/company';
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

forEachCompany((company) => {
  const {
    test,
    config,
    say,
    saying,
    store,
    pathOf,
    titleOf,
    headingOf,
    categoryPath,
    productPath,
  } = company;
  const [services, about, contact] = [
    pathOf('feature-rows'),
    pathOf('logo-grid'),
    pathOf('contact-form'),
  ];

  test('a link inside the site changes page, title and URLs without a full load', async ({
    page,
  }) => {
    await visit(page, '/');
    await mark(page);
    await footerLink(page, services).click();
    await expect(page).toHaveURL(services);
    await expect(page).toHaveTitle(titleOf(services));
    expect(await isSame(page)).toBe(true);
    const head = (selector: string, name: string) =>
      page.evaluate(
        ([s = '', n = '']) => document.head.querySelector(s)?.getAttribute(n),
        [selector, name],
      );
    expect(await head('link[rel=canonical]', 'href')).toBe(config.site.url + services);
    expect(await head('meta[property="og:url"]', 'content')).toBe(config.site.url + services);
    const description = await head('meta[name=description]', 'content');
    await page.reload();
    expect(await head('meta[name=description]', 'content')).toBe(description);
  });

  test('only the data of the next page is fetched, and its code if it is new', async ({ page }) => {
    await withoutFetchingAhead(page);
    const below = config.pages.find(({ path }) => /^\/[^/:]+\/[^/:]+$/.test(path))?.path ?? '';
    const above = below.slice(0, below.lastIndexOf('/'));
    await visit(page, below);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await page.waitForLoadState('networkidle');
    const fetched = watchFetches(page);
    await follow(page, above);
    await expect(page).toHaveURL(above);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading ?? '');
    const data = fetched.filter((file) => file.startsWith('/data/'));
    expect(data).toEqual([`/data${above}.json`]);
    expect(fetched.filter((file) => /\.html$|\/$/.test(file))).toEqual([]);
  });

  test('[S14] a visit only requests files of this site, by GET', async ({ page, baseURL }) => {
    const strange: string[] = [];
    const documents = new Set(['/', store.home, store.list]);
    page.on('request', (request) => {
      const url = new URL(request.url());
      const isFile = /\.\w+$/.test(url.pathname) || documents.has(url.pathname);
      const isOurs = url.origin === baseURL && isFile && url.search === '';
      const isGet = request.method() === 'GET';
      if (!(isOurs && isGet) && url.protocol !== 'data:')
        strange.push(`${request.method()} ${url.href}`);
    });
    await visit(page, '/');
    for (const path of [store.home, contact, about]) {
      await footerLink(page, path).click();
      await expect(page).toHaveURL(path);
    }
    await visit(page, store.home);
    await page
      .getByRole('button', { name: saying('addToList') })
      .first()
      .click();
    await page.getByRole('link', { name: saying('cart') }).click();
    await expect(page.getByRole('heading', { name: saying('selectedItems') })).toBeVisible();
    expect(strange).toEqual([]);
  });

  test("[S15] nothing but the browser's cache is between a visitor and the server", async ({
    page,
  }) => {
    await visit(page, categoryPath('all'));
    // The footer moves while the listing comes.
    await page.getByRole('banner').locator(`nav a[href="${contact}"]`).first().click();
    await expect(page).toHaveURL(contact);
    const kept = await page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }));
    expect(kept).toEqual({ workers: 0, caches: [], databases: [] });
  });

  test('a page that was visited is not fetched again', async ({ page }) => {
    await withoutFetchingAhead(page);
    await visit(page, services);
    await footerLink(page, contact).click();
    await expect(page).toHaveURL(contact);
    await page.waitForLoadState('networkidle');
    const fetched = watchFetches(page);
    await page.goBack();
    await expect(page).toHaveURL(services);
    expect(fetched.filter((file) => file.startsWith('/data/'))).toEqual([]);
  });

  test('hovering over a link prefetches its page, once', async ({ page }) => {
    await withoutFetchingAhead(page);
    await visit(page, services);
    await page.waitForLoadState('networkidle');
    const fetched = watchFetches(page);
    const data = () => fetched.filter((file) => file.startsWith('/data/'));
    await footerLink(page, contact).hover();
    await expect.poll(data).toEqual([`/data${contact}.json`]);
    await footerLink(page, store.home).hover();
    await footerLink(page, contact).hover();
    await footerLink(page, contact).click();
    await expect(page).toHaveURL(contact);
    expect(data().toSorted()).toEqual(
      [`/data${contact}.json`, `/data${store.home}.json`].toSorted(),
    );
  });

  test('keyboard focus prefetches, too', async ({ page }) => {
    await visit(page, services);
    await page.waitForLoadState('networkidle');
    const fetched = watchFetches(page);
    await footerLink(page, contact).focus();
    await expect.poll(() => fetched).toContain(`/data${contact}.json`);
  });

  test('[X2] the focus moves to the heading of the new page, and leaving it causes no layout shift', async ({
    page,
  }) => {
    await visit(page, services);
    for (const address of [store.home, about, contact]) {
      await footerLink(page, address).click();
      await expect(page).toHaveURL(address);
      await expect(page.locator('main h1')).toBeFocused();
      // Of its block only: others may still be loading.
      const height = () =>
        page
          .locator('main > *', { has: page.locator('h1') })
          .evaluate((block) => block.clientHeight);
      const before = await height();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      expect(await height()).toBe(before);
    }
  });

  test('of two clicks, the last one wins', async ({ page }) => {
    await visit(page, services);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(new RegExp(`/data/.*${about}\\.json`), async (route) => {
      await held;
      await route.continue();
    });
    await footerLink(page, about).click();
    await footerLink(page, contact).click();
    await expect(page).toHaveURL(contact);
    release();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(contact);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(contact));
  });

  test('a page whose scripts fail to load is loaded on retry', async ({ page, context }) => {
    await visit(page, contact);
    await context.route(REACT, (route) => route.abort());
    await context.route(/\/data\//, (route) =>
      route.request().method() === 'HEAD' ? route.abort() : route.continue(),
    );
    await footerLink(page, store.home).click();
    await expect(page.getByRole('button', { name: say('retry') })).toBeVisible();
    await expect(page).toHaveURL(contact);
    await context.unrouteAll();
    await page.getByRole('button', { name: say('retry') }).click();
    await expect(page).toHaveURL(store.home);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await untilLive(page);
  });

  test('a click with Ctrl opens a tab and leaves this page alone', async ({ page, context }) => {
    await visit(page, services);
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      footerLink(page, contact).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    // Background tabs may load slowly.
    await opened.waitForURL(contact, { waitUntil: 'commit' });
    await expect(page).toHaveURL(services);
  });

  test('a link to the current page scrolls to the top', async ({ page }) => {
    await visit(page, services);
    await mark(page);
    await footerLink(page, services).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await isSame(page)).toBe(true);
  });

  test('unknown categories and products look the same after client-side navigation as when opened directly', async ({
    page,
  }) => {
    await visit(page, store.home);
    await followNew(page, categoryPath('gadgets'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('gadgets');
    await expect(page.getByText(say('emptyCategory'))).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('gadgets');
    await followNew(page, productPath('zz-999'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('productNotFound'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('productNotFound'));
    await expect(
      page.getByRole('main').getByRole('link', { name: say('returnToStore') }),
    ).toBeVisible();
  });

  test('[A11] a malformed address in a link throws nothing', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await visit(page, store.home);
    await followNew(page, categoryPath('%E0%A4%A'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/%E0%A4%A/);
    expect(errors).toEqual([]);
  });

  test('Back after a reload shows the right page, even before React has loaded', async ({
    page,
  }) => {
    await visit(page, store.home);
    await footerLink(page, about).click();
    await expect(page).toHaveURL(about);
    const release = await hold(page, REACT);
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL(store.home);
    const add = page.getByRole('main').getByRole('button', { name: saying('addToList') });
    await expect(add).not.toHaveCount(0);
    expect(await page.evaluate(() => window.app.live)).toBe(false);

    release();
    await untilLive(page);
    await expect(page).toHaveTitle(titleOf(store.home));
  });
});
