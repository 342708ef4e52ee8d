import { expect, type Page } from '@playwright/test';
import { forCompany, shipped } from './support/company';
import { atTop, followCard, scrollTo } from './support/reading';
import { stopClock, untilLive, visit } from './support/visit';

const cards = (page: Page) => page.locator('main article');

/** Like GPRS: 50 KB/s, with a latency of most of a second. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 800,
    downloadThroughput: 50_000,
    uploadThroughput: 20_000,
  });
}

forCompany(shipped, ({ test, say, store, categoryPath }) => {
  const LISTING = categoryPath('all');

  test.describe(
    '[A12] Back to a listing returns to the product that was opened',
    { tag: '@phone' },
    () => {
      test('with the spinner in view, and once the products are shown; in a search, and after adding a product', async ({
        page,
      }) => {
        await page.clock.install();
        await visit(page, LISTING);

        await test.step('with the spinner in view, and once the products are shown', async () => {
          const left = await scrollTo(page, 0.7);
          await followCard(page, store.product);
          await stopClock(page);
          await page.goBack();
          await page.clock.runFor(100);
          await expect(page.getByText(say('loadingProducts'))).toBeInViewport();
          await page.clock.resume();
          await expectBackAt(page, left);
        });

        await test.step('in a search, and after adding a product', async () => {
          await page.getByRole('searchbox').fill('a');
          await expect(page).toHaveURL(`${LISTING}?q=a`);
          const left = await scrollTo(page, 0.5);
          await followCard(page, store.product);
          await page
            .getByRole('button', { name: say('addToList') })
            .first()
            .click();
          await page.goBack();
          await expectBackAt(page, left);
        });
      });

      test('if everything has to be fetched again, slowly', async ({ page }) => {
        await visit(page, LISTING);
        const left = await scrollTo(page, 0.8);
        await followCard(page, store.product);
        await page.reload();
        await untilLive(page);
        await slowDown(page);
        await page.goBack();
        await expectBackAt(page, left);
      });
    },
  );
});

/**
 * Expects that the products are shown again, at the position where they were left, to the pixel that is rounded: a phone
 * scrolls by parts of one.
 */
async function expectBackAt(page: Page, left: Awaited<ReturnType<typeof atTop>>): Promise<void> {
  await expect(cards(page).first()).toBeAttached();
  const [name, ...places] = left;
  await expect
    .poll(async () => {
      const [shown, ...now] = await atTop(page);
      const moved = now.map((place, at) => Math.abs(Number(place) - Number(places[at])));
      return { shown, isThere: Math.max(...moved) <= 1 };
    })
    .toEqual({ shown: name, isThere: true });
}
