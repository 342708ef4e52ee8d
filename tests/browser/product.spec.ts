import { expect, test, type Page } from '@playwright/test';
import { QUOTED_IDS, QUOTED_NAMES } from '../contracts/quotedProducts';
import { expectAccessible } from './support/axe';
import { config } from './support/site';
import { complaints, visit, visitAtRest } from './support/visit';

const { products, sampleReview } = config.store;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const spinner = (page: Page) => page.getByText('Loading product details...');
const quantity = (page: Page) => page.getByRole('textbox', { name: /^Quantity/ });
const add = (page: Page) => page.getByRole('button', { name: 'Add to Inquiry List', exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const badge = (page: Page) => page.getByRole('banner').locator('[data-badge]');
const find = (id: string) => products.find((product) => product.id === id);

test('[D1] a navigation inside the site shows the spinner for 500 ms, then the product', async ({
  page,
}) => {
  await visitAtRest(page, '/store/category/all');
  await page.locator('main article a').first().click();
  await expect(spinner(page)).toBeVisible();
  await page.clock.runFor(499);
  await expect(spinner(page)).toBeVisible();
  await expect(heading(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(heading(page)).toHaveText(products[0]?.name ?? '');
  await expect(spinner(page)).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});

test('[D1] after a navigation inside the site, it fades in like any section', async ({ page }) => {
  await visit(page, '/store/category/all');
  await page.locator('main article a').first().click();
  await expect(heading(page)).toHaveText(products[0]?.name ?? '');
  const opacity = () =>
    heading(page).evaluate((element) => {
      const part = element.closest('[data-reveal]');
      return part && getComputedStyle(part).opacity;
    });
  await expect.poll(opacity).toBe('1');
});

test('[D2] [D5] [D8] the next product starts at the top, with a quantity of 1 and its description', async ({
  page,
}) => {
  await visit(page, '/store/product/ac-001');
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await tab(page, 'Reviews').click();
  await page.locator('main article a').first().click();
  await expect(page).not.toHaveURL(/ac-001/);
  await expect(quantity(page)).toHaveValue('1');
  await expect(tab(page, 'Description')).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('[D3] [D4] [D8] [D9] [D10] shows the product and links back; the tabs work by keyboard and show specifications and the sample review', async ({
  page,
}) => {
  await visit(page, '/store/product/ac-004');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Back to Products' })).toHaveAttribute(
    'href',
    '/store',
  );
  await expect(main.getByRole('link', { name: 'Refrigeration & Airconditioning' })).toHaveAttribute(
    'href',
    '/store/category/refrigeration-&-airconditioning',
  );
  await expect(heading(page)).toHaveText(find('ac-004')?.name ?? '');
  await expect(main.getByRole('img').first()).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText(find('ac-004')?.description ?? '');

  await expect(page.getByRole('tab')).toHaveText(['Description', 'Specifications', 'Reviews']);
  await tab(page, 'Description').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Specifications')).toBeFocused();
  await expect(page.getByRole('tabpanel')).toContainText(config.store.brand);
  await expect(page.getByRole('cell', { name: 'TC-004-PRO' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'AC-004' })).toBeVisible();
  await expectAccessible(page, 'specifications');
  await page.keyboard.press('End');
  await expect(page.getByRole('tabpanel')).toContainText(sampleReview.text);
  await expect(page.getByText('Sample review')).toBeVisible();
  await expectAccessible(page, 'reviews');
});

test('[D1] [D5] [D6] opened directly, it is shown at once; the quantity is at least 1, has no upper limit, and only accepts numbers', async ({
  page,
}) => {
  await visit(page, '/store/product/ac-001');
  expect(await spinner(page).count()).toBe(0);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();
  for (const [typed, shown] of [
    ['abc', '1'],
    ['', '1'],
    ['-3', '1'],
    ['2.7', '2'],
    ['1e9', '1000000000'],
    ['١٢', '12'],
  ] as const) {
    await quantity(page).fill(typed);
    await quantity(page).press('Enter');
    await expect(quantity(page)).toHaveValue(shown);
  }
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(quantity(page)).toHaveValue('13');
});

test('[D7] adds the quantity, announces it, and keeps it', async ({ page }) => {
  await visit(page, '/store/product/ac-001');
  await quantity(page).fill('5');
  await add(page).click();
  await expect(page.getByRole('region', { name: 'Notices' }).getByRole('listitem')).toHaveText(
    `Added to inquiry list5 x ${find('ac-001')?.name} has been added to your inquiry list.`,
  );
  await expect(badge(page)).toHaveText('5');
  await expect(quantity(page)).toHaveValue('5');
  await add(page).click();
  await expect(badge(page)).toHaveText('10');
  await expect(page.getByRole('link', { name: 'In your list: 10' })).toHaveAttribute(
    'href',
    '/cart',
  );
  await expectAccessible(page, 'added');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('[D8] every panel is below its heading', async ({ page }) => {
    await page.goto('/store/product/ac-004');
    for (const name of ['Description', 'Specifications', 'Reviews'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'TC-004-PRO' })).toBeVisible();
    await expect(page.getByText(sampleReview.text)).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });
});

test.describe('[D11] an unknown product', { tag: '@phone' }, () => {
  const STRANGE: [string, string][] = [
    ['zz-999', 'zz-999'],
    ['<script>', encodeURIComponent('<script>alert(1)</script>')],
    ['malformed', '%E0%A4'],
    ['right to left', encodeURIComponent('\u202Etxt.exe')],
    ['5,000 signs', 'a'.repeat(5000)],
  ];
  for (const [name, address] of STRANGE) {
    test(`${name} is not found, with ways to go on`, async ({ page }) => {
      const lines = await complaints(page);
      await page.goto(`/store/product/${address}`);
      await expect(heading(page)).toHaveText('Product Not Found');
      await expect(
        page.getByText("The product you're looking for doesn't exist or has been removed."),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Return to Store' })).toHaveAttribute(
        'href',
        '/store',
      );
      await expect(page.getByRole('link', { name: /^Search all products for/ })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
        page.viewportSize()?.width,
      );
      expect(lines.filter((line) => !/404|Page not found/.test(line))).toEqual([]);
    });
  }
});

test.describe('the catalogue', () => {
  test('[D12] resolves the ids of the specification', async ({ request }) => {
    for (const id of QUOTED_IDS)
      expect((await request.get(`/store/product/${id}`)).status(), id).toBe(200);
    const cooling = products.filter(({ id, unlisted }) => /^(ref|ac)-/.test(id) && !unlisted);
    expect(cooling).toHaveLength(43);
  });

  test('[D13] contains the known names, in the required categories', () => {
    const names = products.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...QUOTED_NAMES]));
    const used = new Set(products.map(({ category }) => category));
    expect([...used].toSorted()).toEqual(['agriculture', 'energy', 'mining', 'refrigeration']);
  });
});
