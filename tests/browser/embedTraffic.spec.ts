import { expect, test } from '@playwright/test';
import { launcher, panel } from './support/partnerPage';

const PARTNER = `http://localhost:${process.env['TEST_PARTNER_PORT']}`;

test('[E5] the embed fetches nothing while none of its elements is near, and sets no cookie', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto(`${PARTNER}/still`);
  await expect(page.locator('inquiry-add').getByRole('button')).toBeVisible();
  await page.clock.runFor(60_000);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/'))).toEqual(['/still', '/embed/v1.js']);
  expect(await context.cookies()).toEqual([]);
});

test('[E5] the embed fetches nothing more once it is complete, and sets no cookie', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto(`${PARTNER}/many-tiles`);
  await page.locator('inquiry-add').getByRole('button').click();
  for (const name of ['products', 'list', 'contact', 'chat']) {
    await page.locator(`inquiry-${name}`).scrollIntoViewIfNeeded();
  }
  await expect(page.locator('inquiry-products article')).toHaveCount(30);
  await launcher(page).click();
  await expect(panel(page).locator('a[part=send]')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.runFor(60_000);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
