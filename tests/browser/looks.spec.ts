import { expect, test, type Locator } from '@playwright/test';
import { linesOf, manyLines, storeList } from './support/list';
import { config } from './support/site';
import { visit } from './support/visit';

// Visual rules that a style sheet can break without any other test failing.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The distance between an element and the one below it, in px. */
async function gap(above: Locator, below: Locator): Promise<number> {
  const [first, second] = [await above.boundingBox(), await below.boundingBox()];
  if (!first || !second) throw new Error('One of both is not on the page.');
  return second.y - first.y - first.height;
}

test('a line without a picture has a crossed-out frame, one with a picture has not', async ({
  page,
}) => {
  await storeList(page, [...linesOf(1), ...manyLines(1)]);
  await visit(page, '/cart');
  const frames = page.getByRole('main').locator('li > span:first-child');
  await expect(frames).toHaveCount(2);
  await expect(frames.first().locator('img')).toBeVisible();
  await expect(frames.first()).toHaveCSS('background-image', 'none');
  await expect(frames.last()).toHaveCSS('background-image', /gradient/);
});

test('the send button stays on screen beside a long list', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await storeList(page, manyLines(30));
  await visit(page, '/cart');
  await page
    .getByRole('button', { name: 'Remove Pressure Switch Type 25' })
    .scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: /^Send Inquiry/ })).toBeInViewport({ ratio: 1 });
});

test('the fields of the contact form stay close together, however high the cards beside it are', async ({
  page,
}) => {
  await page.goto('/contact');
  const message = page.locator('label', { hasText: 'Message' });
  expect(await gap(page.getByLabel('Phone Number'), message)).toBeLessThan(40);
});

test('the last client leaves no gap in its row', { tag: '@both' }, async ({ page }) => {
  await page.goto('/portfolio');
  const names = config.shared?.logos?.['clients'] ?? [];
  const cells = page
    .getByRole('main')
    .getByRole('list')
    .filter({ hasText: names.at(-1)?.name ?? '' })
    .locator('> li');
  await expect(cells).toHaveCount(names.length);
  const ends = await cells.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().right),
  );
  expect(Math.abs(Math.max(...ends) - (ends.at(-1) ?? 0))).toBeLessThan(2);
});
