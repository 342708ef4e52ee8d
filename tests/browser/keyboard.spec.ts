import { expect, type Page } from '@playwright/test';
import { forEachCompany, norwegian } from './support/company';
import { Carousel } from './support/carousel';
import { tabThrough } from './support/tabThrough';
import { visit, visitAtRest } from './support/visit';

const banner = (page: Page) => page.getByRole('banner');

forEachCompany((company) => {
  const { test, config, say, saying, store, pathOf } = company;
  const { menu } = config.navigation;
  const parent = menu.find(({ submenu }) => submenu?.length);
  const entries = parent?.submenu ?? [];
  if (!parent) throw new Error('The menu has no submenu.');
  const about = pathOf('logo-grid');
  const show = (page: Page) =>
    banner(page).getByRole('button', { name: say('openSubmenu', { name: parent.name }) });

  test.describe.configure({ mode: 'parallel' });

  test('the first Tab shows a link that skips the header', async ({ page }) => {
    await visit(page, about);
    const skip = page.getByRole('link', { name: say('skipToContent') });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test.describe('the dropdown', () => {
    test('opens on Enter, can be entered with Tab, and closes on Escape, back to its button', async ({
      page,
    }) => {
      await visit(page, '/');
      await show(page).focus();
      await page.keyboard.press('Enter');
      const first = banner(page).getByRole('link', { name: entries[0]?.name ?? '' });
      await expect(first).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(first).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(first).toBeHidden();
      await expect(show(page)).toBeFocused();
      await expect(show(page)).toHaveAttribute('aria-expanded', 'false');
    });

    test('opens and closes with the space bar', async ({ page }) => {
      await visit(page, '/');
      await show(page).focus();
      await page.keyboard.press('Space');
      await expect(show(page)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Space');
      await expect(show(page)).toHaveAttribute('aria-expanded', 'false');
    });

    test('closes when Tab leaves it', async ({ page }) => {
      await visit(page, '/');
      await show(page).focus();
      await page.keyboard.press('Enter');
      for (let n = 0; n <= entries.length; n += 1) await page.keyboard.press('Tab');
      const { name: next = '' } = menu[menu.indexOf(parent) + 1] ?? {};
      await expect(banner(page).getByRole('link', { name: next, exact: true })).toBeFocused();
      await expect(show(page)).toHaveAttribute('aria-expanded', 'false');
    });
  });

  test(
    'the menu of a narrow screen opens, and Escape closes it',
    { tag: '@phone' },
    async ({ page }) => {
      await visit(page, '/');
      const button = banner(page).getByRole('button', { name: say('menu') });
      await button.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(
        banner(page).getByRole('link', { name: menu[0]?.name ?? '', exact: true }),
      ).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    },
  );

  test('the carousel can be operated and left by keyboard', async ({ page }) => {
    await visitAtRest(page, '/');
    const carousel = new Carousel(page, company);
    await carousel.start(1);
    const next = carousel.part.getByRole('button', { name: say('nextSlide') });
    await next.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    expect(await carousel.shown()).toBe(3);
    await expect(next).toBeFocused();
    const quote = carousel.slides.nth(2).getByRole('link').first();
    await expect(quote).toBeVisible();
    // The last slide is still fading out, but its links are inert.
    await page.keyboard.press('Tab');
    await expect(quote).toBeFocused();
  });

  test('the chat opens on Enter, its link is next, Escape closes it', async ({ page }) => {
    await visit(page, about);
    const chat = page.getByRole('button', { name: say('chatOpen') });
    await chat.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('#chat').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(chat).toBeFocused();
    await expect(chat).toHaveAttribute('aria-expanded', 'false');
  });

  test('adding with Enter counts once, and keeps the focus', async ({ page }) => {
    await visit(page, store.home);
    const add = page.getByRole('button', { name: saying('addToList') }).first();
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(banner(page).locator('[data-badge]')).toHaveText('1');
    await expect(add).toBeFocused();
  });

  for (const [key, from] of [
    ['Tab', 'top'],
    ['Shift+Tab', 'end'],
  ] as const) {
    test(`[X2] ${key} reaches everything from the ${from}, with a visible focus that nothing covers`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, store.home);
      const { stops, faults } = await tabThrough(page, key);
      expect(faults).toEqual([]);
      expect(stops.length).toBeGreaterThan(40);
      expect(stops.length).toBeLessThan(200);
      expect(new Set(stops)).toContain(`a ${say('skipToContent')}`);
      expect(new Set(stops)).toContain(`button ${say('chatOpen')}`);
    });
  }

  for (const [address, label] of [
    [pathOf('contact-form'), 'contactMessage'],
    [store.home, 'partNumbers'],
  ] as const) {
    test(`Tab scrolls a high field fully into view: ${label}`, async ({ page }) => {
      await visit(page, address);
      const field = page.getByRole('textbox', { name: say(label), exact: true });
      // Its first line is at the bottom edge of the screen, and the element before it has the focus.
      await field.evaluate((element) => {
        element.focus();
        scrollBy(0, element.getBoundingClientRect().top - innerHeight + 60);
      });
      await page.keyboard.press('Shift+Tab');
      await field.evaluate((element) =>
        scrollBy(0, element.getBoundingClientRect().top - innerHeight + 60),
      );
      await expect(field).not.toBeInViewport({ ratio: 0.9 });
      await page.keyboard.press('Tab');
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport({ ratio: 1 });
    });
  }
});

for (const [key, address] of [
  ['Tab', norwegian.pathOf('contact-form')],
  ['Shift+Tab', norwegian.pathOf('contact-form')],
  ['Tab', norwegian.categoryPath('gir-og-propell')],
  ['Tab', norwegian.pathOf('snippet-builder')],
] as const) {
  norwegian.test(`[X2] ${key} reaches everything of ${address}, too`, async ({ page }) => {
    const { say } = norwegian;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, address);
    const { stops, faults } = await tabThrough(page, key);
    expect(faults).toEqual([]);
    expect(stops).toContain(`a ${say('skipToContent')}`);
    expect(stops).toContain(`button ${say('chatOpen')}`);
    expect(new Set(stops).size).toBeGreaterThan(15);
  });
}
