import { expect, type Locator } from '@playwright/test';
import { test } from './support/test';

async function box(locator: Locator) {
  await locator.scrollIntoViewIfNeeded();
  const found = await locator.boundingBox();
  if (!found) throw new Error('It is not shown.');
  return found;
}

test.describe('a photo', () => {
  test.beforeEach(({ page, photos }) => page.goto(`${photos}/photos`));

  test('of a hero is beside its title', async ({ page }) => {
    const title = await box(page.getByRole('heading', { level: 1 }));
    const photo = await box(page.locator('main img').first());
    expect(photo.x).toBeGreaterThan(title.x + 400);
    expect(photo.y).toBeLessThan(title.y);
    expect(photo.y + photo.height).toBeGreaterThan(title.y + title.height);
  });

  test('of a call to action leaves it the larger half', async ({ page }) => {
    const band = page.locator('section', { hasText: 'Have Yours Looked At' });
    const words = await box(band.getByRole('heading'));
    const photo = await box(band.getByRole('img'));
    expect(words.width).toBeGreaterThan(photo.width);
    expect(photo.x).toBeGreaterThanOrEqual(words.x + words.width);
  });

  test(
    'in portrait format fills its cell, without bars in its placeholder colour',
    { tag: '@both' },
    async ({ page }) => {
      const upright = page.locator('main img[src*="tall"]:not(article a img)');
      // One row, three cards, two categories.
      await expect(upright).toHaveCount(6);
      for (const photo of await upright.all()) {
        const { width, height } = await box(photo);
        await expect(photo).toHaveCSS('object-fit', 'cover');
        expect(width / height).toBeGreaterThan(1.1);
        expect(width / height).toBeLessThan(2);
      }
    },
  );

  test('of a product is shown uncropped, on the background of its tile', async ({ page }) => {
    const photo = page.locator('article a img');
    await expect(photo).toHaveCSS('object-fit', 'contain');
    await expect(photo).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});
