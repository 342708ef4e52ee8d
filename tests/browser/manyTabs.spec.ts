import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { Inquiry } from '../../embed/api';
import { ONE_PROCESS_ARG } from '../browser-setup/tryBrowser';
import { REACT } from './support/hold';
import { items, openPage, SITE } from './support/partnerPage';
import { CART_KEY } from './support/site';
import { test as base } from './support/test';
import { untilLive } from './support/visit';

// A browser of its own for all of them, in which each tab has a process, as those of visitors have: what one stores
// reaches the others late. Options of `test` would end all workers for it.
base.describe.configure({ mode: 'default' });

let browser: Browser;

base.beforeAll(async ({ playwright, launchOptions }) => {
  const args = (launchOptions.args ?? []).filter((arg) => arg !== ONE_PROCESS_ARG);
  browser = await playwright.chromium.launch({ ...launchOptions, args });
});

base.afterAll(() => browser.close());

const test = base.extend({
  context: async ({ contextOptions }, give) => {
    const context = await browser.newContext({ ...contextOptions, baseURL: SITE });
    await give(context);
    await context.close();
  },
  page: async ({ context }, give) => give(await context.newPage()),
});

const CLICKS_PER_TAB = 100;
/** What storage has when nothing was lost. */
const ALL_STORED = `"quantity":${4 * CLICKS_PER_TAB}`;

/** More tabs with a page that is open in one already. */
const openAgain = (context: BrowserContext, url: string, tabs: number) =>
  Promise.all(
    Array.from({ length: tabs }, async () => {
      const page = await context.newPage();
      await page.goto(url);
      return page;
    }),
  );

/** Adds the first product of each page, again and again, in all of them at once. */
const addInAll = (pages: Page[]) =>
  Promise.all(
    pages.map((page) =>
      page.evaluate((times) => {
        const button = document.querySelector<HTMLElement>('[data-inquiry-add]');
        for (let n = 0; n < times; n += 1) button?.click();
      }, CLICKS_PER_TAB),
    ),
  );
const stored =
  ([page]: Page[]) =>
  () =>
    page?.evaluate((key) => localStorage.getItem(key), CART_KEY);

/** The Web Locks API only exists on pages with https, and in browsers since 2022. */
for (const locks of ['with the Web Locks API', 'without the Web Locks API']) {
  test.describe(locks, () => {
    test.beforeEach(async ({ context }) => {
      if (locks.startsWith('without'))
        await context.addInitScript(() =>
          Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
        );
    });

    test('[E21] four tabs of the site lose nothing when they add in the same instant', async ({
      context,
    }) => {
      const pages = await openAgain(context, '/store/category/all', 4);
      await Promise.all(pages.map(untilLive));
      await addInAll(pages);
      await expect.poll(stored(pages)).toContain(ALL_STORED);
    });

    test('[E21] four tabs of the site lose nothing when they add in the same instant before React', async ({
      context,
    }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await context.route(REACT, async (route) => {
        await released;
        await route.continue();
      });
      const pages = await openAgain(context, '/store/category/all', 4);
      await addInAll(pages);
      // Without locks, React takes the turns.
      if (locks.startsWith('with ')) await expect.poll(stored(pages)).toContain(ALL_STORED);
      release();
      await Promise.all(pages.map(untilLive));
      await expect.poll(stored(pages)).toContain(ALL_STORED);
      for (const page of pages)
        await expect(page.getByRole('banner').locator('[data-badge]')).toHaveText(
          String(4 * CLICKS_PER_TAB),
        );
    });

    test('[E21] two embeds lose nothing when they add in the same instant', async ({
      page,
      context,
    }) => {
      await openPage(page, '');
      const [other] = await openAgain(context, page.url(), 1);
      if (!other) throw new Error('no second tab');
      await expect.poll(() => other.evaluate('!!window.inquiry')).toBe(true);
      for (const tab of [page, other])
        void tab.evaluate(async (times) => {
          for (let n = 0; n < times; n += 1) {
            (window.inquiry as Inquiry).add('a');
            // In tasks of their own, as clicks are: changes of one task are stored together.
            await new Promise((resolve) => setTimeout(resolve));
          }
        }, CLICKS_PER_TAB);
      for (const tab of [page, other])
        await expect.poll(() => items(tab)).toEqual([`${2 * CLICKS_PER_TAB} a`]);
    });
  });
}
