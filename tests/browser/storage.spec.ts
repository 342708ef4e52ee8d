import { expect, type Page } from '@playwright/test';
import { forCompany, norwegian, shipped } from './support/company';
import { manyLines, storeListNow } from './support/list';
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

forCompany(norwegian, (company) => {
  const { test, say, saying, store, categoryPath, linesOf, storeList, storedList, cartKey } =
    company;
  const [pump] = linesOf(2);
  const add = (page: Page) => page.getByRole('button', { name: say('addToList') }).first();

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

  test('[I5] [I6] [I10] the list is read on load and saved on every change; two tabs stay in sync, list and note, whichever changes them', async ({
    page,
    context,
  }) => {
    const main = page.getByRole('main');
    const pieces = async () =>
      (await storedList(page))?.reduce((sum, { quantity }) => sum + quantity, 0);
    await storeList(page, [pump]);
    await visit(page, categoryPath('all'));
    await expect(badge(page)).toHaveText('2');
    const other = await context.newPage();
    await visit(other, store.list);
    await expect(heading(other, say('selectedItems', { n: 2 }))).toBeVisible();

    await test.step('a product is added in one tab, and counted in the other', async () => {
      await add(page).click();
      await expect(badge(page)).toHaveText('3');
      await expect.poll(pieces).toBe(3);
      await expect(badge(other)).toHaveText('3');
      await other
        .getByRole('button', { name: say('increase') })
        .first()
        .click();
      await expect(badge(page)).toHaveText('4');
      await page.reload();
      await untilLive(page);
      await expect(badge(page)).toHaveText('4');
    });

    await test.step('both show the list and its note', async () => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: saying('cart') })
        .click();
      await main
        .getByRole('button', { name: say('increase') })
        .first()
        .click();
      await expect(heading(other, say('selectedItems', { n: 5 }))).toBeVisible();
      await page.getByLabel(say('listNote')).fill('For Blantyre');
      await expect(other.getByLabel(say('listNote'))).toHaveValue('For Blantyre');
    });

    await test.step('a list that is cleared in one tab is empty in the other, and so is one that cannot be read', async () => {
      await other.getByRole('button', { name: say('clearList') }).click();
      await expect(heading(page, say('listEmpty'))).toBeVisible();
      await expect(badge(page)).toBeHidden();
      await other.evaluate((key) => localStorage.setItem(key, '{'), cartKey);
      await expect(heading(page, say('listEmpty'))).toBeVisible();
    });
  });
});

const { test, say, store, storeList, storedList } = shipped;

/** What other programs may have stored under the key of the list. */
const FOREIGN: [what: string, value: unknown][] = [
  ['an object', {}],
  ['null', null],
  ['a text', 'list'],
  ['lines of another program', [{ sku: 1 }, 'a', null, [], { id: 'a', name: 'A', quantity: '2' }]],
];

test('[I7] [I8] a corrupt entry is reported to the console alone and deleted, a foreign one is no error; the list is empty', async ({
  page,
}) => {
  const lines = await complaints(page);
  const expectEmpty = async () => {
    await expect(heading(page, say('listEmpty'))).toBeVisible();
    await expect(page.locator('[data-notice]')).toHaveCount(0);
    await expect(badge(page)).toBeHidden();
  };
  await storeList(page, '[{"id":');
  await visit(page, store.list);
  expect(lines.splice(0)).toEqual([
    expect.stringContaining('Failed to parse cart from localStorage'),
  ]);
  await expect.poll(() => storedList(page)).toBeNull();
  await expectEmpty();

  for (const [what, value] of FOREIGN)
    await test.step(what, async () => {
      await storeListNow(page, value);
      await page.reload();
      await untilLive(page);
      await expectEmpty();
      expect(lines).toEqual([]);
    });
});

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
