import { expect, type Page } from '@playwright/test';
import { forEachCompany } from './support/company';
import { Carousel } from './support/carousel';
import { WITH_MOTION } from './support/motion';
import { deadButtons, openDetails, unseen } from './support/unseen';

forEachCompany((company) => {
  const { test, config, say, store, block, pathOf, samples } = company;

  const { menu } = config.navigation;
  const parent = menu.find(({ submenu }) => submenu?.length);
  const entries = parent?.submenu ?? [];
  if (!parent) throw new Error('The menu has no submenu.');
  const [about, contact] = [pathOf('logo-grid'), pathOf('contact-form')];
  const { heading = '', logos } = block('logo-strip');
  const count = block('hero-carousel').slides.length;

  test.use({ javaScriptEnabled: false });

  const header = (page: Page) => page.getByRole('banner');
  const menuLink = (page: Page, name: string) =>
    header(page).getByRole('navigation').getByRole('link', { name, exact: true });

  /** An entry of the submenu; its link contains more than its name. */
  const below = (page: Page, address: string) =>
    header(page).locator(`nav li li a[href="${address}"]`);

  test.describe('[X4] a page', () => {
    // In one test, because pages without scripts take no time.
    test('shows all its content, and no dead buttons, on wide and narrow screens', async ({
      page,
    }) => {
      for (const address of samples) {
        await page.goto(encodeURI(address));
        await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
        await openDetails(page);
        for (const width of [1280, 360]) {
          const where = `${address} at ${width} px`;
          await page.setViewportSize({ width, height: 800 });
          expect(await unseen(page.getByRole('main')), `hidden on ${where}`).toEqual([]);
          await expect(deadButtons(page), `dead on ${where}`).toHaveCount(0);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(
            width,
          );
        }
      }
    });

    test('has no broken links', async ({ ask }) => {
      const targets = new Set<string>();
      for (const address of samples) {
        const html = String((await ask(address)).body);
        for (const [, href = ''] of html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)) {
          targets.add(href.replaceAll('&amp;', '&'));
        }
      }
      expect(targets.size).toBeGreaterThan(samples.length);
      for (const target of targets) {
        expect((await ask(target)).status, target).toBe(200);
      }
    });
  });

  test(
    '[X4] the menu can be read and followed on a narrow screen',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(about);
      for (const { name } of menu) await expect(menuLink(page, name)).toBeVisible();
      // The search is a plain form: its button works.
      await expect(header(page).locator('button:visible:not(form *)')).toHaveCount(0);
      await menuLink(page, parent.name).tap();
      await expect(page).toHaveURL(parent.path);
      for (const { path } of entries) {
        await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible();
      }
    },
  );

  test('the menu can be read and followed on a wide screen, with mouse and keyboard', async ({
    page,
  }) => {
    await page.goto(about);
    for (const { name } of menu) await expect(menuLink(page, name)).toBeVisible();
    await menuLink(page, parent.name).hover();
    await expect(below(page, entries[0]?.path ?? '')).toBeVisible();
    await page.mouse.move(640, 700);
    await expect(below(page, entries[0]?.path ?? '')).toBeHidden();
    await menuLink(page, parent.name).focus();
    // The dropdown's button, then the entries.
    for (let n = 0; n <= entries.length; n++) await page.keyboard.press('Tab');
    const { path: last = '' } = entries.at(-1) ?? {};
    await expect(below(page, last)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(last);
  });

  test.describe('where what can move may move', () => {
    test.use(WITH_MOTION);

    test('on the home page, every slide of the carousel can be reached by scrolling, and all names of a marquee are shown in rows', async ({
      page,
    }) => {
      await page.goto('/');
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        const slides = new Carousel(page, company).slides;
        await slides.first().hover();
        for (let n = 0; n < count; n++) {
          const link = slides.nth(n).getByRole('link').first();
          // Each wheel event scrolls the strip by one slide.
          if (n > 0) await page.mouse.wheel(width, 0);
          await expect(link).toBeInViewport({ ratio: 1 });
        }
        await page.mouse.wheel(-count * width, 0);
        await expectNamesInRows(page);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      }
      await expect(page.getByRole('button', { name: say('nextSlide') })).toBeHidden();
    });
  });

  /** Expects all names of a marquee within the screen. */
  async function expectNamesInRows(page: Page): Promise<void> {
    const names = page.locator('section', { hasText: heading }).locator('li');
    await expect(names).toHaveCount(config.shared?.logos?.[logos]?.length ?? 0);
    await names.last().scrollIntoViewIfNeeded();
    const { width = 0 } = page.viewportSize() ?? {};
    const edges = await names.evaluateAll((all) =>
      all.map((name) => name.getBoundingClientRect()).flatMap(({ left, right }) => [left, right]),
    );
    expect(Math.min(...edges)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...edges)).toBeLessThanOrEqual(width);
  }

  test('the input for part numbers, which needs scripts, is not shown', async ({ page }) => {
    await page.goto(store.home);
    await expect(
      page.getByRole('heading', { name: block('product-grid', store.home).heading ?? '' }),
    ).toBeVisible();
    await expect(
      page.getByRole('heading', { name: block('part-numbers', store.home).heading ?? '' }),
    ).toBeHidden();
  });

  test(
    'the chat is a plain link to each office that has one, without a button to open it, and a map that needs scripts takes no space: a link to the directions replaces it',
    { tag: '@both' },
    async ({ page }) => {
      await page.goto(contact);
      const map = page
        .getByRole('figure')
        .filter({ hasText: config.branches[0]?.map?.caption ?? '' });
      await expect(map.getByRole('link', { name: say('directions') })).toBeVisible();
      expect((await map.boundingBox())?.height).toBeLessThan(120);

      const chat = page.getByRole('complementary', { name: say('chatTitle') });
      await expect(chat.getByRole('button')).toHaveCount(0);
      const links = chat.getByRole('link');
      const offices = config.branches.filter((branch) => branch.chat).length;
      await expect(links).toHaveCount(Math.max(offices, 1));
      // Several would cover the page: they are at its end.
      if (offices > 1) await links.last().scrollIntoViewIfNeeded();
      for (const link of await links.all()) {
        await expect(link).toBeInViewport({ ratio: 1 });
        expect(await link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+\?text=./);
        expect(await link.getAttribute('target')).toBe('_blank');
      }
    },
  );
});
