import { expect, type Page } from '@playwright/test';
import { test } from './support/test';
import { untilLive } from './support/visit';

/** The Norwegian company: its store is at /butikk, its list at /liste. */
const CATEGORY = '/butikk/kategori/motorer';
const PRODUCT = '/butikk/vare/mot-110';
const NAME = 'Innenbords dieselmotor 110 hk';
const SITE = 'https://www.havsund.internal';

const main = (page: Page) => page.getByRole('main');
const cart = (page: Page) => page.getByRole('banner').locator('a[data-cart-link]');

/** Every internal link of a page, without query and fragment. */
const linksOf = (page: Page) =>
  page
    .locator('a[href^="/"]')
    .evaluateAll((links) => [
      ...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
    ]);

test.describe('[A15] a store whose addresses are Norwegian', () => {
  test('shows a product whose code is in capitals [A16]', async ({ page, norwegian }) => {
    await page.goto(`${norwegian}/butikk/vare/MOT-110`);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(NAME);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', SITE + PRODUCT);
  });

  test('has a page for unknown products, with a search of all products', async ({
    page,
    norwegian,
  }) => {
    expect((await page.goto(`${norwegian}/butikk/vare/seil-1`))?.status()).toBe(404);
    await expect(main(page).locator('a[href="/butikk"]').first()).toBeVisible();
    await untilLive(page);
    await main(page).locator('a[href^="/butikk/kategori/all?q="]').click();
    await expect(page).toHaveURL(`${norwegian}/butikk/kategori/all?q=seil-1`);
  });

  test('uses no other addresses in links, sitemap, structured data and redirects', async ({
    page,
    request,
    norwegian,
  }) => {
    const targets = new Set<string>();
    for (const address of ['/', '/butikk', CATEGORY, PRODUCT, '/liste', '/finnes-ikke']) {
      await page.goto(norwegian + address);
      await untilLive(page);
      for (const link of await linksOf(page)) targets.add(link);
      // The 404 page has none.
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.join(''), address).not.toMatch(/\/store|\/cart/);
    }
    expect([...targets].filter((target) => /^\/(store|cart)\b/.test(target))).toEqual([]);
    for (const target of targets)
      if (target !== '/finnes-ikke')
        expect((await request.get(norwegian + target)).status(), target).toBe(200);
    const sitemap = await (await request.get(`${norwegian}/sitemap.xml`)).text();
    expect(sitemap).toContain(`<loc>${SITE}${PRODUCT}</loc>`);
    expect(sitemap).not.toMatch(/\/store|\/cart/);
  });
});

test.describe('[A15] [X4] a visitor without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('walks to a product and to the list', async ({ page, norwegian }) => {
    await page.goto(norwegian);
    for (const address of [CATEGORY, PRODUCT]) {
      await main(page).locator(`a[href="${address}"]`).first().click();
      await expect(page).toHaveURL(norwegian + address);
      await expect(main(page).locator('a[href="/butikk"]').first()).toBeVisible();
    }
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(NAME);
    await cart(page).click();
    await expect(page).toHaveURL(`${norwegian}/liste`);
    await main(page).locator('a[href="/butikk"]').first().click();
    await expect(page).toHaveURL(`${norwegian}/butikk`);
  });
});
