import { expect } from '@playwright/test';
import { forEachCompany } from './support/company';
import { WITH_MOTION } from './support/motion';
import { visit } from './support/visit';

// What the sections of the shipped home page say is read from its HTML in tests/pages/home.dom.test.ts, and how its carousel
// works in carousel.spec.ts.

forEachCompany(({ test, config, categoryPath, productPath }) => {
  test.use(WITH_MOTION);

  const { blocks } = config.pages.find(({ path }) => path === '/')!;

  test('[P3] [P9] the page has its sections, and products and categories are one click away', async ({
    page,
  }) => {
    await visit(page, '/');
    const headings = blocks.flatMap((block) => ('heading' in block ? block.heading : []));
    for (const name of headings)
      await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
    const shown = blocks.flatMap((block) => (block.type === 'product-grid' ? block.items : []));
    const addresses = [
      ...shown.map(({ product }) => productPath(product)),
      ...config.store.categories.map(({ id }) => categoryPath(id)),
    ];
    for (const address of addresses)
      await expect(page.locator(`main a[href="${address}"]`).first()).toBeVisible();
    const last = page.locator(`main a[href="${addresses.at(-1)}"]`).first();
    await last.click();
    await expect(page).toHaveURL(addresses.at(-1)!);
  });
});
