import { expect } from '@playwright/test';
import { enlargeListing, FIRST_PAGE_COUNT, PRODUCT_COUNT } from './support/largeListing';
import { test } from './support/test';
import { visit } from './support/visit';

// The time per keystroke is measured by the bench: tests/bench/responsiveness.
test(
  'ten thousand products: searched while typing, sixty on the page, fetched on demand',
  { tag: '@phone' },
  async ({ page }) => {
    const asked = await enlargeListing(page);
    await visit(page, '/store');
    await page.getByRole('main').getByRole('link', { name: 'View All Products' }).first().click();
    const cards = page.locator('main article');
    const status = page.locator('#listing-count');
    await expect(cards).toHaveCount(FIRST_PAGE_COUNT);
    await expect(
      page.getByText(`1 to ${FIRST_PAGE_COUNT} of ${PRODUCT_COUNT} products`),
    ).toBeVisible();
    expect(asked()).toBe(0);

    await page.getByRole('searchbox').focus();
    await expect.poll(asked).toBe(1);
    let typed = '';
    for (const key of 'flange') {
      typed += key;
      await page.keyboard.press(key);
      await expect(status).toContainText(`matching “${typed}”`);
    }
    expect(await cards.count()).toBeLessThanOrEqual(FIRST_PAGE_COUNT);
    await page.getByRole('searchbox').fill('');
    await expect(cards).toHaveCount(FIRST_PAGE_COUNT);

    // Lazy layout moves the target of a pointer that jumps to it. It ends some time after the visitor has typed.
    await page.getByRole('searchbox').blur();
    const last = page.getByRole('main').getByRole('listitem').last();
    await expect(last).toHaveCSS('content-visibility', 'visible');
    await page.getByRole('link', { name: 'Show more products' }).click();
    await expect(cards).toHaveCount(2 * FIRST_PAGE_COUNT);
    await expect(cards.nth(FIRST_PAGE_COUNT).getByRole('link')).toBeFocused();
    expect(asked()).toBe(1);
  },
);
