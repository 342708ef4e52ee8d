import { expect } from '@playwright/test';
import { hold } from './support/hold';
import { openStudio, partsOf } from './support/studio';
import { test } from './support/test';

/** The styles of the whole page, as Vite serves them to the preview. */
const STYLES = /\/src\/app\/global\.css/;

test('[T64] the page is not seen without its styles, however late they come', async ({
  page,
  studio,
}) => {
  const release = await hold(page, STYLES);
  await openStudio(page, studio);
  const { frame } = partsOf(page);
  const words = page.getByRole('region', { name: 'Page' }).getByText('One moment …');
  await expect(frame.locator('h1').first()).toBeAttached();
  await expect(frame.locator('body')).toBeHidden();
  await expect(words).toBeVisible();
  release();
  await expect(frame.locator('h1').first()).toBeVisible();
  await expect(words).toBeHidden();

  const releaseAgain = await hold(page, STYLES);
  await frame.locator('body').evaluate(() => location.reload());
  await expect(words).toBeVisible();
  await expect(frame.locator('h1').first()).toBeAttached();
  await expect(frame.locator('body')).toBeHidden();
  releaseAgain();
  await expect(frame.locator('h1').first()).toBeVisible();
});
