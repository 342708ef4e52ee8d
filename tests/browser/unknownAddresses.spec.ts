import { expect, type Page } from '@playwright/test';
import { forEachCompany } from './support/company';
import { hold, REACT } from './support/hold';
import { untilLive } from './support/visit';

/** Records every heading and status that the page ever shows. */
async function watchWords(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const words = new Set<string>();
    Object.assign(window, { words });
    const look = () => {
      for (const part of document.querySelectorAll('main :is(h1, #listing-count, [role=status])'))
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

forEachCompany(({ test, config, say, productPath, categoryPath, lost }) => {
  const { id = '', name = '' } = config.store.products[0] ?? {};

  test('[D11] [L10] an unknown product or category is reported at once, with a 404, and with no other content before or after; on a host with a single 404 page, without a spinner in between', async ({
    page,
    request,
  }) => {
    const words = await watchWords(page);
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { level: 1 });

    await test.step('an unknown product', async () => {
      const release = await hold(page, REACT);
      const answer = await page.goto(productPath('nope'));
      expect(answer?.status()).toBe(404);
      await expect(heading).toHaveText(say('productNotFound'));
      await expect(main.getByRole('link', { name: say('returnToStore') })).toBeVisible();
      release();
      await untilLive(page);
      await expect(
        main.getByRole('link', { name: say('askAbout', { term: 'nope' }) }),
      ).toBeVisible();
      expect(await words()).toEqual([say('productNotFound')]);
      await expect(page).toHaveTitle(new RegExp(`^${say('productNotFound')}`));
    });

    await test.step('an unknown category, before hydration, and then under its name from the address', async () => {
      const release = await hold(page, REACT);
      const answer = await page.goto(categoryPath('cold%20rooms'));
      expect(answer?.status()).toBe(404);
      await expect(heading).toHaveText(say('emptyCategory'));
      const said = await main.textContent();
      release();
      await untilLive(page);
      await expect(
        main.getByRole('link', { name: say('askAbout', { term: 'cold rooms' }) }),
      ).toBeVisible();
      await expect(heading).toHaveText('cold rooms');
      await expect(page).toHaveTitle(/^cold rooms/);
      expect(said).not.toContain(lost);
    });

    await test.step('an unknown product on a host with a single 404 page', async () => {
      const answer = await request.get('/nowhere');
      await page.route(`**${productPath('nope')}`, async (route) =>
        route.fulfill({
          status: 404,
          contentType: 'text/html; charset=utf-8',
          body: await answer.text(),
        }),
      );
      await page.goto(productPath('nope'));
      await expect(heading).toHaveText(say('productNotFound'));
      expect(await words()).toEqual([lost, say('productNotFound')]);
    });
  });

  test('[A16] a product code in capitals shows the product, which search engines know in lower case; one in another spelling suggests it, without flashing the catalogue', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { level: 1 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));

    await test.step('in another spelling', async () => {
      const answer = await page.goto(productPath(`%20${id.toUpperCase()}`));
      expect(answer?.status()).toBe(404);
      await untilLive(page);
      await expect(heading).toHaveText(say('productNotFound'));
      await main
        .getByRole('link', { name: say('goToProduct', { code: id.toUpperCase(), name }) })
        .click();
      await expect(page).toHaveURL(productPath(id));
      await expect(heading).not.toHaveText(say('productNotFound'));
      expect(asked.filter((path) => path.includes('/catalogue/'))).toHaveLength(1);
    });

    await test.step('in capitals', async () => {
      const answer = await page.goto(productPath(id.toUpperCase()));
      // Static hosts match file names exactly, so the stand-in page finds the product.
      expect(answer?.status()).toBe(404);
      await expect(main.getByRole('button', { name: say('addToList') }).first()).toBeVisible();
      await expect(heading).not.toHaveText(say('productNotFound'));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        config.site.url + productPath(id),
      );
      await expect(page).toHaveURL(productPath(id.toUpperCase()));
    });
  });
});
