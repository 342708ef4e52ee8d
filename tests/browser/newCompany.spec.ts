import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { startNewCompany } from './support/studio';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><rect width="90" height="90" fill="#0b5c3a"/></svg>';

test('[V21] a new company is asked for, made and opened, by keyboard, without a violation of axe', async ({
  page,
}) => {
  const folder = test.info().outputPath('acme');
  const studio = await startNewCompany(folder);
  await page.addInitScript(() => localStorage.setItem('studio-visited', 'true'));
  // From its host alone, too.
  await page.goto(new URL('/', studio.url).href);
  await expect(page.getByRole('heading', { level: 1, name: 'A new company' })).toBeVisible();
  await expectAccessible(page, 'the questions');
  const make = page.getByRole('button', { name: 'Make the site' });

  // Nothing is made before it is filled in.
  await make.press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  expect(existsSync(folder)).toBe(false);

  await page.keyboard.type('Acme Pumps');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Pumps for wells and cellars, sold and mended.');
  await page
    .getByLabel(/^Logo/)
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) });
  await expect(page.getByLabel('Colour of large areas')).toHaveValue('#0b5c3a');
  await page.getByLabel('Name of the office').fill('Yard');
  await page.getByLabel('Town').fill('Corris');
  await page.getByLabel('Phone, with country code').fill('+44 1632 960301');
  await page.getByLabel('E-mail').fill('pumps@acme.internal');
  await page.getByLabel('Categories of products').fill('Wells\nCellars');
  await page.getByLabel('About the company', { exact: true }).press(' ');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page, 'the answers on a phone', 'layout');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1280, height: 800 });
  await make.press('Enter');

  const site = page.getByRole('navigation', { name: 'Site' });
  await expect(site.getByRole('button', { name: 'Services' })).toBeVisible({ timeout: 30_000 });
  await expect(
    page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Acme Pumps' }),
  ).toBeVisible();
  expect(existsSync(path.join(folder, 'public/images/logo.svg'))).toBe(true);
  await studio.stop();
});
