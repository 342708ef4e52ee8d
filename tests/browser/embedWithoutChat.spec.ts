import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { test } from './support/test';
import { untilLive } from './support/visit';

test.describe('[K5] a company with a store, but without a chat', () => {
  test('has its list on a partner’s page, sent by e-mail', async ({ page, chandlery }) => {
    const html = `<!doctype html><html lang="en"><title>Partner</title><script async src="${chandlery}/embed/v1.js" data-source="Partner"></script><inquiry-add product="ENG-010"></inquiry-add><inquiry-list></inquiry-list>`;
    const server = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(html);
    }).listen(0);
    try {
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
      await page.locator('inquiry-add').getByRole('button').click();
      const list = page.locator('inquiry-list');
      // Added by its id in capitals, as in a price list [A16].
      await expect(list.locator('a[href$="/store/product/eng-010"]')).toBeVisible();
      const send = list.locator('a[part=send]');
      await expect(send).toHaveAttribute('href', /^mailto:/);
      const body = new URL((await send.getAttribute('href')) ?? '').searchParams.get('body');
      expect(body).toMatch(/Quantity: 1/);
      expect(body).toContain('Partner');
      await expect(list).not.toContainText('WhatsApp');
    } finally {
      server.close();
    }
  });

  test('builds snippets for partners', async ({ page, chandlery }) => {
    await page.goto(`${chandlery}/contact`);
    await untilLive(page);
    await expect(page.locator('main')).toContainText('<inquiry-list><a href=');
    const preview = page.frameLocator('iframe[src^="/embed/preview.html"]');
    await expect(preview.locator('inquiry-add').getByRole('button')).toBeVisible();
  });
});
