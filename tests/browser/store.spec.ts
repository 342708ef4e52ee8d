import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { forEachCompany, shipped } from './support/company';
import { refuse } from './support/hold';
import { WITH_MOTION } from './support/motion';
import { showShare } from './support/reveal';
import { visitAtRest } from './support/visit';

const main = (page: Page) => page.getByRole('main');

forEachCompany((company) => {
  const { test, config, say, store, listed, categoryPath, productPath } = company;

  test.use(WITH_MOTION);
  const { categories, products } = config.store;
  const { blocks } = config.pages.find(({ path }) => path === store.home)!;
  const tiles = (page: Page) =>
    main(page)
      .locator(`a[href^="${store.category}"]`)
      .filter({ has: page.locator('h3') });
  const box = (page: Page) => page.getByRole('textbox', { name: say('partNumbers') });
  const addParts = (page: Page) =>
    box(page)
      .locator('xpath=..')
      .getByRole('button', { name: say('addToList') });

  test('[L1] [L2] [L3] [L4] [L5] [L7] the store has all its sections and links; pasted part numbers are added in one go, and unknown ones stay in the box', async ({
    page,
  }) => {
    // So low that only the first section is in view.
    await page.setViewportSize({ width: 1280, height: 400 });
    await visitAtRest(page, store.home);

    await test.step('each section below the first fades in when a tenth of it is visible', async () => {
      const parts = main(page).locator('[data-reveal]');
      const below = main(page).locator('section:not(:first-of-type)');
      expect(await parts.count()).toBe(await below.count());
      for (const part of await parts.all()) {
        await showShare(part, 0.05);
        await expect(part).toHaveCSS('opacity', '0');
        await showShare(part, 0.15);
        await expect(part).toHaveCSS('opacity', '1');
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    });

    await test.step('it has all its sections, and a link to all products', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const headings = blocks.flatMap((block) => ('heading' in block ? block.heading : []));
      expect(headings.length).toBeGreaterThan(2);
      for (const name of headings)
        await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
      const all = main(page).locator(`a[href="${categoryPath('all')}"]`);
      await expect(all.first()).toBeVisible();
    });

    await test.step('it shows the categories in order, each with its count', async () => {
      await expect(tiles(page)).toHaveCount(categories.length);
      for (const [n, { id, description, count = listed(id).length }] of categories.entries()) {
        const tile = tiles(page).nth(n);
        await expect(tile).toHaveAttribute('href', categoryPath(id));
        await expect(tile).toContainText(say('productCount', { count }));
        await expect(tile).toContainText(description);
        await expect(tile.locator('img')).toHaveCount(1);
      }
    });

    await test.step('it features the products of its config, each with its page', async () => {
      const featured = blocks.flatMap((block) =>
        block.type === 'product-grid' ? block.items : [],
      );
      const links = main(page).locator('article > a');
      const hrefs = links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(await hrefs).toEqual(featured.map(({ product }) => productPath(product)));
    });

    await test.step('part numbers that cannot be looked up stay in the box', async () => {
      const order = `${listed()[0]!.id} x 3`;
      const restore = await refuse(page, /\/catalogue\//);
      await box(page).fill(order);
      await addParts(page).click();
      await expect(main(page).getByRole('status')).toContainText(say('partsLost'));
      await expect(box(page)).toHaveValue(order);
      restore();
    });

    await test.step('pasted ones are added in one go; unknown ones stay in the box', () =>
      pasteParts(page));
  });

  async function pasteParts(page: Page): Promise<void> {
    // The last one may be on no listing.
    const [one, two, three, four] = [listed()[0]!, listed()[3]!, listed()[9]!, products.at(-1)!];
    const known = `${one.id} x 3\n${two.id.toUpperCase()}, 2\n3 × ${three.id}`;
    await box(page).fill(`${known}\nwhat-is-this 4\n${four.id}\t2`);
    await addParts(page).click();
    const notice = page.getByRole('region', { name: say('notices') }).getByRole('listitem');
    await expect(notice).toHaveCount(1);
    await expect(notice).toContainText(say('partsAdded', { lines: 4, items: 10 }));
    await expect(box(page)).toHaveValue('what-is-this 4');
    await expect(main(page).getByRole('status')).toContainText(say('partsUnknown', { count: 1 }));
    // A notice that is pointed at stays, however long axe takes.
    await notice.hover();
    await page.clock.resume();
    await expectAccessible(page, 'part numbers');
    await notice.getByRole('link', { name: say('viewList') }).click();
    await expect(page).toHaveURL(store.list);
    const heading = page.getByRole('heading', { name: say('selectedItems', { n: 10 }) });
    await expect(heading).toBeVisible();
  }
});

shipped.test(
  '[L1] [L6] the shipped store explains how ordering works, and links to its top',
  async ({ page }) => {
    await page.goto('/store');
    await expect(main(page).locator('a[href="/store"]').first()).toBeVisible();
    await expect(main(page)).toContainText(
      'Add products to the cart, review items, quantities and total, then press the chat checkout button to send the order details to the team.',
    );
  },
);
