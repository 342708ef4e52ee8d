import { expect } from '@playwright/test';
import { hold, refuse } from './support/hold';
import { openPage } from './support/partnerPage';
import { test } from './support/test';

const FORM_FILE = /\/embed\/c\/contact-/;
const FORM = '<inquiry-contact branch="other"><a href="/write">Write to us</a></inquiry-contact>';

test('only pages with a contact form fetch its file; until it has come, what the page says stands there', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isAsked = () => asked.some((url) => FORM_FILE.test(url));
  await openPage(page, '<inquiry-list></inquiry-list>');
  await expect(page.locator('inquiry-list [part=list]')).toBeVisible();
  expect(isAsked()).toBe(false);

  const release = await hold(page, FORM_FILE);
  await openPage(page, FORM);
  await expect.poll(isAsked).toBe(true);
  await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
  await expect(page.locator('inquiry-contact form')).toHaveCount(0);
  release();
  await expect(page.locator('inquiry-contact').getByRole('combobox')).toHaveValue('other');
  await expect(page.getByRole('link', { name: 'Write to us' })).toBeHidden();
});

test('the file is fetched as soon as the widgets are there, so that a form far below needs no network later', async ({
  page,
  context,
}) => {
  const came = page.waitForResponse(FORM_FILE);
  await openPage(page, `<inquiry-list></inquiry-list><p style="height: 5000px"></p>${FORM}`);
  await came;
  await page.waitForLoadState('networkidle');
  await expect(page.locator('inquiry-contact form')).toHaveCount(0);
  await context.setOffline(true);
  await page.locator('inquiry-contact').scrollIntoViewIfNeeded();
  await expect(page.locator('inquiry-contact form')).toBeVisible();
});

test('where the file does not come, that is told, and the form comes with the network', async ({
  page,
  context,
}) => {
  const mend = await refuse(page, FORM_FILE);
  const told = await openPage(page, FORM);
  await expect.poll(() => told).toContainEqual(expect.stringMatching(/^<inquiry-contact>: /));
  await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
  mend();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.locator('inquiry-contact form')).toBeVisible();
});
