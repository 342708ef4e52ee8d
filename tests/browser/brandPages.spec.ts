import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { companyOf } from './support/company';
import { test as anySite } from './support/test';

// The first of the companies with long listings has two brands.
const { test, say, categoryPath } = companyOf(
  'The other company',
  'tests/fixtures/other-company/site.config.json',
  anySite.extend({ baseURL: async ({ large }, give) => give(large) }),
);

test.describe('without JavaScript', { tag: '@both' }, () => {
  test.use({ javaScriptEnabled: false });

  test('[L31] a long category links to its brands, each with its products alone, and back', async ({
    page,
  }) => {
    await page.goto(categoryPath('deck'));
    const brands = page.getByRole('navigation', { name: say('brand'), exact: true });
    const heading = page.getByRole('heading', { level: 1 });
    // By its key: cards above are laid out late, and may move a link between a look at its place and a click there.
    await brands.getByRole('link', { name: 'Kuvani' }).press('Enter');
    await expect(page).toHaveURL(categoryPath('deck-kuvani'));
    await expect(heading).toContainText('Kuvani');
    // Every second of the products that were added has it.
    for (const name of await page.locator('main article h2').allTextContents())
      expect(name).toMatch(/[02468]$/);
    await expect(page.locator('main article')).toHaveCount(60);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      page.viewportSize()?.width,
    );
    await brands.getByRole('link').first().press('Enter');
    await expect(page).toHaveURL(categoryPath('deck'));
  });
});

test('[L31] the page of a brand is accessible, and its links lead on within the site', async ({
  page,
}) => {
  await page.goto(categoryPath('deck-kuvani'));
  await expectAccessible(page, 'a brand');
  const brands = page.getByRole('navigation', { name: say('brand'), exact: true });
  await brands.getByRole('link', { name: 'Brackwater' }).press('Enter');
  await expect(page).toHaveURL(categoryPath('deck-brackwater'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Brackwater');
});
