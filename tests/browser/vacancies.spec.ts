import { expect } from '@playwright/test';
import { test } from './support/test';
import { complaints, visit } from './support/visit';

const ADDRESS = '/gallery/vacancies';
/** The vacancies of the first example: one that closes in 2099, and one that stays open. */
const jobs = ['The first job', 'The second job'];

test('a vacancy that has closed since the build is no longer there, with React or without', async ({
  page,
  gallery,
}) => {
  const lines = await complaints(page);
  // By their words: a role would pass over what is hidden, to the next example.
  const [first, second] = jobs.map((name) => page.locator('main h3', { hasText: name }).first());
  await visit(page, gallery + ADDRESS);
  await expect(first!).toBeVisible();

  await page.clock.install({ time: new Date('2099-04-02T12:00:00Z') });
  await visit(page, gallery + ADDRESS);
  await expect(first!).toBeHidden();
  await expect(second!).toBeVisible();

  // Without React, the early step looks at the clock.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(gallery + ADDRESS);
  await expect(second!).toBeVisible();
  await expect(first!).toBeHidden();
  expect(lines.filter((line) => !/Failed to (load|fetch)|ERR_FAILED/.test(line))).toEqual([]);
});
