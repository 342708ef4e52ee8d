import { expect, type Page } from '@playwright/test';
import { shipped } from './support/company';
import { hold, REACT } from './support/hold';
import { untilLive } from './support/visit';

// Storage that fails, on pages of the store before React.

const { test, say, saying, store } = shipped;

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
});
