import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { norwegian } from './support/company';
import { complaints, untilLive, visit } from './support/visit';

const { test, say, categoryPath, listed } = norwegian;
const ALL = categoryPath('all');
const [first, second] = [listed()[0]!, listed()[1]!];

test(
  '[L30] a comparison is opened from the cards, is in the address, and is printed without its buttons',
  { tag: '@both' },
  async ({ page }) => {
    const lines = await complaints(page);
    await visit(page, ALL);
    await untilLive(page);
    for (const { name } of [first, second])
      await page.getByRole('checkbox', { name: `${say('compare')}: ${name}`, exact: true }).check();
    await expect(page).toHaveURL(`${ALL}?compare=${first.id}%2C${second.id}`);
    await page.getByRole('button', { name: say('compare'), exact: true }).click();
    await expect(page.getByRole('heading', { name: say('comparison') })).toBeFocused();
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await expect(table.getByRole('link', { name: first.name })).toBeVisible();
    // The cards below are looked at elsewhere: off the screen, those that are not drawn yet have no size of their own.
    await expectAccessible(page, 'comparison', 'all', 'main :has(> h2):has(table)');
    const width = page.viewportSize()?.width;
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.emulateMedia({ media: 'print' });
    await expect(table).toBeVisible();
    await expect(page.getByRole('button', { name: say('printComparison') })).toBeHidden();
    expect(lines).toEqual([]);
  },
);

test('[L30] a shared comparison is shown at once, and adds all of its products', async ({
  page,
}) => {
  await visit(page, `${ALL}?compare=${first.id},${second.id}`);
  await page.getByRole('button', { name: say('addAllOfThese') }).click();
  await expect(page.getByText(`${first.name}, ${second.name}`, { exact: true })).toBeVisible();
});
