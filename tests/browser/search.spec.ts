import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { forEachCompany, norwegian } from './support/company';
import { complaints, visit } from './support/visit';

forEachCompany((company) => {
  const { test, config, say, store, listed, categoryPath, productPath } = company;
  const product = listed()[0]!;
  const term = product.name.split(' ')[0]!;
  const ELSEWHERE = categoryPath(config.store.categories[0]!.id);

  const opener = (page: Page) =>
    page
      .getByRole('banner')
      .getByRole('button', { name: say('search'), exact: true })
      .first();
  const field = (page: Page) => page.getByLabel(say('searchFor'));
  const options = (page: Page) =>
    page.getByRole('listbox', { name: say('suggestions') }).getByRole('option');
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test(
    '[H12] the search suggests products while one types, and the keyboard reaches them',
    { tag: '@both' },
    async ({ page }) => {
      const lines = await complaints(page);
      await visit(page, ELSEWHERE);
      await opener(page).click();
      await expect(field(page)).toBeFocused();
      await field(page).pressSequentially(product.id.toUpperCase());
      await expect(options(page).first()).toContainText(product.name);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
        page.viewportSize()?.width,
      );
      await expectAccessible(page, 'suggestions');
      await page.keyboard.press('ArrowDown');
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(productPath(product.id));
      await expect(options(page)).toHaveCount(0);
      expect(lines).toEqual([]);
    },
  );

  test('[H12] Escape closes the suggestions, then the search, whose button gets the focus back', async ({
    page,
  }) => {
    await visit(page, ELSEWHERE);
    await opener(page).click();
    await field(page).pressSequentially(term);
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue(term);
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  // What follows does not depend on the company.
  if (company !== norwegian) return;

  test('[H12] Enter leads to all results, in a listing that is open already too', async ({
    page,
  }) => {
    await visit(page, ELSEWHERE);
    for (const asked of [term, 'zzzz']) {
      await opener(page).click();
      await field(page).fill(asked);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${categoryPath('all')}?q=${asked}`);
      await expect(page.getByLabel(say('searchProducts'))).toHaveValue(asked);
    }
    await expect(
      page.getByText(say('noMatch', { term: 'zzzz', category: config.store.allLabel })).first(),
    ).toBeVisible();
  });

  test('[H12] what is not found is offered to the team', async ({ page }) => {
    await visit(page, ELSEWHERE);
    await opener(page).click();
    await field(page).fill('zzzz');
    const ask = options(page).filter({ hasText: say('askAbout', { term: 'zzzz' }) });
    await expect(ask).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*zzzz/);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('[H12] the search leads to the listing of all products', async ({ page }) => {
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(ELSEWHERE);
        await field(page).fill(term);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(`${categoryPath('all')}?q=${term}`);
        await expect(heading(page)).toHaveText(config.store.allLabel);
        await expect(page.locator(`main a[href="${store.product}${product.id}"]`)).toBeVisible();
      }
    });
  });
});
