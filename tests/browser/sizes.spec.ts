import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { norwegian } from './support/company';
import { complaints, visit } from './support/visit';

const { test, say, config, categoryPath, productPath } = norwegian;
const hose = config.store.products.find(({ variants }) => variants)!;
const size = hose.variants![1]!;

test(
  '[D17] a size is found by its code, added from its row, and listed with a link back to it',
  { tag: '@both' },
  async ({ page }) => {
    const lines = await complaints(page);
    await visit(page, categoryPath(hose.category));
    const opener = page.getByRole('banner').getByRole('button', { name: say('search') });
    await opener.first().click();
    await page.getByLabel(say('searchFor')).pressSequentially('kjv230 38');
    const option = page.getByRole('option').first();
    await expect(option).toContainText(`${size.code!} ${hose.name}, ${size.name}`);
    await option.click();
    await expect(page).toHaveURL(`${productPath(hose.id)}#${size.id}`);
    const row = page.locator(`#${size.id}`);
    await expect(row).toBeInViewport();
    await expectAccessible(page, 'sizes');
    const width = page.viewportSize()?.width;
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await row.getByRole('button').click();
    await row.getByRole('link').click();
    const line = page.getByRole('link', { name: `${hose.name}, ${size.name}` });
    await expect(line).toHaveAttribute('href', `${productPath(hose.id)}#${size.id}`);
    expect(lines).toEqual([]);
  },
);

test('[D18] a discontinued product leads to what takes its place', async ({ page }) => {
  const old = config.store.products.find(({ successor }) => successor)!;
  const next = config.store.products.find(({ id }) => id === old.successor)!;
  await visit(page, productPath(old.id));
  await expect(page.getByText(say('statusDiscontinued'), { exact: true })).toBeVisible();
  await page.getByRole('link', { name: say('replacedBy', { name: next.name }) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next.name);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[D17] a tile leads to the table of sizes', async ({ page }) => {
    await page.goto(categoryPath(hose.category));
    await page.getByRole('link', { name: `${say('chooseSize')}: ${hose.name}` }).click();
    await expect(page).toHaveURL(`${productPath(hose.id)}#sizes`);
    await expect(page.getByRole('row', { name: size.code! })).toBeVisible();
  });
});
