import { expect, type Page } from '@playwright/test';
import { hold, refuse } from './support/hold';
import { forEachLongListing } from './support/longListings';
import { atTop, followCard, scrollTo } from './support/reading';
import { untilLive, visit } from './support/visit';

const cards = (page: Page) => page.locator('main article');

forEachLongListing(({ test, say, store, categoryPath }, category) => {
  const LISTING = categoryPath(category);
  /** The file with all products of the listing. */
  const ALL = new RegExp(`/assets/${category}[^/]*\\.json$`);

  const more = (page: Page) => page.locator(`main a[href="${LISTING}/2"]`);

  /** By keyboard, because lazy layout of a long listing moves the target of a pointer. */
  async function askForMore(page: Page): Promise<void> {
    await more(page).focus();
    await page.keyboard.press('Enter');
  }

  test("'Show more' announces that products are loading, and focuses the first of them; a failure is announced, and can be retried", async ({
    page,
  }) => {
    const restore = await refuse(page, ALL);
    const release = await hold(page, ALL);
    await visit(page, LISTING);

    await test.step('it announces that products are loading', async () => {
      await askForMore(page);
      await expect(more(page)).toHaveText(say('loadingProducts'));
      await expect(more(page)).toHaveAttribute('aria-busy', 'true');
      await expect(more(page)).toBeFocused();
      await expect(page.locator('#listing-count')).toHaveText(say('loadingProducts'));
    });

    await test.step('a failure is announced', async () => {
      release();
      await expect(more(page)).toHaveText(say('retry'));
      await expect(page.getByText(say('productsLost')).last()).toBeInViewport();
    });

    await test.step('the same button retries, and focuses the first of the new products', async () => {
      restore();
      await askForMore(page);
      await expect(cards(page)).toHaveCount(120);
      await expect(cards(page).nth(60).getByRole('link').first()).toBeFocused();
      await expect(more(page)).toHaveText(say('showMore'));
    });
  });

  test('a listing replaced by a new release loads on retry', async ({ page }) => {
    const restore = await refuse(page, ALL, 404);
    await visit(page, LISTING);
    await page.getByRole('searchbox').fill('anchor');
    await expect(page.locator('#listing-count').first()).toHaveText(say('productsLost'));
    restore();
    const reloaded = page.waitForEvent('load');
    await page
      .getByRole('button', { name: say('retry') })
      .first()
      .click();
    await reloaded;
    await expect(page.getByRole('searchbox')).toHaveValue('anchor');
    await expect(page.locator('#listing-count').first()).toHaveText(/anchor/);
  });

  test('a reload deep inside restores the same products, and Back from one of them returns to it, even if everything has to be fetched again, slowly', async ({
    page,
  }) => {
    const loading = page.getByText(say('loadingProducts')).last();
    await visit(page, LISTING);
    await askForMore(page);
    await expect(cards(page)).toHaveCount(120);
    const left = await scrollTo(page, 0.8);
    const release = await hold(page, ALL);

    await test.step('a reload', async () => {
      await page.reload();
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left[2]);
      await expect(loading).toBeInViewport();
      release();
      await expect(cards(page)).toHaveCount(120);
      // Sections may still be moving while they fade in.
      await expect.poll(() => atTop(page)).toEqual(left);
    });

    await test.step('Back', async () => {
      await followCard(page, store.product);
      await page.reload();
      await untilLive(page);
      const releaseAgain = await hold(page, ALL);
      await page.goBack();
      await expect(loading).toBeInViewport();
      await expect(cards(page)).toHaveCount(60);
      releaseAgain();
      await expect(cards(page)).toHaveCount(120);
      await expect.poll(() => atTop(page)).toEqual(left);
    });
  });
});
