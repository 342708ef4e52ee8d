import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { refuse } from './support/hold';
import { visit } from './support/visit';

// Sections that are still fading in would fail the contrast check.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const header = (page: Page) => page.getByRole('banner');

test(
  '[X1] the open menu and its submenu have no violations',
  { tag: '@both' },
  async ({ page }) => {
    await visit(page, '/');
    const menu = header(page).getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) {
      await menu.click();
      await expectAccessible(page, 'menu');
    }
    await header(page).getByRole('button', { name: 'Show Services' }).click();
    await expect(header(page).getByRole('link', { name: 'Energy' })).toBeVisible();
    await expectAccessible(page, 'dropdown');
  },
);

test('[X1] the open chat has no violations', async ({ page }) => {
  await visit(page, '/contact');
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await expect(page.getByRole('heading', { name: 'Chat with us' })).toBeVisible();
  await expectAccessible(page, 'chat');
});

test('[X1] notices of every type and the inquiry list have no violations', async ({ page }) => {
  // From the start, as pages fetch others ahead.
  const answer = await refuse(page, /\/data\/[^/]+\/about\.json$/);
  await visit(page, '/');
  await page.getByRole('button', { name: 'Add to Inquiry List' }).first().click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Added to cart' })).toBeVisible();
  await expectAccessible(page, 'notice');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page, 'notice of a fault');
  answer();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/about');
  await page.getByRole('link', { name: /^Inquiry list/ }).click();
  await expect(page.getByRole('heading', { name: /^Selected Items/ })).toBeVisible();
  await expectAccessible(page, 'list with a product');
});

test('[X1] a tooltip has no violations', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Inquiry list' }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('[role=tooltip]')).toBeVisible();
  await expectAccessible(page, 'tooltip');
});
