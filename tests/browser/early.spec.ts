import { expect, type Page } from '@playwright/test';
import { forCompany, norwegian } from './support/company';
import { Carousel } from './support/carousel';
import { hold, REACT, refuse } from './support/hold';
import { footerLink } from './support/links';
import { WITH_MOTION } from './support/motion';
import { untilLive, visit } from './support/visit';

forCompany(norwegian, (company) => {
  const { test, config, say, saying, store, pathOf, storedList } = company;

  test.use(WITH_MOTION);
  const [about, contact] = [pathOf('logo-grid'), pathOf('contact-form')];
  const parent = config.navigation.menu.find(({ submenu }) => submenu?.length);

  const add = (page: Page) => page.getByRole('button', { name: saying('addToList') });
  const badge = (page: Page) => page.getByRole('banner').locator('[data-badge]');
  const notices = (page: Page) =>
    page.getByRole('region', { name: say('notices') }).getByRole('listitem');
  const isLive = (page: Page) => page.evaluate(() => window.app.live);

  /** The quantities of the stored list. */
  const stored = async (page: Page) => (await storedList(page))?.map(({ quantity }) => quantity);

  const opener = (page: Page) =>
    page
      .getByRole('banner')
      .getByRole('button', { name: say('openSubmenu', { name: parent?.name ?? '' }) });
  const subpage = (page: Page) =>
    page.getByRole('banner').locator(`a[href="${parent?.submenu?.at(-1)?.path}"]`);

  /** Expects that the dropdown, which was opened before React, is open, and can be closed. */
  async function expectStillOpen(page: Page): Promise<void> {
    await expect(subpage(page)).toBeVisible();
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
    await opener(page).click();
    await expect(subpage(page)).toBeHidden();
  }

  test.describe('[X5] before hydration', () => {
    test('an added product is counted at once, and only once, with what another tab has added; the menu works, and stays open through hydration', async ({
      context,
      page,
    }) => {
      const release = await hold(page, REACT);
      await page.goto(store.home);
      await add(page).first().click();
      await add(page).first().click();
      await add(page).nth(1).click();
      await expect(badge(page)).toHaveText('3');
      await expect.poll(() => stored(page)).toEqual([2, 1]);

      await test.step('another tab adds, too', async () => {
        const other = await context.newPage();
        await visit(other, store.home);
        await add(other).nth(2).click();
        // The early script takes no lock: browsers pass the change on a moment later.
        await expect.poll(() => stored(page)).toEqual([2, 1, 1]);
        await add(page).first().click();
        await expect(badge(page)).toHaveText('5');
        await expect.poll(() => stored(page)).toEqual([3, 1, 1]);
        await expect(badge(other)).toHaveText('5');
        await other.close();
      });

      await opener(page).click();
      await expect(subpage(page)).toBeVisible();
      expect(await isLive(page)).toBe(false);
      release();
      await untilLive(page);

      await test.step('React announces what was added, without adding it again', async () => {
        // Three are shown at a time.
        await expect(notices(page)).toHaveCount(3);
        await expectStillOpen(page);
        await expect(badge(page)).toHaveText('5');
        await expect.poll(() => stored(page)).toEqual([3, 1, 1]);
        await add(page).first().click();
        await expect(badge(page)).toHaveText('6');
        await expect.poll(() => stored(page)).toEqual([4, 1, 1]);
      });
    });

    test(
      'the menu of a narrow screen works, and stays open through hydration',
      { tag: '@phone' },
      async ({ page }) => {
        const release = await hold(page, REACT);
        await page.goto('/');
        const menu = page.getByRole('banner').getByRole('button', { name: say('menu') });
        await menu.click();
        await opener(page).click();
        await expect(subpage(page)).toBeVisible();
        release();
        await untilLive(page);
        await expectStillOpen(page);
        await expect(menu).toHaveAttribute('aria-expanded', 'true');
      },
    );

    test('the chat opens; a click on the next arrow is replayed after hydration', async ({
      page,
    }) => {
      const release = await hold(page, REACT);
      await page.goto('/');
      await page.getByRole('button', { name: say('chatOpen') }).click();
      await expect(page.getByRole('heading', { name: say('chatTitle') })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('heading', { name: say('chatTitle') })).toBeHidden();

      const carousel = new Carousel(page, company);
      await carousel.part.getByRole('button', { name: say('nextSlide') }).click();
      await carousel.part.getByRole('button', { name: say('nextSlide') }).click();
      expect(await carousel.shown()).toBe(1);
      release();
      await untilLive(page);
      expect(await carousel.shown()).toBe(3);
    });

    test('what failed to load is fetched again on the next click; until then, products can be added, and links work', async ({
      page,
    }) => {
      await test.step('scripts', async () => {
        const restore = await refuse(page, REACT);
        await page.goto(store.home);
        await add(page).first().click();
        await expect(badge(page)).toHaveText('1');
        await footerLink(page, about).click();
        await expect(page).toHaveURL(about);
        const failed = page.waitForEvent('requestfailed');
        await page.goto(store.home);
        await failed;
        await expect(badge(page)).toHaveText('1');
        restore();
        await expect(async () => {
          await page.getByRole('heading', { level: 1 }).click();
          expect(await isLive(page)).toBe(true);
        }).toPass();
        await expect(badge(page)).toHaveText('1');
      });

      await test.step('data', async () => {
        const restore = await refuse(page, /\/data\//);
        const failed = page.waitForEvent('requestfailed');
        await page.goto(store.home);
        await failed;
        await add(page).first().click();
        await expect(badge(page)).toHaveText('2');
        restore();
        await add(page).first().click();
        await untilLive(page);
        await expect(badge(page)).toHaveText('3');
        await expect.poll(() => stored(page)).toEqual([3]);
      });
    });
  });

  test('without a network, products can be added, and a page that failed to load is fetched later; a slow one keeps the current page, with a loading indicator', async ({
    context,
    page,
  }) => {
    const retry = notices(page).getByRole('button', { name: say('retry') });
    const main = page.getByRole('main');
    const heading = page.getByRole('heading', { level: 1 });
    await visit(page, store.home);

    await test.step('without a network', async () => {
      await context.setOffline(true);
      await add(page).first().click();
      await expect(badge(page)).toHaveText('1');
      await footerLink(page, about).click();
      await expect(retry).toBeVisible();
      await expect(page).toHaveURL(store.home);
      await expect(main).toHaveAttribute('aria-busy', 'false');
      await retry.click();
      // The pressed notice closes; the retry fails too, and shows another.
      await expect(page.locator('[data-notice][data-state=leaving]')).toHaveCount(0);
      await expect(retry).toHaveCount(1);
      await expect(page).toHaveURL(store.home);
    });

    await test.step('with the network back', async () => {
      await context.setOffline(false);
      await retry.click();
      await expect(page).toHaveURL(about);
      await expect(heading).toBeVisible();
      await expect(badge(page)).toHaveText('1');
      await expect.poll(() => stored(page)).toEqual([1]);
    });

    await test.step('with a slow one', async () => {
      await page.goBack();
      await expect(page).toHaveURL(store.home);
      const title = await heading.textContent();
      const release = await hold(page, new RegExp(`/data/.*${contact}\\.json$`));
      await footerLink(page, contact).click();
      await expect(page.getByRole('progressbar', { name: say('loading') })).toBeInViewport();
      await expect(main).toHaveAttribute('aria-busy', 'true');
      await expect(page).toHaveURL(store.home);
      await expect(heading).toHaveText(title ?? '');
      await add(page).first().click();
      await expect(badge(page)).toHaveText('2');
      release();
      await expect(page).toHaveURL(contact);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect(main).toHaveAttribute('aria-busy', 'false');
    });
  });

  test('with data saver on, React is loaded on the first click, and no page is prefetched', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
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
    // What would prefetch pages comes once the network has been idle.
    const ahead = page.waitForResponse(/\/assets\/ahead-/);
    await page.keyboard.press('Shift');
    await untilLive(page);
    expect(fetched.length).toBeGreaterThan(0);

    await (await ahead).finished();
    fetched.length = 0;
    const link = footerLink(page, about);
    await link.hover();
    await idle();
    expect(fetched).toEqual([]);
    await link.click();
    await expect(page).toHaveURL(about);
  });
});
