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

  test("'Show more' announces that products are loading, and focuses the first of them", async ({
    page,
  }) => {
    const release = await hold(page, ALL);
    await visit(page, LISTING);
    await askForMore(page);
    await expect(more(page)).toHaveText(say('loadingProducts'));
    await expect(more(page)).toHaveAttribute('aria-busy', 'true');
    await expect(more(page)).toBeFocused();
    await expect(page.locator('main [role=status]')).toHaveText(say('loadingProducts'));
    release();
    await expect(cards(page)).toHaveCount(120);
    await expect(cards(page).nth(60).getByRole('link').first()).toBeFocused();
    await expect(more(page)).toHaveText(say('showMore'));
  });

  test('a failure to load more is announced, and can be retried', async ({ page }) => {
    const restore = await refuse(page, ALL);
    await visit(page, LISTING);
    await askForMore(page);
    await expect(more(page)).toHaveText(say('retry'));
    await expect(page.getByText(say('productsLost')).last()).toBeInViewport();
    restore();
    await askForMore(page);
    await expect(cards(page)).toHaveCount(120);
  });

  test('a listing replaced by a new release loads on retry', async ({ page }) => {
    const restore = await refuse(page, ALL, 404);
    await visit(page, LISTING);
    await page.getByRole('searchbox').fill('anchor');
    await expect(page.locator('main [role=status]').first()).toHaveText(say('productsLost'));
    restore();
    const reloaded = page.waitForEvent('load');
    await page
      .getByRole('button', { name: say('retry') })
      .first()
      .click();
    await reloaded;
    await expect(page.getByRole('searchbox')).toHaveValue('anchor');
    await expect(page.locator('main [role=status]').first()).toHaveText(/anchor/);
  });

  test('a reload deep inside restores the same products, also on a slow network', async ({
    page,
  }) => {
    await visit(page, LISTING);
    await askForMore(page);
    await expect(cards(page)).toHaveCount(120);
    await askForMore(page);
    await expect(cards(page)).toHaveCount(180);
    const left = await scrollTo(page, 0.8);

    const release = await hold(page, ALL);
    await page.reload();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left[2]);
    await expect(page.getByText(say('loadingProducts')).last()).toBeInViewport();
    release();
    await expect(cards(page)).toHaveCount(180);
    // Sections may still be moving while they fade in.
    await expect.poll(() => atTop(page)).toEqual(left);
  });

  test('Back from a product deep inside returns to it, even if everything has to be fetched again', async ({
    page,
  }) => {
    await visit(page, LISTING);
    await askForMore(page);
    await expect(cards(page)).toHaveCount(120);
    const left = await scrollTo(page, 0.8);
    await followCard(page, store.product);
    await page.reload();
    await untilLive(page);
    const release = await hold(page, ALL);
    await page.goBack();
    await expect(page.getByText(say('loadingProducts')).last()).toBeInViewport();
    await expect(cards(page)).toHaveCount(60);
    release();
    await expect(cards(page)).toHaveCount(120);
    await expect.poll(() => atTop(page)).toEqual(left);
  });
});
