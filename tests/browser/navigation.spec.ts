import { expect, test, type Page } from '@playwright/test';
import { hold, REACT } from './support/hold';
import { untilLive, visit } from './support/visit';
import { withoutFetchingAhead } from './support/withoutFetchingAhead';

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
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

test('a link inside the site changes page, title and URLs without a full load', async ({
  page,
}) => {
  await visit(page, '/');
  await mark(page);
  await footerLink(page, 'Air Conditioning').click();
  await expect(page).toHaveURL('/air-conditioning');
  await expect(page).toHaveTitle(/^Air Conditioning/);
  expect(await isSame(page)).toBe(true);
  const head = (selector: string, name: string) =>
    page.evaluate(
      ([s = '', n = '']) => document.head.querySelector(s)?.getAttribute(n),
      [selector, name],
    );
  expect(await head('link[rel=canonical]', 'href')).toMatch(/\/air-conditioning$/);
  expect(await head('meta[property="og:url"]', 'content')).toMatch(/\/air-conditioning$/);
  const description = await head('meta[name=description]', 'content');
  await page.reload();
  expect(await head('meta[name=description]', 'content')).toBe(description);
});

test('only the data of the next page is fetched, and its code if it is new', async ({ page }) => {
  await withoutFetchingAhead(page);
  await visit(page, '/agricultural-services/planting');
  await page.waitForLoadState('networkidle');
  const fetched = watchFetches(page);
  const link = page.locator('main a[href="/agricultural-services"]').first();
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL('/agricultural-services');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Planting/);
  const data = fetched.filter((file) => file.startsWith('/data/'));
  expect(data).toEqual(['/data/agricultural-services.json']);
  expect(fetched.filter((file) => /\.html$|\/$/.test(file))).toEqual([]);
});

test('[S14] a visit only requests files of this site, by GET', async ({ page, baseURL }) => {
  const strange: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isFile = /\.\w+$|^\/(store|cart)?$/.test(url.pathname) && url.search === '';
    const isOurs = url.origin === baseURL && isFile && request.method() === 'GET';
    if (!isOurs && url.protocol !== 'data:') strange.push(`${request.method()} ${url.href}`);
  });
  await visit(page, '/');
  for (const [name, path] of [
    ['Store', '/store'],
    ['Contact', '/contact'],
    ['About Us', '/about'],
  ] as const) {
    await footerLink(page, name).click();
    await expect(page).toHaveURL(path);
  }
  await visit(page, '/store');
  const add = page.getByRole('button', { name: /^Add to Inquiry List/ });
  await add.first().click();
  await page.getByRole('link', { name: /^Inquiry list/ }).click();
  await expect(page.getByRole('heading', { name: /^Selected Items/ })).toBeVisible();
  expect(strange).toEqual([]);
});

test("[S15] nothing but the browser's cache is between a visitor and the server", async ({
  page,
}) => {
  await visit(page, '/store/category/all');
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
  const kept = await page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  expect(kept).toEqual({ workers: 0, caches: [], databases: [] });
});

test('a page that was visited is not fetched again', async ({ page }) => {
  await withoutFetchingAhead(page);
  await visit(page, '/services');
  await footerLink(page, 'Contact').click();
  await expect(page).toHaveURL('/contact');
  await page.waitForLoadState('networkidle');
  const fetched = watchFetches(page);
  await page.goBack();
  await expect(page).toHaveURL('/services');
  expect(fetched.filter((file) => file.startsWith('/data/'))).toEqual([]);
});

test('hovering over a link prefetches its page, once', async ({ page }) => {
  await withoutFetchingAhead(page);
  await visit(page, '/services');
  await page.waitForLoadState('networkidle');
  const fetched = watchFetches(page);
  const data = () => fetched.filter((file) => file.startsWith('/data/'));
  await footerLink(page, 'Contact').hover();
  await expect.poll(data).toEqual(['/data/contact.json']);
  await footerLink(page, 'Store').hover();
  await footerLink(page, 'Contact').hover();
  await footerLink(page, 'Contact').click();
  await expect(page).toHaveURL('/contact');
  expect(data().toSorted()).toEqual(['/data/contact.json', '/data/store.json']);
});

test('keyboard focus prefetches, too', async ({ page }) => {
  await visit(page, '/services');
  await page.waitForLoadState('networkidle');
  const fetched = watchFetches(page);
  await footerLink(page, 'Contact').focus();
  await expect.poll(() => fetched).toContain('/data/contact.json');
});

test('[X2] the focus moves to the heading of the new page, and leaving it causes no layout shift', async ({
  page,
}) => {
  await visit(page, '/services');
  for (const [name, address] of [
    ['Store', '/store'],
    ['About Us', '/about'],
    ['Home', '/'],
  ] as const) {
    await footerLink(page, name).click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('main h1')).toBeFocused();
    // Of its block only: others may still be loading.
    const height = () =>
      page.locator('main > *', { has: page.locator('h1') }).evaluate((block) => block.clientHeight);
    const before = await height();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await height()).toBe(before);
  }
});

test('of two clicks, the last one wins', async ({ page }) => {
  await visit(page, '/services');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/data\/.*\/about\.json/, async (route) => {
    await held;
    await route.continue();
  });
  await footerLink(page, 'About Us').click();
  await footerLink(page, 'Contact').click();
  await expect(page).toHaveURL('/contact');
  release();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch');
});

test('a page whose scripts fail to load is loaded on retry', async ({ page, context }) => {
  await visit(page, '/contact');
  await context.route(REACT, (route) => route.abort());
  await context.route(/\/data\//, (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );
  await footerLink(page, 'Store').click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await context.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/store');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await untilLive(page);
});

test('a click with Ctrl opens a tab and leaves this page alone', async ({ page, context }) => {
  await visit(page, '/services');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    footerLink(page, 'Contact').click({ modifiers: ['ControlOrMeta'] }),
  ]);
  // Background tabs may load slowly.
  await opened.waitForURL('/contact', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/services');
});

test('a link to the current page scrolls to the top', async ({ page }) => {
  await visit(page, '/services');
  await mark(page);
  await footerLink(page, 'Services').click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await isSame(page)).toBe(true);
});

test('unknown categories and products look the same after client-side navigation as when opened directly', async ({
  page,
}) => {
  await visit(page, '/store');
  const go = (address: string) =>
    page.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      document.querySelector('main')?.append(link);
      link.click();
    }, address);
  await go('/store/category/gadgets');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('gadgets');
  await expect(page.getByText('No products found in this category')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('gadgets');
  await go('/store/product/zz-999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found');
  await expect(page.getByRole('main').getByRole('link', { name: 'Return to Store' })).toBeVisible();
});

test('[A11] a malformed address in a link throws nothing', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await visit(page, '/store');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/store/category/%E0%A4%A';
    document.querySelector('main')?.append(link);
    link.click();
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/%E0%A4%A/);
  expect(errors).toEqual([]);
});

test('Back after a reload shows the right page, even before React has loaded', async ({ page }) => {
  await visit(page, '/store');
  await footerLink(page, 'About Us').click();
  await expect(page).toHaveURL('/about');
  const release = await hold(page, REACT);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/store');
  const add = page.getByRole('main').getByRole('button', { name: /^Add to Inquiry List/ });
  await expect(add).not.toHaveCount(0);
  expect(await page.evaluate(() => window.app.live)).toBe(false);

  release();
  await untilLive(page);
  await expect(page).toHaveTitle(/Store/);
});
