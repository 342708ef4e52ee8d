import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { shipped } from './support/company';
import { refuse } from './support/hold';
import { test as anySite } from './support/test';
import { complaints, untilLive, visit } from './support/visit';

const { say, categoryPath } = shipped;
const ALL = categoryPath('all');
const PAGE_SIZE = 60;

/** Of the company with thousands of parts, whose words are those of the shipped one. */
const test = anySite.extend({ baseURL: async ({ parts: url }, give) => give(url) });

const cards = (page: Page) => page.locator('main article');
const status = (page: Page) => page.locator('main [role=status]').first();
const box = (page: Page) => page.locator('#listing-search');
/** A value of the filters: its label, and its box. Tiles have boxes to compare, with the brand in their names. */
const brand = (page: Page, name: string) =>
  page.locator('main li label').filter({ hasText: new RegExp(`^\\s*${name}\\s*\\(`) });
const halden = (page: Page) => brand(page, 'Halden').getByRole('checkbox');
/** What stands behind a value: '(57)'. */
const countOf = async (page: Page, name: string): Promise<number> =>
  Number(/\((\d+)\)/.exec(await brand(page, name).innerText())?.[1]);
/** Also of tiles that are not laid out yet, which have no inner text. */
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();

test.describe('[L15] a listing that an endpoint searches', () => {
  test('is filtered as its counts say, sorted and continued, and is the same after a product', async ({
    page,
  }) => {
    const lines = await complaints(page);
    await visit(page, ALL);
    const count = await countOf(page, 'Halden');
    await brand(page, 'Halden').click();
    await expect(status(page)).toHaveText(say('filteredCount', { count }));
    await expect(cards(page)).toHaveCount(PAGE_SIZE);
    const before = await names(page);
    await page.getByLabel(say('sortBy')).selectOption('code');
    await expect.poll(() => names(page)).not.toEqual(before);
    await expect(page).toHaveURL(`${ALL}?brand=halden&sort=code`);
    await expectAccessible(page, 'searched by the endpoint');
    await page.getByRole('button', { name: say('showMore') }).press('Enter');
    await expect(cards(page)).toHaveCount(2 * PAGE_SIZE);
    const shown = await names(page);
    await cards(page)
      .nth(PAGE_SIZE + 5)
      .getByRole('link')
      .first()
      .press('Enter');
    await expect(page).not.toHaveURL(/category/);
    await page.goBack();
    await expect(cards(page)).toHaveCount(2 * PAGE_SIZE);
    expect(await names(page)).toEqual(shown);
    await expect(halden(page)).toBeChecked();
    expect(lines).toEqual([]);
  });

  test(
    'finds a code in the header, and all that has a word in the listing',
    { tag: '@both' },
    async ({ page }) => {
      await visit(page, '/');
      await page.locator('[aria-controls="header-search"]').first().click();
      await page.locator('#search-field').fill('6204-2RS');
      await expect(page.getByRole('option').first()).toContainText('6204-2RS');
      await page.locator('#search-field').press('Enter');
      await expect(page).toHaveURL(`${ALL}?q=6204-2RS`);
      await expect(cards(page).first()).toContainText('6204');
      await box(page).fill('sprocket');
      await expect(status(page)).toContainText('sprocket');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
        page.viewportSize()?.width,
      );
    },
  );

  test('says that the endpoint is out of reach, keeps what was typed, offers the team, and asks again', async ({
    page,
  }) => {
    const restore = await refuse(page, /\/search\.json/);
    await visit(page, ALL);
    await box(page).fill('sprocket');
    await expect(status(page)).toHaveText(say('productsLost'));
    await expect(box(page)).toHaveValue('sprocket');
    const team = page.locator('main').getByRole('link', {
      name: say('askAbout', { term: 'sprocket' }),
    });
    await expect(team).toHaveAttribute('href', /^https:\/\/wa\.me\/.*sprocket/);
    await expectAccessible(page, 'out of reach');
    restore();
    await page.getByRole('button', { name: say('retry') }).click();
    await expect(status(page)).toContainText('sprocket');
    await expect(status(page)).not.toHaveText(say('productsLost'));
  });

  test('waits for its turn where too many ask', async ({ page }) => {
    let refused = 0;
    await page.route(/\/search\.json\?q=sprocket/, async (route) => {
      refused += 1;
      if (refused > 2) return route.continue();
      return route.fulfill({ status: 429, headers: { 'Retry-After': '1' }, json: {} });
    });
    await visit(page, ALL);
    await box(page).fill('sprocket');
    await expect(status(page)).toContainText('sprocket');
    await expect(status(page)).not.toHaveText(say('productsLost'));
    expect(refused).toBe(3);
  });
});

test.describe('[X4] the page of an answer', () => {
  test('leads to the listing where there is JavaScript', async ({ page }) => {
    await page.goto('/search?q=sprocket&brand=halden');
    await untilLive(page);
    await expect(page).toHaveURL(`${ALL}?q=sprocket&brand=halden`);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('filters, sorts and goes on by itself', { tag: '@both' }, async ({ page }) => {
      await page.goto('/search');
      const count = await countOf(page, 'Halden');
      await brand(page, 'Halden').click();
      await page.locator('select[name=sort]').selectOption('code');
      await page
        .getByRole('button', { name: say('search') })
        .last()
        .click();
      await expect(page.locator('.plain-found')).toHaveText(say('filteredCount', { count }));
      await expect(page).toHaveURL(/sort=code.*brand=halden|brand=halden.*sort=code/);
      await expect(cards(page)).toHaveCount(PAGE_SIZE);
      const first = await names(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
        page.viewportSize()?.width,
      );
      await page.locator('main a[href*="page=2"]').first().click();
      await expect(page).toHaveURL(/page=2/);
      await expect(halden(page)).toBeChecked();
      expect(await names(page)).not.toEqual(first);
      await page.goBack();
      expect(await names(page)).toEqual(first);
    });

    test('says that there is no such part, and offers the team', async ({ page }) => {
      await page.goto('/search?q=qqqqqq');
      await expect(page.locator('.plain-found')).toContainText('qqqqqq');
      await expect(page.locator('.plain-steps a').first()).toHaveAttribute('href', /wa\.me/);
      await expect(box(page)).toHaveValue('qqqqqq');
    });
  });
});
