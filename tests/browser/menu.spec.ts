import { expect, type Page } from '@playwright/test';
import { forEachCompany } from './support/company';
import { inHeader, linesOfEntries } from './support/header';
import { test } from './support/test';
import { visit } from './support/visit';

const MENU_ENTRIES = 12;
const SCREEN_HEIGHT_PX = 600;
/** The width in px from which the large company's menu is in a row, as set in its config. */
const ROW_FROM_PX = 1280;

const menu = (page: Page) => page.getByRole('banner').locator('nav');
const entries = (page: Page) => menu(page).locator('> ul > li > a');
const named = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
const button = (page: Page) => page.getByRole('button', { name: 'Menu' });

/** Resizes the screen, and expects that no parts of the header overlap or overflow. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: SCREEN_HEIGHT_PX });
  expect(await inHeader(page), `${width} px`).toEqual([]);
}

/** Opens a page at this screen width. */
async function open(page: Page, url: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: SCREEN_HEIGHT_PX });
  await visit(page, url);
  await resize(page, width);
}

/** Expects that every entry, and the button at the end, is reachable. */
async function expectReachable(page: Page): Promise<void> {
  await expect(entries(page)).toHaveCount(MENU_ENTRIES);
  for (const entry of await entries(page).all()) await entry.click({ trial: true });
  await named(page, 'Ask the Yard').click({ trial: true });
}

/** Expects that the menu's button opens all of it, and closes it. */
async function expectBehindButton(page: Page, width: number): Promise<void> {
  await resize(page, width);
  await expect(menu(page)).toBeHidden();
  await button(page).click();
  // It may have been closed scrolled to its end: entries above are clipped, but have boxes over the header.
  await menu(page).evaluate((panel) => panel.scrollTo(0, 0));
  expect(await inHeader(page), `open, ${width} px`).toEqual([]);
  await expectReachable(page);
  await button(page).click();
}

test(`a menu of twelve short words is in a row from ${ROW_FROM_PX} px, as configured, each entry on one line, and behind its button below`, async ({
  page,
  large,
}) => {
  await open(page, `${large}/services`, 1920);
  for (const width of [1920, 1366, ROW_FROM_PX]) {
    await resize(page, width);
    await expect(button(page)).toBeHidden();
    await expectReachable(page);
    expect(await linesOfEntries(page), `${width} px`).toEqual(
      Array.from({ length: MENU_ENTRIES }, () => 1),
    );
  }
  for (const width of [ROW_FROM_PX - 1, 768, 320]) await expectBehindButton(page, width);
});

test('a menu of twelve long entries beside a long name is behind its button on any screen; in a row, it would wrap, and the page start below it', async ({
  page,
  chandlery,
}) => {
  await open(page, `${chandlery}/services`, 1920);
  for (const width of [1920, 1024, 768, 320]) await expectBehindButton(page, width);

  const header = page.getByRole('banner');
  const heightOf = async () => (await header.boundingBox())?.height ?? 0;
  await resize(page, 1920);
  const low = await heightOf();
  await header.evaluate(({ style }) => style.setProperty('--menu-from', '64rem'));
  for (const width of [1920, 1024])
    await test.step(`in a row on ${width} px`, async () => {
      await resize(page, width);
      await expect(button(page)).toBeHidden();
      await expectReachable(page);
      expect(await heightOf()).toBeGreaterThan(low);
      // On this site, that is the announcement.
      const next = header.locator('xpath=following-sibling::*[1]');
      expect((await next.boundingBox())?.y).toBe(await heightOf());
    });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('twelve long entries are shown on any screen', async ({ page, chandlery }) => {
    await page.goto(`${chandlery}/services`);
    for (const width of [320, 768, 1280, 1920]) {
      await resize(page, width);
      for (const entry of await entries(page).all()) await entry.click({ trial: true });
    }
  });
});

forEachCompany((company) => {
  const { config, say, store } = company;

  company.test(
    'a visitor whose browser doubles the font size finds menu and list on any screen (WCAG 1.4.4)',
    async ({ page }) => {
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await visit(page, store.home);
      for (const width of [1024, 1280, 1920])
        await company.test.step(`${width} px`, async () => {
          await resize(page, width);
          const list = page.getByRole('link', { name: say('cart'), exact: true });
          const opener = page.getByRole('button', { name: say('menu') });
          await expect(list).toBeInViewport({ ratio: 1 });
          await expect(menu(page)).toBeHidden();
          await opener.click();
          await named(page, config.navigation.menu.at(-1)!.name).click({ trial: true });
          expect(await inHeader(page)).toEqual([]);
          await opener.click();
        });
    },
  );
});
