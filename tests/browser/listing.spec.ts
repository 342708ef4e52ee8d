import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { config } from './support/site';
import { complaints, untilLive, visit, visitAtRest } from './support/visit';

const LISTING = '/store/category/refrigeration';
const { products } = config.store;
const listed = products.filter(({ unlisted }) => !unlisted);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.locator('main article');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });
const status = (page: Page) => page.locator('main [role=status]');
const spinner = (page: Page) => page.getByText('Loading products...');

test.describe('a category', () => {
  const LISTINGS: [slug: string, name: string, count: number][] = [
    ['all', 'All Products', listed.length],
    ['featured', 'Featured Products', 4],
    ['mining', 'Mining & Industrial', countOf('mining')],
    ['energy', 'Energy Solutions', countOf('energy')],
    ['construction', 'Civil Contracting', 0],
    ['refrigeration', 'Refrigeration & Airconditioning', countOf('refrigeration')],
    ['agriculture', 'Agriculture', countOf('agriculture')],
  ];
  test('[L8] [L9] [L12] [L11] [L20] has its heading and its products, an empty state if there are none, and a link back', async ({
    page,
  }) => {
    for (const [slug, name, count] of LISTINGS) {
      await test.step(slug, async () => {
        await page.goto(`/store/category/${slug}`);
        await expect(heading(page)).toHaveText(name);
        await expect(cards(page)).toHaveCount(count);
        const back = page.getByRole('link', { name: 'Back to Store' });
        await expect(back).toHaveAttribute('href', '/store');
        const empty = page.getByText('No products found in this category');
        await expect(empty).toHaveCount(count === 0 ? 1 : 0);
        if (count > 0) return;
        const onward = page.getByRole('link', { name: 'Return to Store' });
        await expect(onward).toHaveAttribute('href', '/store');
      });
    }
  });

  test('[L12] refrigeration has 43 products, of 49 in total', () => {
    expect([countOf('refrigeration'), listed.length]).toEqual([43, 49]);
  });

  test('[L9] the featured ones are the first four of all', async ({ page }) => {
    await page.goto('/store/category/all');
    const first = (await cards(page).locator('h2').allTextContents()).slice(0, 4);
    await page.goto('/store/category/featured');
    await expect(cards(page).locator('h2')).toHaveText(first);
  });

  test('[L22] has two columns on small screens, three on medium, four on large', async ({
    page,
  }) => {
    await page.goto(LISTING);
    for (const [width, columns] of [
      [360, 2],
      [768, 3],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await cards(page).evaluateAll((all) =>
        all.slice(0, 8).map((card) => card.getBoundingClientRect().top),
      );
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    }
  });
});

/** The products that match a term by code, name, description or category. */
function finds(term: string) {
  return listed.filter(({ id, name, description, category }) => {
    const { name: label } = config.store.categories.find((one) => one.id === category) ?? {};
    return [id, name, description, label].join('\n').toLowerCase().includes(term.toLowerCase());
  });
}

function countOf(category: string): number {
  return listed.filter((product) => product.category === category).length;
}

test('[L13] a navigation inside the site shows the spinner for 500 ms, each time', async ({
  page,
}) => {
  await visitAtRest(page, '/store');
  for (const [from, slug] of [
    ['', 'agriculture'],
    ['/store', 'mining'],
  ] as const) {
    if (from) {
      await page.getByRole('link', { name: 'Back to Store' }).click();
      await expect(page).toHaveURL(from);
    }
    await page.locator(`main a[href="/store/category/${slug}"]`).first().click();
    await expect(spinner(page)).toBeVisible();
    await page.clock.runFor(499);
    await expect(spinner(page)).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(spinner(page)).toHaveCount(0);
    await expect(cards(page)).toHaveCount(countOf(slug));
  }
});

test('[L15] [L16] the search filters on every keystroke, by name, text and category', async ({
  page,
}) => {
  await visit(page, '/store/category/all');
  await expect(search(page)).toHaveValue('');
  let typed = '';
  for (const key of 'SPLIT') {
    typed += key;
    await search(page).press(key);
    const found = finds(typed);
    await expect(status(page)).toHaveText(`Found ${found.length} product(s) matching “${typed}”`);
    await expect(cards(page).locator('h2')).toHaveText(found.map(({ name }) => name));
  }
  await expectAccessible(page, 'search');
});

test('[L13] [L17] [L21] opened directly, it is shown at once; the clear button restores it; a card adds, and announces it', async ({
  page,
}) => {
  await visit(page, LISTING);
  expect(await spinner(page).count()).toBe(0);
  expect(await cards(page).count()).toBe(43);

  await search(page).fill('compressor');
  await expect(status(page)).toContainText('Found');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(search(page)).toHaveValue('');
  await expect(search(page)).toBeFocused();
  await expect(cards(page)).toHaveCount(43);

  const card = cards(page).first();
  const id = listed.find(({ category }) => category === 'refrigeration')?.id ?? '';
  await expect(card.getByRole('link')).toHaveAttribute('href', `/store/product/${id}`);
  await card.getByRole('button', { name: /^Add to Inquiry List/ }).click();
  await expect(card.getByText('In your list: 1')).toBeVisible();
  await card.getByRole('button', { name: /^Add to Inquiry List/ }).click();
  await expect(card.getByText('In your list: 2')).toBeVisible();
});

test('[L15] [L16] a term without matches shows an empty state with two buttons; a product code links to its product', async ({
  page,
}) => {
  await visit(page, '/store/category/mining');
  await search(page).fill('zzzz');
  await expect(status(page)).toHaveText('No products found matching “zzzz” in Mining & Industrial');
  await expect(page.getByRole('link', { name: 'Return to Store' })).toHaveAttribute(
    'href',
    '/store',
  );
  await expectAccessible(page, 'nothing found');
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(cards(page)).toHaveCount(countOf('mining'));

  await search(page).fill('REF-004');
  await page.getByRole('link', { name: 'Go to product REF-004' }).click();
  await expect(page).toHaveURL('/store/product/ref-004');
});

test('[L18] a search is in the address: it can be shared, survives a reload, and is restored by Back', async ({
  page,
}) => {
  await visit(page, '/store/category/all');
  await search(page).fill('compressor');
  await expect(page).toHaveURL('/store/category/all?q=compressor');
  const found = finds('compressor').length;
  await page.reload();
  await untilLive(page);
  await expect(search(page)).toHaveValue('compressor');
  await expect(cards(page)).toHaveCount(found);
  await cards(page).locator('a').first().click();
  await expect(page).toHaveURL(/\/store\/product\//);
  await page.goBack();
  await expect(search(page)).toHaveValue('compressor');
  await expect(cards(page)).toHaveCount(found);
});

test('[L16] the search is empty in the next category', async ({ page }) => {
  await visit(page, '/store/category/agriculture');
  await search(page).fill('zzzz');
  await page.getByRole('link', { name: /Search all products/ }).click();
  await expect(search(page)).toHaveValue('zzzz');
  await page.getByRole('link', { name: 'Return to Store' }).click();
  await page.locator('main a[href="/store/category/mining"]').first().click();
  await expect(cards(page)).toHaveCount(countOf('mining'));
  await expect(search(page)).toHaveValue('');
});

test('a search that fails to load says so, keeps the typed text, and can be retried', async ({
  page,
}) => {
  await visit(page, LISTING);
  await page.context().setOffline(true);
  await search(page).fill('compressor');
  await expect(status(page)).toHaveText(/could not be loaded/);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(status(page)).toContainText('Found');
});

test.describe('[L10] an unknown category', { tag: '@phone' }, () => {
  const STRANGE: [string, string][] = [
    ['<script>alert(1)</script>', encodeURIComponent('<script>alert(1)</script>')],
    ['%E0%A4', '%E0%A4'],
    ['\u202Etxt.exe\u200F', encodeURIComponent('\u202Etxt.exe\u200F')],
    ['a'.repeat(5000), 'a'.repeat(5000)],
    ['{term} & "quotes"', encodeURIComponent('{term} & "quotes"')],
  ];
  for (const [name, address] of STRANGE) {
    test(`${name.slice(0, 30)} is shown verbatim, with ways to go on`, async ({ page }) => {
      const lines = await complaints(page);
      await page.goto(`/store/category/${address}`);
      await expect(heading(page)).toHaveText(name);
      await expect(page.getByText('No products found in this category')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Return to Store' })).toBeInViewport();
      await expect(page.locator('main a[href="/store/category/mining"]')).toBeVisible();
      await expect(page.getByRole('link', { name: /^Ask our team about/ })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
        page.viewportSize()?.width,
      );
      // The 404 status is expected; nothing else may be logged.
      expect(lines.filter((line) => !/404|Page not found/.test(line))).toEqual([]);
    });
  }
});
