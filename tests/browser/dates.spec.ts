import { expect, type Page } from '@playwright/test';
import { test } from './support/test';
import { complaints, untilLive, visit } from './support/visit';

const DAY_MS = 86_400_000;

const old = (page: Page) => page.getByText('The slip is closed for the winter.');
const next = (page: Page) => page.getByText('The slip is open again.');

test('[U17] without JavaScript, blocks with dates are as they were built', async ({
  chandlery,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${chandlery}/services`);
  await expect(old(page)).toBeVisible();
  await expect(next(page)).toBeHidden();
  await context.close();
});

test('[U17] blocks appear and go at their minute while the page is open, with and without React; a page that was built before shows what is due now, loaded or led to', async ({
  page,
  chandlery,
}) => {
  const lines = await complaints(page);
  await page.clock.install({ time: Date.now() + DAY_MS });

  await test.step('while the page is open', async () => {
    await visit(page, `${chandlery}/services`);
    await expect(old(page)).toBeVisible();
    await expect(next(page)).toBeHidden();
    await page.clock.runFor(DAY_MS + 60_000);
    await expectOnlyNext(page);
  });

  await test.step('a page that was built before, when it is loaded', async () => {
    await page.reload();
    await expectOnlyNext(page);
    await untilLive(page);
    await expectOnlyNext(page);
  });

  await test.step('a page that was built before, when a link leads to it', async () => {
    await visit(page, `${chandlery}/contact`);
    expect(await page.content()).not.toContain('"dates"');
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/services"]')?.click());
    await expectOnlyNext(page);
    expect(lines).toEqual([]);
  });

  await test.step('without React', async () => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.reload();
    await expect(next(page)).toBeVisible();
    await page.clock.runFor(2 * DAY_MS);
    await expect(next(page)).toBeHidden();
  });
});

/** Expects the notice that was to appear, and not the one that was to go. */
async function expectOnlyNext(page: Page): Promise<void> {
  await expect(next(page)).toBeVisible();
  await expect(old(page)).toBeHidden();
}
