import { expect } from '@playwright/test';
import { test } from './support/test';
import { complaints, visit } from './support/visit';

const ADDRESS = '/gallery/video';
const PLAYER = 'https://www.youtube-nocookie.com/**';

test('a video at another site is asked for nothing before a click, and then plays in a frame that the policies allow', async ({
  page,
  gallery,
}) => {
  const lines = await complaints(page);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(gallery) && request.url().startsWith('http'))
      foreign.push(request.url());
  });
  await page.route(PLAYER, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>It plays.</p>' }),
  );
  await visit(page, gallery + ADDRESS);
  await page.getByRole('main').getByRole('button').first().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);

  await page.getByRole('main').getByRole('button').first().press('Enter');
  await expect(page.frameLocator('main iframe').getByText('It plays.')).toBeVisible();
  await expect(page.locator('main iframe')).toBeFocused();
  expect(foreign).toHaveLength(1);
  expect(lines).toEqual([]);
});

test('a video of one’s own is not loaded before it plays', async ({ page, gallery }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await visit(page, gallery + ADDRESS);
  await page.locator('main video').first().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => /\.(webm|vtt)$/.test(url))).toEqual([]);
});
