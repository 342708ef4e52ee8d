import { expect, type Locator, type Page } from '@playwright/test';
import { type Company, forEachCompany, norwegian, shipped } from './support/company';
import { tabThrough } from './support/tabThrough';
import { visit } from './support/visit';

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

  test('[X2] Tab and Shift+Tab reach everything, with a visible focus that nothing covers; adding with Enter counts once, and keeps the focus', async ({
    page,
  }) => {
    await visit(page, store.home);
    for (const key of ['Tab', 'Shift+Tab'] as const)
      await test.step(key, async () => {
        const stops = await expectReachable(page, key, company);
        expect(stops.length).toBeGreaterThan(40);
      });
    await scrollsIntoView(page, page.getByRole('textbox', { name: say('partNumbers') }));
    const add = page.getByRole('button', { name: saying('addToList') }).first();
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(banner(page).locator('[data-badge]')).toHaveText('1');
    await expect(add).toBeFocused();
  });

  test('[X2] Tab scrolls the high field of the contact form fully into view', async ({ page }) => {
    await visit(page, pathOf('contact-form'));
    if (company === norwegian)
      for (const key of ['Tab', 'Shift+Tab'] as const)
        await test.step(`${key} reaches everything`, () => expectReachable(page, key, company));
    const message = page.getByRole('textbox', { name: say('contactMessage'), exact: true });
    await scrollsIntoView(page, message);
  });

  // What follows does not depend on the company.
  if (company !== shipped) return;

  test('the first Tab shows a link that skips the header; Enter opens dropdown and chat, Tab enters them, and Escape closes them, back to their buttons', async ({
    page,
  }) => {
    const { keyboard } = page;
    await visit(page, about);

    await test.step('the link that skips the header', async () => {
      const skip = page.getByRole('link', { name: say('skipToContent') });
      await expect(skip).not.toBeInViewport();
      await keyboard.press('Tab');
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(
        true,
      );
    });

    await test.step('the dropdown', async () => {
      const first = banner(page).getByRole('link', { name: entries[0]?.name ?? '' });
      await show(page).focus();
      await keyboard.press('Enter');
      await expect(first).toBeVisible();
      await keyboard.press('Tab');
      await expect(first).toBeFocused();
      await keyboard.press('Escape');
      await expect(first).toBeHidden();
      await expectClosed(show(page));
      await keyboard.press('Space');
      await expect(show(page)).toHaveAttribute('aria-expanded', 'true');
      await keyboard.press('Space');
      await expectClosed(show(page));
    });

    await test.step('closes when Tab leaves it', async () => {
      await keyboard.press('Enter');
      for (let n = 0; n <= entries.length; n += 1) await keyboard.press('Tab');
      const { name: next = '' } = menu[menu.indexOf(parent) + 1] ?? {};
      await expect(banner(page).getByRole('link', { name: next, exact: true })).toBeFocused();
      await expect(show(page)).toHaveAttribute('aria-expanded', 'false');
    });

    await test.step('the chat', async () => {
      const chat = page.getByRole('button', { name: say('chatOpen') });
      await chat.focus();
      await keyboard.press('Enter');
      await keyboard.press('Tab');
      await expect(page.locator('#chat').getByRole('link').first()).toBeFocused();
      await keyboard.press('Escape');
      await expectClosed(chat);
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
      await expectClosed(button);
    },
  );
});

for (const address of [
  norwegian.categoryPath('gir-og-propell'),
  norwegian.pathOf('snippet-builder'),
])
  norwegian.test(`[X2] Tab reaches everything of ${address}, too`, async ({ page }) => {
    await visit(page, address);
    await expectReachable(page, 'Tab', norwegian);
  });

/** Expects that a button has the focus, and that what it opens is closed. */
async function expectClosed(button: Locator): Promise<void> {
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
}

/**
 * Expects that a key reaches everything of a page from its top or end, with a visible focus that nothing covers.
 * @returns What it has reached.
 */
async function expectReachable(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  { say }: Company,
): Promise<string[]> {
  const { stops, faults } = await tabThrough(page, key);
  expect(faults).toEqual([]);
  expect(stops).toContain(`a ${say('skipToContent')}`);
  expect(stops).toContain(`button ${say('chatOpen')}`);
  expect(new Set(stops).size).toBeGreaterThan(15);
  expect(stops.length).toBeLessThan(200);
  return stops;
}

/** Expects that Tab scrolls a field fully into view whose first line is at the bottom edge of the screen. */
async function scrollsIntoView(page: Page, field: Locator): Promise<void> {
  const toEdge = (element: HTMLElement | SVGElement) =>
    scrollBy(0, element.getBoundingClientRect().top - innerHeight + 60);
  // The element before it has the focus.
  await field.focus();
  await field.evaluate(toEdge);
  await page.keyboard.press('Shift+Tab');
  await field.evaluate(toEdge);
  await expect(field).not.toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
}
