import { expect, type Page } from '@playwright/test';
import { contrastOf } from './support/contrastOf';
import { categoryPath, norwegianConfig, pathOf, productPath } from './support/norwegian';
import { test } from './support/sites';
import { tabThrough } from './support/tabThrough';
import { visit } from './support/visit';

// Header, keyboard, scrolling and system colours on a site whose words, addresses and pictures are another company's.

const { strings, navigation, notFound, store } = norwegianConfig;
const parent = navigation.menu.find(({ submenu }) => submenu?.length)!;

const header = (page: Page) => page.getByRole('banner');
const opener = (page: Page) =>
  header(page).getByRole('button', { name: strings.openSubmenu.replace('{name}', parent.name) });
const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
const footerLink = (page: Page, to: string) => page.locator(`footer a[href="${to}"]`).first();

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('by keyboard, in Norwegian', () => {
  test('the first Tab shows the link that skips the header', async ({ page, norwegian }) => {
    await visit(page, norwegian + pathOf('offices'));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: strings.skipToContent });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the dropdown opens on Enter, is entered with Tab, and closes on Escape', async ({
    page,
    norwegian,
  }) => {
    await visit(page, norwegian);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const first = header(page).getByRole('link', { name: parent.submenu![0]!.name });
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  for (const [key, address] of [
    ['Tab', pathOf('contact-form')],
    ['Shift+Tab', pathOf('contact-form')],
    ['Tab', categoryPath('gir-og-propell')],
    ['Shift+Tab', pathOf('part-numbers')],
    ['Tab', pathOf('snippet-builder')],
  ] as const) {
    test(`[X2] ${key} reaches everything of ${address}, with a visible focus that nothing covers`, async ({
      page,
      norwegian,
    }) => {
      await visit(page, norwegian + address);
      const { stops, faults } = await tabThrough(page, key);
      expect(faults).toEqual([]);
      expect(stops).toContain(`a ${strings.skipToContent}`);
      expect(stops).toContain(`button ${strings.chatOpen}`);
      expect(new Set(stops).size).toBeGreaterThan(15);
    });
  }
});

test('[A12] [A13] pages start at the top, and Back and Forward return to where they were left', async ({
  page,
  norwegian,
}) => {
  const [from, to] = [pathOf('offices'), pathOf('contact-form')];
  const scrollDown = async (y: number) => {
    await page.mouse.wheel(0, y);
    await expect.poll(() => top(page)).toBe(y);
  };
  await visit(page, norwegian + from);
  await scrollDown(700);
  await footerLink(page, to).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(norwegian + to);
  await expect.poll(() => top(page)).toBe(0);
  await scrollDown(300);
  await page.goBack();
  await expect(page).toHaveURL(norwegian + from);
  await expect.poll(() => top(page)).toBe(700);
  await page.goForward();
  await expect(page).toHaveURL(norwegian + to);
  await expect.poll(() => top(page)).toBe(300);
});

test('[A8] a dead link leads to the company’s own error page, without losing the visitor', async ({
  page,
  norwegian,
}) => {
  await visit(page, norwegian);
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href^="/"]')!;
    link.href = '/butikk/finnes-ikke';
    link.click();
  });
  await expect(page).toHaveTitle(notFound.title);
  await page.locator('main a[href="/"]').click();
  await expect(page).toHaveURL(`${norwegian}/`);
});

test.describe('in the colours of the system', () => {
  test.use({
    bypassCSP: true,
    contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
  });

  for (const [address, pictures] of [
    ['/', ['[data-active] img', 'main li img']],
    [categoryPath('all'), ['main li img']],
    [productPath(store.products[0]!.id), ['main img', 'header img']],
  ] as const) {
    test(`[X7] pictures on ${address} contrast with their background`, async ({
      page,
      norwegian,
    }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await visit(page, norwegian + address);
        for (const picture of pictures)
          expect(await contrastOf(page, picture), `${picture}, ${colorScheme}`).toBeGreaterThan(90);
      }
    });
  }
});
