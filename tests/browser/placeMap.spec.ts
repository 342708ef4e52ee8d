import { expect } from '@playwright/test';
import { test } from './support/test';
import { complaints, visit } from './support/visit';

const MAPS = 'https://www.openstreetmap.org/**';

test('a map asks no other site for anything before a click, and is then shown in a frame that the policies allow', async ({
  page,
  gallery,
}) => {
  const lines = await complaints(page);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(gallery) && request.url().startsWith('http'))
      foreign.push(request.url());
  });
  await page.route(MAPS, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>A map.</p>' }),
  );
  await visit(page, `${gallery}/gallery/place-map`);
  const show = page.getByRole('main').getByRole('button').first();
  await show.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);

  await show.press('Enter');
  await expect(page.frameLocator('main iframe').getByText('A map.')).toBeVisible();
  await expect(page.locator('main iframe')).toBeFocused();
  expect(foreign).toHaveLength(1);
  expect(lines).toEqual([]);
});

test('the button of a map is no wider in the one column of a narrow block than elsewhere', async ({
  page,
  gallery,
}) => {
  await visit(page, `${gallery}/gallery/place-map`);
  const button = page.getByRole('main').getByRole('button').first();
  const before = await button.boundingBox();
  // As columns do, which leave one column to what they hold.
  await button.locator('..').evaluate((frame) => {
    frame.style.gridTemplateColumns = 'minmax(0, 1fr)';
  });
  expect(await button.boundingBox()).toEqual(before);
});
