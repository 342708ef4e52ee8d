import { expect, type Page } from '@playwright/test';
import { companyConfig } from '../../src/node/site/company.fixture';
import { expectAccessible } from './support/axe';
import { measureTexts } from './support/contrast';
import { refuse } from './support/hold';
import { setTheme } from './support/setTheme';
import { measureShift, shiftsOf } from './support/shift';
import { config as shipped } from './support/site';
import { test } from './support/test';
import { complaints, untilLive, visit } from './support/visit';

const DAY_MS = 86_400_000;
const { config } = await companyConfig();

const announcement = (page: Page) => page.getByRole('complementary').first();
const says = (page: Page) => page.getByText('The yard is closed over Christmas.');
const dismiss = (page: Page) =>
  announcement(page).getByRole('button', { name: config.strings.dismiss });

test('[F15] an announcement stands above every page, moves nothing, and is not there again once it was closed, by keyboard too', async ({
  page,
  chandlery,
}) => {
  const lines = await complaints(page);
  await measureShift(page);
  await visit(page, `${chandlery}/services`);
  await expect(says(page)).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  await expectAccessible(page, 'with an announcement');

  await dismiss(page).press('Enter');
  await expect(says(page)).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();

  await visit(page, `${chandlery}/contact`);
  await expect(says(page)).toBeHidden();
  expect(await shiftsOf(page)).toEqual([]);
  expect(lines).toEqual([]);
});

test('[F15] its links lead on within the site, where it stays', async ({ page, chandlery }) => {
  await visit(page, chandlery);
  await says(page).getByRole('link').click();
  await expect(page).toHaveURL(`${chandlery}/contact`);
  await expect(says(page)).toBeVisible();
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
});

test('[F15] it is closed before React has come, and without it', async ({ page, chandlery }) => {
  const allow = await refuse(page, /\/assets\/.*\.js$/);
  await page.goto(chandlery);
  await dismiss(page).click();
  await expect(says(page)).toBeHidden();
  allow();
  await page.reload();
  await untilLive(page);
  await expect(says(page)).toBeHidden();
});

test('[F15] it goes at its minute, on pages that were built before, too', async ({
  page,
  chandlery,
}) => {
  await page.clock.install({ time: Date.now() + DAY_MS });
  await visit(page, chandlery);
  await expect(says(page)).toBeVisible();
  await page.clock.runFor(DAY_MS + 60_000);
  await expect(says(page)).toBeHidden();
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  await expect(says(page)).toBeHidden();
});

test('[F15] without JavaScript and on paper it is there as it was built, without its button', async ({
  page,
  chandlery,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(chandlery);
  await expect(says(plain)).toBeVisible();
  await expect(dismiss(plain)).toBeHidden();
  await context.close();

  await visit(page, chandlery);
  await page.emulateMedia({ media: 'print' });
  await expect(says(page)).toBeVisible();
  await expect(dismiss(page)).toBeHidden();
});

test('[F15] it is legible in light and dark colours, from right to left, and fits the narrowest screen @both', async ({
  page,
  chandlery,
}) => {
  await visit(page, chandlery);
  for (const colours of [config.theme.colors, shipped.theme.colors]) {
    await setTheme(page, config, colours);
    const measured = await measureTexts(announcement(page));
    expect(measured.length).toBeGreaterThan(0);
    expect(measured.filter(({ contrast, least }) => contrast < least)).toEqual([]);
  }
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const [text, button] = [await says(page).boundingBox(), await dismiss(page).boundingBox()];
    const isBefore = Number(text?.x) < Number(button?.x);
    expect(isBefore).toBe(direction === 'ltr');
  }
});
