import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { test } from './support/test';
import { complaints, visit } from './support/visit';

const ADDRESS = '/gallery/gallery';
const links = (page: Page) => page.locator('main figure a');
const viewer = (page: Page) => page.getByRole('dialog');
const status = (page: Page) => viewer(page).getByRole('status');

test('pictures open large, are leafed through by keyboard, and give the focus back @both', async ({
  page,
  gallery,
}) => {
  const lines = await complaints(page);
  await visit(page, gallery + ADDRESS);
  await links(page).nth(1).press('Enter');
  await expect(status(page)).toHaveText(/^2 of 3: /);
  await expectAccessible(page, 'with a picture in large', 'all', 'dialog');
  const shown = await viewer(page).locator('img').nth(1).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(shown?.width).toBeGreaterThan(width * 0.5);
  expect(Number(shown?.y) + Number(shown?.height)).toBeLessThanOrEqual(height);

  await page.keyboard.press('ArrowRight');
  await expect(status(page)).toHaveText(/^3 of 3: /);
  await page.keyboard.press('ArrowRight');
  await expect(status(page)).toHaveText(/^3 of 3: /);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(links(page).nth(1)).toBeFocused();
  expect(lines).toEqual([]);
});

test('a picture in large follows a swipe, which the browser scrolls by itself @phone', async ({
  page,
  gallery,
}) => {
  await visit(page, gallery + ADDRESS);
  await links(page).first().tap();
  await expect(status(page)).toHaveText(/^1 of 3: /);
  await viewer(page)
    .getByRole('region')
    .first()
    .evaluate((track) => track.scrollBy({ left: track.clientWidth }));
  await expect(status(page)).toHaveText(/^2 of 3: /);
});

test('without JavaScript, the link of a picture leads to it in large', async ({
  gallery,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(gallery + ADDRESS);
  const href = await links(page).first().getAttribute('href');
  const response = await page.request.get(gallery + href);
  expect(response.headers()['content-type']).toMatch(/^image\//);
  await context.close();
});
