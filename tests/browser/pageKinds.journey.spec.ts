import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { shipped } from './support/company';
import { LOST } from './support/site';
import { complaints, visit } from './support/visit';

const { test, config, store, categoryPath, productPath, linesOf, storeList } = shipped;

/** The 404 page logs its address, and the browser the status: both are required. */
const EXPECTED = /^Page not found: |status of 404/;

const seen = new Set<string>();
/** The pages that show a block of a type that none before them shows. */
const withNewBlocks = config.pages
  .filter(({ path }) => !path.includes(':'))
  .filter(({ blocks }) => {
    const isNew = blocks.some(({ type }) => !seen.has(type));
    for (const { type } of blocks) seen.add(type);
    return isNew;
  })
  .map(({ path }) => path);

const [product] = config.store.products;
const kinds = new Set([
  ...withNewBlocks,
  store.list,
  categoryPath('all'),
  productPath(product?.id ?? ''),
  LOST,
]);

// Sections that are still fading in would fail the contrast check.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  '[X1] every kind of page hydrates without warnings, has no violations and fits the screen',
  { tag: '@both' },
  async ({ page }) => {
    const lines = await complaints(page);
    const width = page.viewportSize()?.width;
    await storeList(page, linesOf(2, 1));
    for (const address of kinds) {
      await visit(page, encodeURI(address));
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
      await expectAccessible(page, address);
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrolled, `width of ${address}`).toBe(width);
      expect(
        lines.filter((line) => !EXPECTED.test(line)),
        address,
      ).toEqual([]);
    }
  },
);
