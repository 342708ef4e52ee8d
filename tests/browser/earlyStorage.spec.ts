import { expect, type Page } from '@playwright/test';
import { shipped } from './support/company';
import { hold, REACT } from './support/hold';
import { untilLive, visit } from './support/visit';

// Storage that fails, and tabs that share it, on pages of the store before React and after.

const { test, say, saying, store, cartKey } = shipped;

const add = (page: Page) => page.getByRole('button', { name: saying('addToList') });
const badge = (page: Page) => page.getByRole('banner').locator('[data-badge]');
const notices = (page: Page) =>
  page.getByRole('region', { name: say('notices') }).getByRole('listitem');

test.describe('storage', () => {
  const deny = (page: Page) =>
    page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
  const fill = (page: Page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
  const warning = (page: Page) => notices(page).filter({ hasText: say('storageLost') });

  for (const [state, prepare] of [
    ['denied', deny],
    ['full', fill],
  ] as const) {
    test(`that is ${state} still allows a list, with a single warning`, async ({ page }) => {
      await prepare(page);
      const release = await hold(page, REACT);
      await page.goto(store.home);
      await add(page).first().click();
      await expect(badge(page)).toHaveText('1');
      release();
      await untilLive(page);
      await expect(warning(page)).toHaveCount(1);
      await warning(page)
        .getByRole('button', { name: say('dismiss') })
        .click();
      await add(page).nth(1).click();
      await expect(badge(page)).toHaveText('2');
      await page.getByRole('link', { name: saying('cart') }).click();
      await expect(
        page.getByRole('heading', { name: say('selectedItems', { n: 2 }) }),
      ).toBeVisible();
      await expect(warning(page)).toHaveCount(0);
    });
  }

  test('with a corrupt entry gives an empty list, and a console message', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.addInitScript((key) => {
      if (!sessionStorage.getItem('seen')) localStorage.setItem(key, '{"half');
      sessionStorage.setItem('seen', 'yes');
    }, cartKey);
    await visit(page, store.home);
    await expect(badge(page)).toHaveCount(0);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/^Failed to parse cart from localStorage/);
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), cartKey)).toBeNull();
  });
});

test('two tabs stay in sync, whichever of them changes the list', async ({ context, page }) => {
  await visit(page, store.home);
  const other = await context.newPage();
  await visit(other, store.list);
  await expect(other.getByRole('heading', { name: say('listEmpty') })).toBeVisible();
  await add(page).first().click();
  await expect(badge(other)).toHaveText('1');
  await other.getByRole('button', { name: say('increase') }).click();
  await expect(badge(page)).toHaveText('2');
  await other.getByRole('button', { name: saying('remove') }).click();
  await expect(badge(page)).toHaveCount(0);
});
