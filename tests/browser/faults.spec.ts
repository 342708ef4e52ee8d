import { expect } from '@playwright/test';
import { refuse } from './support/hold';
import { linesOf, storeList, storeListNow } from './support/list';
import { test } from './support/test';
import { untilLive, visit } from './support/visit';

const lines = linesOf(2, 3);

test('[S20] /cart says that an empty list is empty although no script can be loaded, and shows stored lines while the data of pages, one script or all scripts cannot be loaded, says so, and recovers by itself', async ({
  page,
}) => {
  const main = page.getByRole('main');

  await test.step('an empty list', async () => {
    const restore = await refuse(page, /\/assets\/.*\.js$/);
    await page.goto('/cart');
    await expect(main.getByText('Your inquiry list is empty')).toBeVisible();
    restore();
  });

  await storeListNow(page, lines);
  for (const [what, address] of [
    ['the data of pages', /\/data\//],
    ['one script', /\/assets\/react-.*\.js$/],
    ['all scripts', /\/assets\/.*\.js$/],
  ] as const)
    await test.step(`without ${what}`, async () => {
      const restore = await refuse(page, address);
      await page.goto('/cart');
      for (const { name, quantity } of lines)
        await expect(main.getByText(`${quantity} × ${name}`)).toBeVisible();
      await expect(main.getByRole('status')).toContainText('Your list is kept on this device.');
      await expect(main.getByText('Your inquiry list is empty')).toBeHidden();
      restore();
      await expect(main.getByRole('heading', { name: 'Selected Items (5)' })).toBeVisible();
      await expect(main.getByText('kept on this device')).toHaveCount(0);
    });
});

test('[S20] the list stands although the catalogue cannot be asked, and no promise is rejected unhandled; a shared link says that it is loading, and recovers by itself', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const sheets: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'stylesheet') sheets.push(response.text());
  });
  const answer = await refuse(page, /\/assets\/lookUp-.*\.js$/);
  await storeList(page, lines);
  await visit(page, '/cart');
  await expect(page.getByRole('heading', { name: 'Selected Items (5)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy list' })).toBeVisible();
  expect(errors).toEqual([]);
  // Code that is loaded later asks for no style sheet that the page carries inline.
  const inlined = (await page.locator('style').allTextContents()).join('');
  for (const sheet of await Promise.all(sheets)) expect(inlined).not.toContain(sheet.trim());

  await test.step('a shared link', async () => {
    answer();
    const restore = await refuse(page, /\/assets\/SharedOffer.*\.js$/);
    await visit(page, `/cart?items=${lines.map(({ id }) => id).join()}`);
    await expect(page.getByRole('main').getByRole('status').first()).toContainText('Loading');
    restore();
    await expect(
      page.getByRole('region', { name: 'Someone shared a list with you' }),
    ).toBeVisible();
  });
});

test('a listing used offline causes no unhandled rejection', async ({ page, context }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/store/category/all');
  await untilLive(page);
  await context.setOffline(true);
  const search = page.getByRole('searchbox');
  await search.fill('valve');
  await search.fill('');
  await page.mouse.wheel(0, 4000);
  await page.getByRole('main').locator('a[href*="/store/product/"]').last().hover();
  await page.getByRole('main').locator('a[href*="/store/product/"]').last().click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Inquiry list/ })
    .click();
  await expect(
    page.getByText(/could not be loaded|Your inquiry list is empty/).first(),
  ).toBeVisible();
  expect(errors).toEqual([]);
});
