import { expect, test } from '@playwright/test';
import { CART_KEY, KINDS } from './support/site';
import { complaints, untilLive, visit } from './support/visit';

/** The 404 page tells its address to the console, and the browser tells the status: both are asked for. */
const EXPECTED = /^Page not found: |status of 404/;

const half = Math.ceil(KINDS.length / 2);
for (const [name, addresses] of [
  ['the first half of the pages', KINDS.slice(0, half)],
  ['the second half of the pages', KINDS.slice(half)],
] as const) {
  test(
    `React takes over ${name} without a warning or a breach of policy`,
    { tag: '@desktop' },
    async ({ page }) => {
      test.slow();
      const lines = await complaints(page);
      for (const address of addresses) {
        await page.goto(encodeURI(address));
        await untilLive(page);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        // What comes into sight is asked for with the next frame, and refused at once if it is not allowed.
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))),
        );
        expect(
          lines.filter((line) => !EXPECTED.test(line)),
          address,
        ).toEqual([]);
      }
    },
  );
}

for (const address of ['/', '/store', '/cart', '/store/product/ac-001']) {
  test(
    `React takes over ${address} with a list that was stored`,
    { tag: '@desktop' },
    async ({ page }) => {
      const lines = await complaints(page);
      await page.addInitScript((key) => {
        const line = { id: 'ac-001', name: 'Split AC System', category: 'Cooling', quantity: 7 };
        localStorage.setItem(key, JSON.stringify([line, { ...line, id: 'ref-001', quantity: 2 }]));
      }, CART_KEY);
      await page.goto(address);
      await untilLive(page);
      expect(lines).toEqual([]);
      await expect(page.getByRole('banner').locator('[data-badge]')).toHaveText('9');
    },
  );
}

test(
  'React takes over in the other order too: page first, list later',
  { tag: '@desktop' },
  async ({ page }) => {
    const lines = await complaints(page);
    await page.goto('/cart');
    await untilLive(page);
    await expect(page.getByText('Your inquiry list is empty')).toBeVisible();
    expect(lines).toEqual([]);
  },
);

test('the layout does not shift while the page comes to life', async ({ page }) => {
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

test('a block that cannot be drawn in the browser leaves the rest of the page standing', async ({
  page,
}) => {
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
