import { expect, type Page } from '@playwright/test';
import { forEachCompany } from './support/company';
import { pointAway, visit, visitAtRest } from './support/visit';

const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => header(page).locator('nav');

/** The labels of links, without their descriptions, and their targets. */
const links = (page: Page, selector: string) =>
  menu(page)
    .locator(selector)
    .evaluateAll((all) =>
      all.map((link) => {
        const small = link.querySelector('small')?.textContent ?? '';
        return [link.textContent?.replace(small, '').trim(), link.getAttribute('href')];
      }),
    );

forEachCompany(({ test, config, say, saying, store, pathOf, categoryPath }) => {
  const { menu: entries, action } = config.navigation;
  const parent = entries.find(({ submenu }) => submenu)!;
  const subpages = parent.submenu!;
  const last = entries.at(-1)!;
  const subpage = subpages.at(-1)!;
  /** A page that is not in question. */
  const ELSEWHERE = pathOf('logo-grid');

  const menuButton = (page: Page) => header(page).getByRole('button', { name: say('menu') });
  const cartLink = (page: Page) => header(page).getByRole('link', { name: saying('cart') });
  const badge = (page: Page) => cartLink(page).locator('[data-badge]');
  const entry = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
  const dropdown = (page: Page) => menu(page).getByRole('link', { name: subpage.name });
  const opener = (page: Page) =>
    menu(page).getByRole('button', { name: say('openSubmenu', { name: parent.name }) });

  test(
    '[H1] the header stays in place while the page is scrolled',
    { tag: '@both' },
    async ({ page }) => {
      await page.goto('/');
      await page.evaluate(() => scrollTo(0, 2000));
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000);
      expect((await header(page).boundingBox())?.y).toBe(0);
    },
  );

  test('[H2] [H3] [H4] [H5] [H10] a wide screen shows the logo, the menu and no button for it, each with its page', async ({
    page,
  }) => {
    await page.goto(ELSEWHERE);
    const logo = header(page).getByRole('link').first();
    await expect(logo).toBeVisible();
    expect(await logo.getAttribute('href')).toBe('/');
    await expect(logo.locator('img')).toBeVisible();

    await expect(menuButton(page)).toBeHidden();
    await expect(entry(page, last.name)).toBeVisible();
    expect(await links(page, '> ul > li > a')).toEqual(
      entries.map(({ name, path }) => [name, path]),
    );
    // An entry with a dropdown has a page of its own.
    expect(await links(page, 'li li a')).toEqual(subpages.map(({ name, path }) => [name, path]));
    await expect(menu(page).locator('li li a:has(svg)')).toHaveCount(subpages.length);

    expect(await cartLink(page).getAttribute('href')).toBe(store.list);
    const quote = header(page).getByRole('link', { name: action!.label, includeHidden: true });
    expect(await quote.getAttribute('href')).toBe(action!.href);
  });

  test('[H11] the badge is absent at first, and counts with every change', async ({ page }) => {
    await visit(page, categoryPath('all'));
    await expect(badge(page)).toHaveCount(0);
    const add = page.getByRole('button', { name: saying('addToList') });
    await add.first().click();
    await expect(badge(page)).toHaveText('1');
    await add.first().click();
    await add.nth(1).click();
    await expect(badge(page)).toHaveText('3');
    await expect(cartLink(page)).toHaveAccessibleName(say('cartWithCount', { count: 3 }));

    await cartLink(page).click();
    await expect(page).toHaveURL(store.list);
    await page
      .getByRole('button', { name: say('increase') })
      .first()
      .click();
    await expect(badge(page)).toHaveText('4');
    await page.getByRole('textbox').first().fill('40');
    await page.keyboard.press('Enter');
    await expect(badge(page)).toHaveText('41');
    await page
      .getByRole('button', { name: saying('remove') })
      .first()
      .click();
    await expect(badge(page)).toHaveText('1');
    await page.getByRole('button', { name: say('clearList') }).click();
    await expect(badge(page)).toHaveCount(0);
  });

  test.describe('on a wide screen', () => {
    const isOpen = (page: Page) => dropdown(page).isVisible();

    test.describe('the look', () => {
      test.use({ contextOptions: { reducedMotion: 'reduce' } });

      test('[H9] changes when scrolled more than 10 px, not at 10, and reverts', async ({
        page,
      }) => {
        await visit(page, '/');
        const look = async (top: number) => {
          await page.evaluate((y) => scrollTo(0, y), top);
          // The scroll event fires in the next frame.
          await page.evaluate(
            () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
          );
          return header(page).evaluate((element) => {
            const { boxShadow, backgroundColor } = getComputedStyle(element);
            return `${boxShadow} ${backgroundColor}`;
          });
        };
        const atTop = await look(0);
        expect(await look(10)).toBe(atTop);
        expect(await look(11)).not.toBe(atTop);
        expect(await look(10)).toBe(atTop);
      });
    });

    test('[H6] [H7] the dropdown opens and closes under the mouse, each after its delay', async ({
      page,
    }) => {
      await visitAtRest(page, ELSEWHERE);
      const rest = async () => {
        await pointAway(page);
        await page.clock.runFor(5000);
        expect(await isOpen(page)).toBe(false);
      };

      await test.step('it opens when the mouse has rested for 200 ms', async () => {
        await entry(page, parent.name).hover();
        await page.clock.runFor(199);
        expect(await isOpen(page)).toBe(false);
        await page.clock.runFor(1);
        expect(await isOpen(page)).toBe(true);
      });

      await test.step('it closes 150 ms after the mouse has left', async () => {
        await dropdown(page).hover();
        await page.clock.runFor(5000);
        expect(await isOpen(page)).toBe(true);
        await pointAway(page);
        await page.clock.runFor(149);
        expect(await isOpen(page)).toBe(true);
        await page.clock.runFor(1);
        expect(await isOpen(page)).toBe(false);
      });

      await test.step('within 300 ms of closing it opens at once', async () => {
        await page.clock.runFor(299);
        await entry(page, parent.name).hover();
        await page.clock.runFor(1);
        expect(await isOpen(page)).toBe(true);
      });

      await test.step('later it opens after its delay again', async () => {
        await pointAway(page);
        await page.clock.runFor(150);
        expect(await isOpen(page)).toBe(false);
        await page.clock.runFor(300);
        await entry(page, parent.name).hover();
        await page.clock.runFor(199);
        expect(await isOpen(page)).toBe(false);
        await page.clock.runFor(1);
        expect(await isOpen(page)).toBe(true);
      });

      await test.step('a mouse that only passes by opens nothing', async () => {
        await rest();
        await entry(page, parent.name).hover();
        await page.clock.runFor(150);
        await rest();
      });
    });

    test('a click on the dropdown’s button leaves open what hovering has opened; a second closes it', async ({
      page,
    }) => {
      await visitAtRest(page, ELSEWHERE);
      await opener(page).hover();
      await page.clock.runFor(200);
      expect(await isOpen(page)).toBe(true);
      await opener(page).click();
      await page.clock.runFor(1000);
      expect(await isOpen(page)).toBe(true);
      await opener(page).click();
      expect(await isOpen(page)).toBe(false);
    });

    test('a click on the link beside the dropdown’s button follows it', async ({ page }) => {
      await visit(page, '/');
      await entry(page, parent.name).click();
      await expect(page).toHaveURL(parent.path);
    });

    test('the dropdown is closed on the page that it leads to', async ({ page }) => {
      await visit(page, '/');
      await opener(page).click();
      await dropdown(page).click();
      await expect(page).toHaveURL(subpage.path);
      await expect(dropdown(page)).toBeHidden();
    });

    test('the menu marks the current page', async ({ page }) => {
      const current = menu(page).locator('[aria-current=page]');
      await visit(page, store.home);
      await expect(current).toHaveText(entries.find(({ path }) => path === store.home)!.name);
      await entry(page, last.name).click();
      await expect(current).toHaveText(last.name);
    });
  });

  test.describe('on a narrow screen', { tag: '@phone' }, () => {
    test('[H3] [H8] the button opens the menu; the button, a link and a tap elsewhere close it', async ({
      page,
    }) => {
      await visit(page, '/');
      await expect(menu(page)).toBeHidden();
      await menuButton(page).tap();
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(entry(page, last.name)).toBeVisible();
      await menuButton(page).tap();
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(menu(page)).toBeHidden();

      await menuButton(page).tap();
      await page.touchscreen.tap(180, 730);
      await expect(menu(page)).toBeHidden();
      await expect(page).toHaveURL('/');

      for (const { name, path } of [...entries.slice(1), last])
        await test.step(name, async () => {
          await menuButton(page).tap();
          await entry(page, name).tap();
          await expect(page).toHaveURL(path);
          await expect(menu(page)).toBeHidden();
        });
      for (const { name, path } of subpages)
        await test.step(name, async () => {
          await menuButton(page).tap();
          await opener(page).tap();
          await menu(page).getByRole('link', { name }).tap();
          await expect(page).toHaveURL(path);
          await expect(menu(page)).toBeHidden();
        });
      await menuButton(page).tap();
      await entry(page, action!.label).tap();
      await expect(page).toHaveURL(action!.href);
      await expect(menu(page)).toBeHidden();
    });

    test('the last entry of the longest menu is reachable on a low screen', async ({ page }) => {
      await page.setViewportSize({ width: 640, height: 320 });
      await visit(page, '/');
      await menuButton(page).tap();
      await opener(page).tap();
      const end = entry(page, action!.label);
      await end.scrollIntoViewIfNeeded();
      await expect(end).toBeInViewport();
    });
  });
});
