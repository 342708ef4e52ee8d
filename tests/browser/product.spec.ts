import { expect, type Page } from '@playwright/test';
import { QUOTED_IDS, QUOTED_NAMES } from '../contracts/quotedProducts';
import { expectAccessible } from './support/axe';
import { forCompany, norwegian, shipped } from './support/company';
import { complaints, untilLive, visit } from './support/visit';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const badge = (page: Page) => page.getByRole('banner').locator('[data-badge]');

forCompany(norwegian, ({ test, config, say, saying, store, listed, categoryPath, productPath }) => {
  const { categories, sampleReview, brand, model } = config.store;
  const product = listed()[0]!;
  const category = categories.find(({ id }) => id === product.category)!;
  const code = product.id.toUpperCase();
  /** Its last tab is that of the review. */
  const TABS = [say('description'), say('specifications'), say('reviews')];
  /** What the table says of it besides its own figures [D9]. */
  const ABOUT = [
    brand,
    model && model.prefix + product.id.replace(/^[^-]*-/, '') + model.suffix,
    code,
  ];

  const spinner = (page: Page) => page.getByText(say('loadingProduct'));
  const quantity = (page: Page) => page.getByRole('textbox', { name: saying('quantity') });
  const add = (page: Page) => page.getByRole('button', { name: say('addToList'), exact: true });
  const more = (page: Page) => page.getByRole('button', { name: say('increase') });
  const tab = (page: Page, name: string) => page.getByRole('tab', { name });
  const cell = (page: Page, name: string) => page.getByRole('cell', { name, exact: true });

  test('[D1] [D3] [D4] [D5] [D6] [D7] opened directly, it is shown at once, and links back; a quantity is chosen, added, announced and kept', async ({
    page,
  }) => {
    await visit(page, productPath(product.id));
    const main = page.getByRole('main');

    await test.step('it is shown at once, and links back', async () => {
      expect(await spinner(page).count()).toBe(0);
      await expect(heading(page)).toHaveText(product.name);
      await expect(main.getByRole('img').first()).toBeVisible();
      const back = main.getByRole('link', { name: say('backToProducts') });
      await expect(back).toHaveAttribute('href', store.home);
      const slug = category.name.toLowerCase().replace(/\s+/g, '-');
      await expect(main.getByRole('link', { name: category.name }).last()).toHaveAttribute(
        'href',
        categoryPath(category.aliases?.includes(slug) ? slug : category.id),
      );
    });

    // All that can be typed is tried in parseQuantity.test.ts.
    await test.step('the quantity is at least 1, has no upper limit, and only accepts numbers', async () => {
      await expect(page.getByRole('button', { name: say('decrease') })).toBeDisabled();
      for (const [typed, shown] of [
        ['abc', '1'],
        ['1e9', '1000000000'],
        ['٤', '4'],
      ] as const) {
        await quantity(page).fill(typed);
        await quantity(page).press('Enter');
        await expect(quantity(page)).toHaveValue(shown);
      }
      await more(page).click();
      await expect(quantity(page)).toHaveValue('5');
    });

    await test.step('it is added, announced and kept', async () => {
      await add(page).click();
      await expect(
        page.getByRole('region', { name: say('notices') }).getByRole('listitem'),
      ).toHaveText(
        say('addedToListTitle') + say('addedQuantityToList', { qty: 5, name: product.name }),
      );
      await expect(badge(page)).toHaveText('5');
      await expect(quantity(page)).toHaveValue('5');
      await add(page).click();
      await expect(badge(page)).toHaveText('10');
      await expect(
        page.getByRole('link', { name: say('inYourList', { count: 10 }) }),
      ).toHaveAttribute('href', store.list);
      await expectAccessible(page, 'added');
    });
  });

  test('[D2] [D5] [D8] [D9] [D10] the tabs work by keyboard and show specifications and the sample review; the next product starts at the top, with a quantity of 1 and its description', async ({
    page,
  }) => {
    await visit(page, productPath(product.id));

    await test.step('the tabs work by keyboard', async () => {
      await expect(page.getByRole('tabpanel')).toContainText(product.description);
      await expect(page.getByRole('tab')).toHaveText(TABS);
      await tab(page, say('description')).focus();
      await page.keyboard.press('ArrowRight');
      await expect(tab(page, say('specifications'))).toBeFocused();
      for (const text of ABOUT) if (text) await expect(cell(page, text)).toBeVisible();
      for (const { name, value, unit = '' } of product.specifications)
        await expect(page.getByRole('row', { name })).toContainText(`${value} ${unit}`.trim());
      await expectAccessible(page, 'specifications');
      await page.keyboard.press('End');
      await expect(page.getByRole('tabpanel')).toContainText(sampleReview.text);
      const isSample = sampleReview.sample ? 1 : 0;
      await expect(page.getByText(say('sampleReview'))).toHaveCount(isSample);
      await expectAccessible(page, 'reviews');
    });

    await test.step('the next product starts anew', async () => {
      await more(page).click();
      await expect(tab(page, say('reviews'))).toHaveAttribute('aria-selected', 'true');
      await page.locator('main article a').first().click();
      await expect(page).not.toHaveURL(productPath(product.id));
      await expect(quantity(page)).toHaveValue('1');
      await expect(tab(page, say('description'))).toHaveAttribute('aria-selected', 'true');
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('[D8] every panel is below its heading', async ({ page }) => {
      await page.goto(productPath(product.id));
      for (const name of TABS)
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(cell(page, code)).toBeVisible();
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
    test('is not found, with ways to go on, whatever its address', async ({ page }) => {
      const lines = await complaints(page);
      for (const [name, address] of STRANGE)
        await test.step(name, async () => {
          await page.goto(productPath(address));
          await expect(heading(page)).toHaveText(say('productNotFound'));
          await expect(page.getByText(say('productNotFoundText'))).toBeVisible();
          await expect(page.getByRole('link', { name: say('returnToStore') })).toHaveAttribute(
            'href',
            store.home,
          );
          await expect(page.getByRole('link', { name: saying('searchEverywhere') })).toBeVisible();
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
            page.viewportSize()?.width,
          );
          await untilLive(page);
        });
      // The 404 status is expected; nothing else may be logged.
      expect(lines.filter((line) => !/404|Page not found/.test(line))).toEqual([]);
    });
  });
});

shipped.test.describe('the catalogue', () => {
  const { products } = shipped.config.store;

  shipped.test('[D12] resolves the ids of the specification', async ({ ask }) => {
    for (const id of QUOTED_IDS) expect((await ask(`/store/product/${id}`)).status, id).toBe(200);
    const cooling = products.filter(({ id, unlisted }) => /^(ref|ac)-/.test(id) && !unlisted);
    expect(cooling).toHaveLength(43);
  });

  shipped.test('[D13] contains the known names, in the required categories', () => {
    const names = products.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...QUOTED_NAMES]));
    const used = new Set(products.map(({ category }) => category));
    expect([...used].toSorted()).toEqual(['agriculture', 'energy', 'mining', 'refrigeration']);
  });
});
