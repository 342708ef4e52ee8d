import { expect, type Page } from '@playwright/test';
import type { Category } from '../../src/generated/authored';
import { expectAccessible } from './support/axe';
import { norwegian } from './support/company';
import { complaints, untilLive, visit } from './support/visit';

const { test, config, say, categoryPath, listed } = norwegian;
const ALL = categoryPath('all');
const [first, second] = config.store.categories.filter(({ id }) => listed(id).length > 0) as [
  Category,
  Category,
];
const countOf = ({ id }: Category) => listed(id).length;

const cards = (page: Page) => page.locator('main article');
const status = (page: Page) => page.locator('#listing-count');
const value = (page: Page, { name }: Category) => page.getByRole('checkbox', { name });
const undo = (page: Page, { name }: Category) =>
  page.getByRole('button', {
    name: say('removeFilter', { name: say('categoryName'), value: name }),
  });
const filtered = (count: number) => say('filteredCount', { count });

test('[L28] filters stand beside the products, can each be undone, and are in the address', async ({
  page,
}) => {
  const lines = await complaints(page);
  await visit(page, ALL);
  await value(page, first).check();
  await expect(cards(page)).toHaveCount(countOf(first));
  await expect(status(page)).toHaveText(filtered(countOf(first)));
  await value(page, second).check();
  await expect(cards(page)).toHaveCount(countOf(first) + countOf(second));
  await expect(page).toHaveURL(`${ALL}?category=${first.id}&category=${second.id}`);
  await expectAccessible(page, 'filtered');
  await page.reload();
  await untilLive(page);
  await expect(status(page)).toHaveText(filtered(countOf(first) + countOf(second)));
  await undo(page, first).click();
  await expect(cards(page)).toHaveCount(countOf(second));
  await page.goBack();
  await expect(cards(page)).toHaveCount(countOf(first) + countOf(second));
  await expect(value(page, first)).toBeChecked();
  expect(lines).toEqual([]);
});

test(
  '[L28] on a phone, filters are in a drawer that says how many products they leave',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, ALL);
    await page.getByRole('button', { name: say('filters'), exact: true }).tap();
    await value(page, first).check();
    const show = page.getByRole('button', {
      name: say('showFiltered', { count: countOf(first) }),
    });
    await expect(show).toBeVisible();
    await expectAccessible(page, 'drawer');
    await show.tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(cards(page)).toHaveCount(countOf(first));
    await expect(page.getByRole('button', { name: say('filtersOn', { count: 1 }) })).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      page.viewportSize()?.width,
    );
  },
);

test('[L28] the order of a listing is in the address', async ({ page }) => {
  await visit(page, ALL);
  await page.getByLabel(say('sortBy')).selectOption({ label: say('productName') });
  await expect(page).toHaveURL(`${ALL}?sort=name`);
  const { compare } = new Intl.Collator('nb', { numeric: true });
  await expect(async () => {
    const names = await cards(page).locator('h2').allTextContents();
    expect(names).toEqual(names.toSorted(compare));
  }).toPass();
});
