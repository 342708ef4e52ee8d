import { expect, test } from '@playwright/test';
import { CART_KEY } from './support/site';
import { complaints, untilLive, visit } from './support/visit';

for (const address of ['/', '/store', '/cart', '/store/product/ac-001']) {
  test(`React hydrates ${address} with a stored list`, async ({ page }) => {
    const lines = await complaints(page);
    await page.addInitScript((key) => {
      const line = { id: 'ac-001', name: 'Split AC System', category: 'Cooling', quantity: 7 };
      localStorage.setItem(key, JSON.stringify([line, { ...line, id: 'ref-001', quantity: 2 }]));
    }, CART_KEY);
    await page.goto(address);
    await untilLive(page);
    expect(lines).toEqual([]);
    await expect(page.getByRole('banner').locator('[data-badge]')).toHaveText('9');
  });
}

test('React also hydrates in the other order: page first, list later', async ({ page }) => {
  const lines = await complaints(page);
  await page.goto('/cart');
  await untilLive(page);
  await expect(page.getByText('Your inquiry list is empty')).toBeVisible();
  expect(lines).toEqual([]);
});

test('the layout does not shift during load and hydration', { tag: '@both' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) Object.assign(window, { shift: Reflect.get(window, 'shift') + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const address of ['/', '/store', '/store/product/ac-001']) {
    await page.goto(address);
    await untilLive(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(window, 'shift') as number), address).toBe(0);
  }
});

test('a block that throws in the browser leaves the rest of the page intact', async ({ page }) => {
  await page.route(/\/data\/[^/]+\/_index\.json$/, async (route) => {
    const data = (await (await route.fetch()).json()) as { blocks: Record<string, unknown>[] };
    delete data.blocks[0]?.['slides'];
    await route.fulfill({ json: data });
  });
  await visit(page, '/');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be loaded');
  await expect(page.getByRole('heading', { name: 'Trusted By Industry Leaders' })).toBeAttached();
  await expect(page.getByRole('banner')).toBeVisible();
});
