import { expect, type Page } from '@playwright/test';
import { forEachCompany } from './support/company';
import { Carousel } from './support/carousel';
import { hold, REACT, refuse } from './support/hold';
import { footerLink } from './support/links';
import { untilLive, visit } from './support/visit';

forEachCompany((company) => {
  const { test, config, say, saying, store, pathOf, storedList } = company;
  const about = pathOf('logo-grid');
  const parent = config.navigation.menu.find(({ submenu }) => submenu?.length);

  const add = (page: Page) => page.getByRole('button', { name: saying('addToList') });
  const badge = (page: Page) => page.getByRole('banner').locator('[data-badge]');
  const notices = (page: Page) =>
    page.getByRole('region', { name: say('notices') }).getByRole('listitem');
  const isLive = (page: Page) => page.evaluate(() => window.app.live);

  /** The quantities of the stored list. */
  const stored = async (page: Page) => (await storedList(page))?.map(({ quantity }) => quantity);

  test.describe('[X5] before hydration', () => {
    test('an added product is counted at once, and only once', async ({ page }) => {
      const release = await hold(page, REACT);
      await page.goto(store.home);
      await add(page).first().click();
      await add(page).first().click();
      await add(page).nth(1).click();
      await expect(badge(page)).toHaveText('3');
      await expect.poll(() => stored(page)).toEqual([2, 1]);
      expect(await isLive(page)).toBe(false);

      release();
      await untilLive(page);
      await expect(notices(page)).toHaveCount(3);
      await expect(badge(page)).toHaveText('3');
      await expect.poll(() => stored(page)).toEqual([2, 1]);
      await add(page).first().click();
      await expect(badge(page)).toHaveText('4');
      await expect.poll(() => stored(page)).toEqual([3, 1]);
    });

    test('the menu works, and stays open through hydration', { tag: '@both' }, async ({ page }) => {
      const release = await hold(page, REACT);
      await page.goto('/');
      const button = page.getByRole('banner').getByRole('button');
      const menu = button.and(page.getByLabel(say('menu')));
      const isNarrow = await menu.isVisible();
      if (isNarrow) await menu.click();
      const opener = button.and(page.getByLabel(say('openSubmenu', { name: parent?.name ?? '' })));
      await opener.click();
      const entry = page.getByRole('banner').locator(`a[href="${parent?.submenu?.at(-1)?.path}"]`);
      await expect(entry).toBeVisible();

      release();
      await untilLive(page);
      await expect(entry).toBeVisible();
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await opener.click();
      await expect(entry).toBeHidden();
      if (isNarrow) await expect(menu).toHaveAttribute('aria-expanded', 'true');
    });

    test('a click on the next arrow is replayed after hydration', async ({ page }) => {
      const release = await hold(page, REACT);
      await page.goto('/');
      const carousel = new Carousel(page, company);
      await carousel.part.getByRole('button', { name: say('nextSlide') }).click();
      await carousel.part.getByRole('button', { name: say('nextSlide') }).click();
      expect(await carousel.shown()).toBe(1);
      release();
      await untilLive(page);
      expect(await carousel.shown()).toBe(3);
    });

    test('the chat opens, and links work as on any page', async ({ page }) => {
      await hold(page, REACT);
      await page.goto('/');
      await page.getByRole('button', { name: say('chatOpen') }).click();
      await expect(page.getByRole('heading', { name: say('chatTitle') })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('heading', { name: say('chatTitle') })).toBeHidden();
      await footerLink(page, about).click();
      await expect(page).toHaveURL(about);
    });

    test('added products are kept if React never loads, and links work', async ({ page }) => {
      const restore = await refuse(page, REACT);
      await page.goto(store.home);
      await add(page).first().click();
      await expect(badge(page)).toHaveText('1');
      restore();
      await footerLink(page, about).click();
      await expect(page).toHaveURL(about);
      await untilLive(page);
      await expect(badge(page)).toHaveText('1');
    });

    test('scripts that failed to load are fetched again on the next click', async ({ page }) => {
      const restore = await refuse(page, REACT);
      const failed = page.waitForEvent('requestfailed');
      await page.goto(store.home);
      await failed;
      restore();
      await expect(async () => {
        await add(page).first().click();
        expect(await isLive(page)).toBe(true);
      }).toPass();
    });

    test('data that failed to load is fetched again on the next click', async ({ page }) => {
      const restore = await refuse(page, /\/data\//);
      const failed = page.waitForEvent('requestfailed');
      await page.goto(store.home);
      await failed;
      await add(page).first().click();
      await expect(badge(page)).toHaveText('1');
      restore();
      await add(page).first().click();
      await untilLive(page);
      await expect(badge(page)).toHaveText('2');
      await expect.poll(() => stored(page)).toEqual([2]);
    });

    test('adding keeps what another tab has changed meanwhile', async ({ context, page }) => {
      await hold(page, REACT);
      await page.goto(store.home);
      const other = await context.newPage();
      await visit(other, store.home);
      await add(other).nth(1).click();
      // The early script takes no lock: browsers pass the change on a moment later.
      await expect.poll(() => stored(page)).toEqual([1]);
      await add(page).first().click();
      await expect(badge(page)).toHaveText('2');
      await expect.poll(() => stored(page)).toEqual([1, 1]);
      await expect(badge(other)).toHaveText('2');
    });
  });

  test.describe('without a network', () => {
    const retry = (page: Page) => notices(page).getByRole('button', { name: say('retry') });

    test('products can be added, and a page that failed to load is fetched later', async ({
      context,
      page,
    }) => {
      await visit(page, store.home);
      await context.setOffline(true);
      await add(page).first().click();
      await expect(badge(page)).toHaveText('1');

      await footerLink(page, about).click();
      await expect(retry(page)).toBeVisible();
      await expect(page).toHaveURL(store.home);
      await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
      await retry(page).click();
      // The pressed notice closes; the retry fails too, and shows another.
      await expect(page.locator('[data-notice][data-state=leaving]')).toHaveCount(0);
      await expect(retry(page)).toHaveCount(1);
      await expect(page).toHaveURL(store.home);

      await context.setOffline(false);
      await retry(page).click();
      await expect(page).toHaveURL(about);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(badge(page)).toHaveText('1');
      await expect.poll(() => stored(page)).toEqual([1]);
    });
  });

  test('a slow network keeps the current page visible, with a loading indicator', async ({
    page,
  }) => {
    await visit(page, store.home);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    const release = await hold(page, new RegExp(`/data/.*${about}\\.json$`));
    await footerLink(page, about).click();
    await expect(page.getByRole('progressbar', { name: say('loading') })).toBeInViewport();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL(store.home);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    await add(page).first().click();
    await expect(badge(page)).toHaveText('1');

    release();
    await expect(page).toHaveURL(about);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  });

  test('with data saver on, React is loaded on the first click, and no page is prefetched', async ({
    context,
    page,
  }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    const fetched: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\.(js|json)$/.test(pathname)) fetched.push(pathname);
    });
    // Resolves after all pending idle callbacks.
    const idle = () =>
      page.evaluate(
        () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))),
      );

    await page.goto(store.home);
    await idle();
    expect(fetched).toEqual([]);
    await page.keyboard.press('Shift');
    await untilLive(page);
    expect(fetched.length).toBeGreaterThan(0);

    fetched.length = 0;
    const link = footerLink(page, about);
    await link.hover();
    await idle();
    expect(fetched).toEqual([]);
    await link.click();
    await expect(page).toHaveURL(about);
  });
});
