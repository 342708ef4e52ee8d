import { expect, type Page } from '@playwright/test';
import { forEachCompany, shipped } from './support/company';
import { manyLines } from './support/list';
import { complaints, untilLive, visit } from './support/visit';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { name });
const badge = (page: Page) => page.locator('[data-badge]');
const lost = (page: Page) => page.locator('[data-notice="storage"]');

/** Simulates storage that denies access, or is full. */
async function refuse(page: Page, how: 'denied' | 'full'): Promise<void> {
  await page.addInitScript((wanted) => {
    const fail = (): never => {
      throw new DOMException('no', wanted === 'full' ? 'QuotaExceededError' : 'SecurityError');
    };
    if (wanted === 'full') Storage.prototype.setItem = fail;
    else Object.defineProperty(window, 'localStorage', { get: fail });
  }, how);
}

forEachCompany((company) => {
  const { test, say, saying, store, categoryPath, linesOf, storeList, storedList, cartKey } =
    company;
  const [pump] = linesOf(2);
  const add = (page: Page) => page.getByRole('button', { name: say('addToList') }).first();

  test('[I6] [I5] the list is read on load and saved on every change', async ({ page }) => {
    await storeList(page, [pump]);
    await visit(page, categoryPath('all'));
    await expect(badge(page)).toHaveText('2');
    await add(page).click();
    await expect(badge(page)).toHaveText('3');
    const pieces = async () => {
      const lines = await storedList(page);
      return lines?.reduce((sum, { quantity }) => sum + quantity, 0);
    };
    await expect.poll(pieces).toBe(3);
    await page.reload();
    await expect(badge(page)).toHaveText('3');
  });

  for (const how of ['denied', 'full'] as const) {
    test(`[I9] storage that is ${how}: the list lives in this tab, and the visitor is warned once`, async ({
      page,
    }) => {
      await refuse(page, how);
      await visit(page, categoryPath('all'));
      await expect(lost(page)).toHaveCount(0);
      await add(page).click();
      await expect(lost(page)).toBeVisible();
      await expect(badge(page)).toHaveText('1');
      await lost(page).getByRole('button').click();
      await add(page).click();
      await expect(badge(page)).toHaveText('2');
      await expect(lost(page)).toHaveCount(0);
      await page
        .getByRole('banner')
        .getByRole('link', { name: saying('cart') })
        .click();
      await expect(heading(page, say('selectedItems', { n: 2 }))).toBeVisible();
      await page.getByLabel(say('listNote')).fill('By March');
      await page.goBack();
      await page.goForward();
      await expect(page.getByLabel(say('listNote'))).toHaveValue('By March');
      await expect(page.getByRole('link', { name: say('sendInquiry') })).toHaveAttribute(
        'href',
        /By%20March/,
      );
    });
  }

  test('[I10] two tabs stay in sync, list and note', async ({ page, context }) => {
    await storeList(page, [pump]);
    await visit(page, store.list);
    const other = await context.newPage();
    await other.goto(store.list);
    await untilLive(other);
    await page
      .getByRole('main')
      .getByRole('button', { name: say('increase') })
      .click();
    await expect(heading(other, say('selectedItems', { n: 3 }))).toBeVisible();
    await expect(badge(other)).toHaveText('3');
    await page.getByLabel(say('listNote')).fill('For Blantyre');
    await expect(other.getByLabel(say('listNote'))).toHaveValue('For Blantyre');
    await other.getByRole('button', { name: say('clearList') }).click();
    await expect(heading(page, say('listEmpty'))).toBeVisible();
    await other.evaluate((key) => localStorage.setItem(key, '{'), cartKey);
    await expect(heading(page, say('listEmpty'))).toBeVisible();
  });
});

const { test, say, store, storeList, storedList } = shipped;

test('[I7] a corrupt entry is reported to the console alone, deleted, and the list is empty', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  await storeList(page, '[{"id":');
  await visit(page, store.list);
  expect(
    said.filter((text) => text.includes('Failed to parse cart from localStorage')),
  ).toHaveLength(1);
  await expect.poll(() => storedList(page)).toBeNull();
  await expect(heading(page, say('listEmpty'))).toBeVisible();
  await expect(page.locator('[data-notice]')).toHaveCount(0);
});

for (const [what, value] of [
  ['an object', {}],
  ['null', null],
  ['a text', '"list"'],
  ['lines of another program', [{ sku: 1 }, 'a', null, [], { id: 'a', name: 'A', quantity: '2' }]],
] as const) {
  test(`[I8] a foreign entry, ${what}, is an empty list without an error`, async ({ page }) => {
    const lines = await complaints(page);
    await storeList(page, value);
    await visit(page, store.list);
    await expect(heading(page, say('listEmpty'))).toBeVisible();
    expect(lines).toEqual([]);
  });
}

test('a huge list, 5,000 lines with malformed ones among them, is shown and can be changed', async ({
  page,
}) => {
  await storeList(page, [null, ...manyLines(5000), { id: '__proto__', name: 'P', quantity: 0 }]);
  await visit(page, store.list);
  await expect(page.getByRole('main').locator('[data-remove]')).toHaveCount(100);
  await page
    .getByRole('button', { name: say('remove', { name: 'Pressure Switch Type 0' }), exact: true })
    .click();
  await expect(page.locator('dd', { hasText: '4999' })).toBeVisible();
  await expect.poll(() => storedList(page)).toHaveLength(4999);
});
