import { expect } from '@playwright/test';
import { forEachCompany } from './support/company';
import { endRoutes } from './support/hold';
import { WITH_MOTION } from './support/motion';
import { measureShift, shiftsOf } from './support/shift';
import { complaints, untilLive } from './support/visit';

forEachCompany((company) => {
  const { test, config, say, store, productPath, block, linesOf, storeList } = company;

  test.use(WITH_MOTION);
  const product = productPath(config.store.products[0]?.id ?? '');

  /** The list of an earlier visit, with the names that the products had then. */
  const kept = linesOf(7, 2).map(({ id, quantity }) => ({
    id,
    quantity,
    name: 'As It Was Called Once',
    category: 'Cooling',
  }));

  // everyPage.spec.ts tests visitors without a list on a wide screen.
  for (const [who, tag, lines] of [
    ['visitors with a list on a wide screen', '@desktop', kept],
    ['visitors without a list on a narrow screen', '@phone', []],
  ] as const)
    test(
      `React hydrates the page for ${who} without a warning, and without a shift of its layout`,
      { tag },
      async ({ page }) => {
        const said = await complaints(page);
        await measureShift(page);
        if (lines.length > 0) await storeList(page, lines);
        for (const address of ['/', store.home, store.list, product]) {
          await page.goto(address);
          await untilLive(page);
          const badge = page.getByRole('banner').locator('[data-badge]');
          if (lines.length > 0) await expect(badge, address).toHaveText('9');
          // The page first, the list later: nothing is stored.
          else if (address === store.list)
            await expect(page.getByText(say('listEmpty'))).toBeVisible();
          await page.waitForLoadState('networkidle');
          expect(await shiftsOf(page), address).toEqual([]);
          expect(said, address).toEqual([]);
        }
      },
    );

  test('a block that React cannot take over stays as it was delivered, and so does the rest', async ({
    page,
  }) => {
    await page.route(/\/data\/[^/]+\/_index\.json$/, async (route) => {
      const data = (await (await route.fetch()).json()) as { blocks: Record<string, unknown>[] };
      delete data.blocks[0]?.['slides'];
      await route.fulfill({ json: data });
    });
    await page.goto('/');
    const main = page.getByRole('main');
    const words = await main.textContent();
    await untilLive(page);
    await expect(main.locator('[data-kept]')).toBeAttached();
    expect(await main.textContent()).toBe(words);
    await expect(main.getByRole('alert')).toHaveCount(0);
    await expect(
      page.getByRole('heading', { name: block('logo-strip').heading ?? '' }),
    ).toBeAttached();
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test('a page that React cannot take over at all stays as it was delivered, and its buttons work', async ({
    page,
  }) => {
    await page.route(/\/data\/[^/]+\/_site\.json$/, async (route) => {
      const data = (await (await route.fetch()).json()) as Record<string, unknown>;
      delete data['navigation'];
      await route.fulfill({ json: data });
    });
    await page.goto(store.home);
    const words = await page.locator('#root').textContent();
    await expect.poll(() => page.evaluate(() => window.app.plain)).toBe(true);
    expect(await page.locator('#root').textContent()).toBe(words);
    await page.getByRole('main').locator('[data-inquiry-add]').first().click();
    await expect(page.getByRole('banner').locator('[data-badge]')).toHaveText('1');
    await page.goto(store.list);
    await expect(page.getByRole('main').locator('[data-early] li')).toHaveCount(1);
    // A request that is still answered by the route would fail with the page that is closed.
    await endRoutes(page);
  });
});
