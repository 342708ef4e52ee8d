import { expect, test, type Page } from '@playwright/test';
import { untilLive, visit } from './support/visit';

const LISTING = '/store/category/refrigeration';
const cards = (page: Page) => page.locator('main article');

/** As GPRS is: 50 KB/s, and most of a second for every answer. */
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

/** The product at the top of the screen, and how far below the top of the window it stands, in px. */
const atTop = (page: Page) =>
  page.evaluate(() => {
    const card = [...document.querySelectorAll('main article')].find(
      (article) => article.getBoundingClientRect().bottom > 120,
    );
    return [
      card?.querySelector('h2')?.textContent,
      Math.round(card?.getBoundingClientRect().top ?? 0),
      Math.round(scrollY),
    ];
  });

/** Scrolls as a finger does, so that everything on the way is seen; gives the place. */
async function scrollTo(page: Page, share: number): Promise<Awaited<ReturnType<typeof atTop>>> {
  await page.evaluate(async (part) => {
    const end = (document.documentElement.scrollHeight - innerHeight) * part;
    for (let y = 0; y < end; y += innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  }, share);
  await page.waitForTimeout(200);
  return atTop(page);
}

/** Follows the link of the last product that is wholly in sight. */
async function followCard(page: Page): Promise<void> {
  await page.evaluate(() => {
    const inSight = [...document.querySelectorAll('main article')].filter(
      (card) => card.getBoundingClientRect().bottom < innerHeight,
    );
    inSight.at(-1)?.querySelector('a')?.click();
  });
  await expect(page).toHaveURL(/\/store\/product\//);
  await expect(page.locator('main h1')).not.toHaveText(/Refrigeration &/);
}

test.describe('[36] Back to a listing leads to the product that was looked at', () => {
  test('while the spinner turns in sight, and when the products are there', async ({ page }) => {
    await visit(page, LISTING);
    const left = await scrollTo(page, 0.7);
    await followCard(page);
    await page.goBack();
    await expect(page.getByText('Loading products...')).toBeInViewport();
    await expect(cards(page).first()).toBeAttached();
    await expect.poll(() => atTop(page)).toEqual(left);
  });

  test('where everything has to be fetched again, slowly', async ({ page }) => {
    await visit(page, LISTING);
    const left = await scrollTo(page, 0.8);
    await followCard(page);
    await page.reload();
    await untilLive(page);
    await slowDown(page);
    await page.goBack();
    await expect(cards(page).first()).toBeAttached({ timeout: 15_000 });
    await expect.poll(() => atTop(page)).toEqual(left);
  });

  test('in a search, and after a product was added there', async ({ page }) => {
    await visit(page, LISTING);
    await page.getByRole('searchbox').fill('a');
    const left = await scrollTo(page, 0.5);
    await followCard(page);
    await page.getByRole('button', { name: 'Add to Inquiry List' }).first().click();
    await page.goBack();
    await expect(cards(page).first()).toBeAttached();
    await expect.poll(() => atTop(page)).toEqual(left);
  });
});
