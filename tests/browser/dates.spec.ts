import { expect, type Page } from '@playwright/test';
import { test } from './support/sites';
import { complaints, untilLive } from './support/visit';

const DAY = 86_400_000;

const old = (page: Page) => page.getByText('The slip is closed for the winter.');
const next = (page: Page) => page.getByText('The slip is open again.');

/** Opens the page with the notices after so many days, with a clock that can be run. */
async function open(page: Page, address: string, days: number): Promise<void> {
  await page.clock.install({ time: Date.now() + days * DAY });
  await page.goto(address);
}

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

test('[U17] blocks appear and go at their minute while the page is open, with and without React', async ({
  page,
  chandlery,
}) => {
  const lines = await complaints(page);
  await open(page, `${chandlery}/services`, 1);
  await untilLive(page);
  await expect(old(page)).toBeVisible();
  await expect(next(page)).toBeHidden();
  await page.clock.runFor(DAY + 60_000);
  await expect(old(page)).toBeHidden();
  await expect(next(page)).toBeVisible();
  expect(lines).toEqual([]);

  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.reload();
  await expect(next(page)).toBeVisible();
  await page.clock.runFor(2 * DAY);
  await expect(next(page)).toBeHidden();
});

test('[U17] a page that was built before shows what is due now, loaded or led to', async ({
  page,
  chandlery,
}) => {
  const lines = await complaints(page);
  await open(page, `${chandlery}/services`, 3);
  await expect(next(page)).toBeVisible();
  await expect(old(page)).toBeHidden();
  await untilLive(page);
  await expect(next(page)).toBeVisible();
  await expect(old(page)).toBeHidden();
  await page.goto(`${chandlery}/contact`);
  await untilLive(page);
  expect(await page.content()).not.toContain('"dates"');
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/services"]')?.click());
  await expect(next(page)).toBeVisible();
  await expect(old(page)).toBeHidden();
  expect(lines).toEqual([]);
});
