import { expect } from '@playwright/test';
import { forEachCompany } from './support/company';
import { complaints, untilLive, visit } from './support/visit';

forEachCompany((company) => {
  const { test, config, say, store, productPath, block, linesOf, storeList } = company;
  const product = productPath(config.store.products[0]?.id ?? '');

  for (const address of ['/', store.home, store.list, product]) {
    test(`React hydrates ${address} with a stored list`, async ({ page }) => {
      const lines = await complaints(page);
      await storeList(
        page,
        linesOf(7, 2).map(({ id, quantity }) => ({
          id,
          quantity,
          name: 'As It Was Called Once',
          category: 'Cooling',
        })),
      );
      await page.goto(address);
      await untilLive(page);
      expect(lines).toEqual([]);
      await expect(page.getByRole('banner').locator('[data-badge]')).toHaveText('9');
    });
  }

  test('React also hydrates in the other order: page first, list later', async ({ page }) => {
    const lines = await complaints(page);
    await page.goto(store.list);
    await untilLive(page);
    await expect(page.getByText(say('listEmpty'))).toBeVisible();
    expect(lines).toEqual([]);
  });

  test(
    'the layout does not shift during load and hydration',
    { tag: '@both' },
    async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
            };
            if (!hadRecentInput)
              Object.assign(window, { shift: Reflect.get(window, 'shift') + value });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const address of ['/', store.home, product]) {
        await page.goto(address);
        await untilLive(page);
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => Reflect.get(window, 'shift') as number), address).toBe(0);
      }
    },
  );

  test('a block that throws in the browser leaves the rest of the page intact', async ({
    page,
  }) => {
    await page.route(/\/data\/[^/]+\/_index\.json$/, async (route) => {
      const data = (await (await route.fetch()).json()) as { blocks: Record<string, unknown>[] };
      delete data.blocks[0]?.['slides'];
      await route.fulfill({ json: data });
    });
    await visit(page, '/');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(say('loadFailed'));
    await expect(
      page.getByRole('heading', { name: block('logo-strip').heading ?? '' }),
    ).toBeAttached();
    await expect(page.getByRole('banner')).toBeVisible();
  });
});
