import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { shipped } from './support/company';
import { complaints, visit } from './support/visit';

const { test, say, listed, productPath } = shipped;
const [first, second] = listed();

const open = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: say('search'), exact: true })
    .first()
    .click();

/** Looks at a product until it is noted as seen, which happens once React has taken over. */
async function look(page: Page, id: string): Promise<void> {
  await visit(page, productPath(id));
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join()))
    .toContain(`"${id}"`);
}

const options = (page: Page) => page.getByRole('option');

test(
  '[H13] the empty search box offers what was looked at last, but not the page that is open',
  { tag: '@both' },
  async ({ page }) => {
    const lines = await complaints(page);
    for (const { id } of [first!, second!]) await look(page, id);
    await open(page);
    await expect(options(page)).toHaveText([new RegExp(first!.name)]);
    await expect(page.getByRole('group', { name: say('recentlySeen') })).toBeVisible();
    await expectAccessible(page, 'seen products');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(productPath(first!.id));
    await open(page);
    await expect(options(page)).toHaveText([new RegExp(second!.name)]);
    expect(lines).toEqual([]);
  },
);

test('[H13] what is typed takes the place of what was looked at', async ({ page }) => {
  for (const { id } of [first!, second!]) await look(page, id);
  await open(page);
  await expect(options(page)).toHaveCount(1);
  await page.getByLabel(say('searchFor')).fill(second!.id);
  await expect(options(page).first()).toContainText(second!.name);
  await expect(page.getByRole('group', { name: say('recentlySeen') })).toHaveCount(0);
});
