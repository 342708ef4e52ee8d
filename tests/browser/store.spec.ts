import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { showShare } from './support/reveal';
import { config } from './support/site';
import { visit, visitAtRest } from './support/visit';

const main = (page: Page) => page.getByRole('main');
const tiles = (page: Page) =>
  main(page)
    .locator('a[href^="/store/category/"]')
    .filter({ has: page.locator('h3') });

test.describe('the store', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, '/store');
  });

  test('[L1] has all its sections and links', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of ['Product Categories', 'Featured Products', 'Why Shop With Us'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(main(page).locator('a[href="/store/category/all"]').first()).toBeVisible();
    await expect(main(page).locator('a[href="/store"]').first()).toBeVisible();
  });

  test('[L2] [L3] [L4] shows the categories in order, each with its count', async ({ page }) => {
    const counts = [25, 25, 48, 36, 25];
    const order = ['refrigeration', 'agriculture', 'mining', 'energy', 'construction'];
    await expect(tiles(page)).toHaveCount(5);
    for (const [n, id] of order.entries()) {
      const tile = tiles(page).nth(n);
      await expect(tile).toHaveAttribute('href', `/store/category/${id}`);
      await expect(tile).toContainText(`${counts[n]} Products`);
      const { description = '' } = config.store.categories.find((one) => one.id === id) ?? {};
      await expect(tile).toContainText(description);
      await expect(tile.locator('img')).toHaveCount(1);
    }
  });

  test('[L5] features eight products, all of refrigeration', async ({ page }) => {
    const links = main(page).locator('article > a');
    await expect(links).toHaveCount(8);
    const ids = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')?.split('/').at(-1)),
    );
    const found = config.store.products.filter(({ id }) => ids.includes(id));
    expect(found.map(({ category }) => category)).toEqual(ids.map(() => 'refrigeration'));
  });

  test('[L6] explains how ordering works', async ({ page }) => {
    await expect(main(page)).toContainText(
      'Add products to the cart, review items, quantities and total, then press the chat checkout button to send the order details to the team.',
    );
  });
});

test('[L7] each section below the first fades in when a tenth of it is visible', async ({
  page,
}) => {
  // So low that only the first section is in view.
  await page.setViewportSize({ width: 1280, height: 400 });
  await visit(page, '/store');
  const parts = main(page).locator('[data-reveal]');
  const below = main(page).locator('section:not(:first-of-type)');
  expect(await parts.count()).toBe(await below.count());
  for (const part of await parts.all()) {
    await showShare(part, 0.05);
    await expect(part).toHaveCSS('opacity', '0');
    await showShare(part, 0.15);
    await expect(part).toHaveCSS('opacity', '1');
  }
});

test('pasted part numbers are added in one go; unknown ones stay in the box', async ({ page }) => {
  await visitAtRest(page, '/store');
  const box = page.getByRole('textbox', { name: 'Part numbers and quantities' });
  await box.fill('ac-001 x 3\nREF-004, 2\n3 × prod-001\nwhat-is-this 4\npt-001\t2');
  await box.locator('xpath=..').getByRole('button', { name: 'Add to Inquiry List' }).click();
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('listitem');
  await expect(notice).toHaveCount(1);
  await expect(notice).toContainText('4 product(s), 10 item(s) in all');
  await expect(box).toHaveValue('what-is-this 4');
  await expect(main(page).getByRole('status')).toContainText('1 line(s)');
  await expect(notice.getByRole('link', { name: 'View list' })).toHaveAttribute('href', '/cart');
  await page.clock.resume();
  await expectAccessible(page, 'part numbers');
  await visit(page, '/cart');
  await expect(page.getByRole('heading', { name: 'Selected Items (10)' })).toBeVisible();
});

test('part numbers that cannot be looked up stay in the box', async ({ page }) => {
  await visit(page, '/store');
  const box = page.getByRole('textbox', { name: 'Part numbers and quantities' });
  await page.route(/\/catalogue\//, (route) => route.abort());
  await box.fill('ac-001 x 3');
  await box.locator('xpath=..').getByRole('button', { name: 'Add to Inquiry List' }).click();
  await expect(main(page).getByRole('status')).toContainText('could not be looked up');
  await expect(box).toHaveValue('ac-001 x 3');
});
