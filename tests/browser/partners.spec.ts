import { expect, test } from '@playwright/test';
import { config } from './support/site';
import { visit } from './support/visit';

test('[E11] the page for partners shows what is chosen, live, and gives the code for it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/partners');
  const preview = page.frameLocator('iframe');
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect(preview.locator('inquiry-add').getByRole('button')).toBeVisible();
  await page.getByRole('checkbox', { name: 'The contact form' }).check();
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await preview.locator('inquiry-contact').scrollIntoViewIfNeeded();
  await expect(preview.locator('inquiry-contact form')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Product tiles' }).uncheck();
  await expect(preview.locator('inquiry-products')).toHaveCount(0);
  await page.getByRole('main').getByRole('textbox').fill('A & B');
  await page.getByRole('button', { name: 'Copy' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replaceAll('\r', '').split('\n')).toEqual([
    `<script async src="${config.site.url}/embed/v1.js" data-source="A &amp; B"></script>`,
    '<inquiry-add product="ac-001"></inquiry-add>',
    '<inquiry-contact></inquiry-contact>',
  ]);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await preview.locator('inquiry-add').getByRole('button').click();
  await expect(preview.locator('inquiry-launcher')).toContainText('1');
  // As on a partner's page: storage works, and no warning is shown.
  await expect(preview.locator('inquiry-notices li')).toHaveCount(1);
});
