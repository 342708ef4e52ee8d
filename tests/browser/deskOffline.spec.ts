import path from 'node:path';
import { expect } from '@playwright/test';
import { listen } from '../../src/node/serve/listen';
import { siteHandler } from '../../src/node/serve/siteHandler';
import { forCompany, shipped } from './support/company';

const DIST = path.resolve(import.meta.dirname, '../../dist');

forCompany(shipped, ({ test, pathOf }) => {
  const desk = pathOf('sales-desk');

  test('the desk opens without a network, as it was last; no other page does, and with a network it is the present one', async ({
    page,
  }) => {
    const host = await listen(siteHandler(DIST), 0);
    const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
    const kept = () =>
      page.evaluate(async (address) => {
        const cache = await caches.open('desk');
        return (await cache.match(address)) !== undefined;
      }, desk);
    const read = page.locator('main form button[type=submit]').first();
    try {
      await page.goto(host.url + desk);
      await expect(read).toHaveAttribute('aria-disabled', 'false');
      await expect.poll(kept).toBe(true);

      await page.evaluate(async (address) => {
        const cache = await caches.open('desk');
        await cache.put(address, new Response('<h1>Former</h1>'));
      }, desk);
      await page.reload();
      expect(await isControlled()).toBe(true);
      await expect(page.locator('h1')).not.toHaveText('Former');
      await expect(read).toHaveAttribute('aria-disabled', 'false');
      await expect
        .poll(() =>
          page.evaluate(async (address) => {
            const answer = await (await caches.open('desk')).match(address);
            return (await answer?.text())?.includes('Former');
          }, desk),
        )
        .toBe(false);
      await page.goto(`${host.url}/about`);
      expect(await isControlled()).toBe(false);
    } finally {
      await host.close();
    }

    await page.goto(host.url + desk);
    await expect(read).toHaveAttribute('aria-disabled', 'false');
    await page.locator('main textarea').first().fill('2 pcs REF-007');
    await read.click();
    await expect(page.locator('main ol > li')).toHaveCount(1);
    await expect(page.goto(`${host.url}/about`)).rejects.toThrow('ERR_CONNECTION_REFUSED');
  });
});
