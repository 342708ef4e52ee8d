import { expect, test, type Page } from '@playwright/test';
import { hold, REACT } from './support/hold';
import { untilLive } from './support/visit';

/** Records every heading and status that the page ever shows. */
async function watchWords(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const words = new Set<string>();
    Object.assign(window, { words });
    const look = () => {
      for (const part of document.querySelectorAll('main :is(h1, [role=status])'))
        if (part.textContent) words.add(part.textContent);
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return () => page.evaluate(() => [...(window as unknown as { words: Set<string> }).words]);
}

test('[D11] an unknown product is reported at once, with a 404, and with no other content before or after', async ({
  page,
}) => {
  const words = await watchWords(page);
  const release = await hold(page, REACT);
  const answer = await page.goto('/store/product/nope');
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Product Not Found');
  await expect(main.getByRole('link', { name: 'Return to Store' })).toBeVisible();
  release();
  await untilLive(page);
  await expect(main.getByRole('link', { name: /^Ask our team about “nope”/ })).toBeVisible();
  expect(await words()).toEqual(['Product Not Found']);
  await expect(page).toHaveTitle(/^Product Not Found/);
});

test('[A16] a product code in capitals shows the product, which search engines know in lower case', async ({
  page,
}) => {
  const answer = await page.goto('/store/product/AC-001');
  // Static hosts match file names exactly, so the stand-in page finds the product.
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Add to Inquiry List' }).first()).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).not.toHaveText('Product Not Found');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/store\/product\/ac-001$/,
  );
  await expect(page).toHaveURL('/store/product/AC-001');
});

test('a product code in another spelling suggests the product, without flashing the catalogue', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const answer = await page.goto('/store/product/%20AC-001');
  expect(answer?.status()).toBe(404);
  await untilLive(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Product Not Found');
  await main.getByRole('link', { name: /^Go to product AC-001: / }).click();
  await expect(page).toHaveURL('/store/product/ac-001');
  await expect(main.getByRole('heading', { level: 1 })).not.toHaveText('Product Not Found');
  expect(asked.filter((path) => path.includes('/catalogue/'))).toHaveLength(1);
});

test('[L10] an unknown category is reported before hydration, and then under its name from the address', async ({
  page,
}) => {
  const release = await hold(page, REACT);
  const answer = await page.goto('/store/category/cold%20rooms');
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'No products found in this category',
  );
  const words = await page.evaluate(() => document.querySelector('main')?.textContent);
  release();
  await untilLive(page);
  await expect(main.getByRole('link', { name: /^Ask our team about “cold rooms”/ })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('cold rooms');
  await expect(page).toHaveTitle(/^cold rooms/);
  expect(words).not.toContain('Oops');
});

test('an unknown product on a host with a single 404 page: no spinner in between', async ({
  page,
  request,
}) => {
  const lost = await request.get('/nowhere');
  await page.route('**/store/product/nope', async (route) =>
    route.fulfill({
      status: 404,
      contentType: 'text/html; charset=utf-8',
      body: await lost.text(),
    }),
  );
  const words = await watchWords(page);
  await page.goto('/store/product/nope');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found');
  expect(await words()).toEqual(['Oops! Page not found', 'Product Not Found']);
});
