import { expect, type Locator, type Page } from '@playwright/test';
import { forEachCompany, norwegian } from './support/company';
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

forEachCompany((company) => {
  const { test, config, say, saying, store, pathOf } = company;
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

  test('[H1] [H2] [H3] [H4] [H5] [H10] [H9] a wide screen shows the logo and the menu, each with its page; the header stays in place, and changes when scrolled more than 10 px', async ({
    page,
  }) => {
    await visit(page, ELSEWHERE);

    await test.step('the logo, the menu and no button for it, each with its page', async () => {
      const logo = header(page).getByRole('link').first();
      await expect(logo).toBeVisible();
      await expect(logo).toHaveAttribute('href', '/');
      await expect(logo.locator('img')).toBeVisible();
      await expect(menuButton(page)).toBeHidden();
      await expect(entry(page, last.name)).toBeVisible();
      expect(await links(page, '> ul > li > a')).toEqual(
        entries.map(({ name, path }) => [name, path]),
      );
      // An entry with a dropdown has a page of its own.
      expect(await links(page, 'li li a')).toEqual(subpages.map(({ name, path }) => [name, path]));
      await expect(menu(page).locator('li li a:has(svg)')).toHaveCount(subpages.length);
      await expect(cartLink(page)).toHaveAttribute('href', store.list);
      const quote = header(page).getByRole('link', { name: action!.label, includeHidden: true });
      await expect(quote).toHaveAttribute('href', action!.href);
    });

    await test.step('it changes when scrolled more than 10 px, not at 10, and reverts', async () => {
      const atTop = await lookAt(page, 0);
      expect(await lookAt(page, 10)).toBe(atTop);
      expect(await lookAt(page, 11)).not.toBe(atTop);
      expect(await lookAt(page, 10)).toBe(atTop);
    });

    await test.step('it stays in place', () => expectInPlace(page));
  });

  test(
    '[H1] [H3] [H8] on a narrow screen, the button opens the menu; the button, a link and a tap elsewhere close it; its last entry is reachable on a low screen',
    { tag: '@phone' },
    async ({ page }) => {
      await visit(page, '/');
      await test.step('the header stays in place', () => expectInPlace(page));

      await test.step('the button and a tap elsewhere close it', async () => {
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
      });

      const follow = async (link: Locator, path: string) => {
        await link.tap();
        await expect(page).toHaveURL(path);
        await expect(menu(page)).toBeHidden();
      };
      await test.step('an entry, one of the dropdown, and the button at the end are followed', async () => {
        await menuButton(page).tap();
        await follow(entry(page, last.name), last.path);
        await menuButton(page).tap();
        await opener(page).tap();
        await follow(dropdown(page), subpage.path);
        await menuButton(page).tap();
        await follow(entry(page, action!.label), action!.href);
      });

      await test.step('the last entry of the longest menu is reachable on a low screen', async () => {
        await page.setViewportSize({ width: 640, height: 320 });
        await menuButton(page).tap();
        await opener(page).tap();
        const end = entry(page, action!.label);
        await end.scrollIntoViewIfNeeded();
        await expect(end).toBeInViewport();
      });
    },
  );

  // What follows does not depend on the company.
  if (company !== norwegian) return;

  test('[H11] the badge is absent at first, and counts with every change; the menu marks the current page', async ({
    page,
  }) => {
    const current = menu(page).locator('[aria-current=page]');
    await visit(page, store.home);
    await expect(current).toHaveText(entries.find(({ path }) => path === store.home)!.name);
    await expect(badge(page)).toBeHidden();
    const add = page.getByRole('article').getByRole('button', { name: saying('addToList') });
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
    await expect(badge(page)).toBeHidden();
    await entry(page, last.name).click();
    await expect(current).toHaveText(last.name);
  });

  test('[H6] [H7] the dropdown opens and closes under the mouse, each after its delay, and by its button; its links are followed', async ({
    page,
  }) => {
    const isOpen = () => dropdown(page).isVisible();
    const isOpenAfter = async (ms: number) => {
      await page.clock.runFor(ms);
      return isOpen();
    };
    await visitAtRest(page, ELSEWHERE);

    // What happens between opening and closing again is in watchHover.dom.test.tsx. Its code comes with the mouse.
    await test.step('it opens when the mouse has rested for 200 ms', async () => {
      const code = page.waitForResponse(/watchHover/);
      await page.getByRole('navigation', { name: say('mainNavigation') }).hover();
      await (await code).finished();
      await pointAway(page);
      await entry(page, parent.name).hover();
      expect(await isOpenAfter(199)).toBe(false);
      expect(await isOpenAfter(1)).toBe(true);
    });

    await test.step('it closes 150 ms after the mouse has left', async () => {
      await dropdown(page).hover();
      expect(await isOpenAfter(5000)).toBe(true);
      await pointAway(page);
      expect(await isOpenAfter(149)).toBe(true);
      expect(await isOpenAfter(1)).toBe(false);
    });

    await test.step('a mouse that only passes by opens nothing', async () => {
      await page.clock.runFor(5000);
      await entry(page, parent.name).hover();
      await page.clock.runFor(150);
      await pointAway(page);
      expect(await isOpenAfter(5000)).toBe(false);
    });

    await test.step('a click on its button leaves open what hovering has opened; a second closes it', async () => {
      await opener(page).hover();
      expect(await isOpenAfter(200)).toBe(true);
      await opener(page).click();
      expect(await isOpenAfter(1000)).toBe(true);
      await opener(page).click();
      expect(await isOpen()).toBe(false);
    });

    await test.step('it is closed on the page that it leads to', async () => {
      await page.clock.resume();
      await opener(page).click();
      await dropdown(page).click();
      await expect(page).toHaveURL(subpage.path);
      await expect(dropdown(page)).toBeHidden();
    });

    await test.step('a click on the link beside its button follows it', async () => {
      await entry(page, parent.name).click();
      await expect(page).toHaveURL(parent.path);
    });
  });
});

/** The look of the header when the page is scrolled to here, in px. */
async function lookAt(page: Page, top: number): Promise<string> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  // The scroll event fires in the next frame.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return header(page).evaluate((element) => {
    const { boxShadow, backgroundColor } = getComputedStyle(element);
    return `${boxShadow} ${backgroundColor}`;
  });
}

/** Expects that the header stays at the top of the screen while the page is scrolled. */
async function expectInPlace(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1000);
  expect((await header(page).boundingBox())?.y).toBe(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
