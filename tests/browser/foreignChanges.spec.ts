import { expect, type Page } from '@playwright/test';
import { forCompany, norwegian } from './support/company';
import { hold, REACT } from './support/hold';
import { meddleWith } from './support/meddlers';
import { untilLive } from './support/visit';

const WHEN = [
  ['while nobody else changes the page', async () => {}],
  ['while a translator and a password manager change the page', meddleWith],
] as const;

forCompany(norwegian, (company) => {
  const { test, config, say, categoryPath, pathOf, productPath, storedList } = company;
  const contact = pathOf('contact-form');
  const product = productPath(config.store.products[0]?.id ?? '');
  const main = (page: Page) => page.getByRole('main');

  test.describe('what was typed before React', () => {
    for (const [what, meddle] of WHEN)
      test(`stays in the contact form, with branch and focus, ${what}`, async ({ page }) => {
        await meddle(page);
        const release = await hold(page, REACT);
        await page.goto(contact);
        const field = (name: string) => main(page).locator(`[name="${name}"]`);
        await field('name').fill('Kari Nordmann');
        await field('branch').selectOption({ index: 1 });
        const branch = await field('branch').inputValue();
        await field('message').pressSequentially('To pumper');
        release();
        await untilLive(page);
        await page.waitForLoadState('networkidle');
        await expect(field('name')).toHaveValue('Kari Nordmann');
        await expect(field('branch')).toHaveValue(branch);
        await expect(field('message')).toHaveValue('To pumper');
        await expect(field('message')).toBeFocused();
        await page.keyboard.type(', takk');
        await expect(field('message')).toHaveValue('To pumper, takk');
        await page.reload();
        await untilLive(page);
        await expect(field('message')).toHaveValue('To pumper, takk');
      });

    for (const [what, meddle] of WHEN)
      test(`is the quantity that is added, before React and after, ${what}`, async ({ page }) => {
        await meddle(page);
        const release = await hold(page, REACT);
        await page.goto(product);
        const field = main(page).getByRole('textbox').first();
        const add = main(page).locator('[data-inquiry-wording="quantity"]');
        await field.fill('6');
        await add.click();
        await expect.poll(() => storedList(page)).toMatchObject([{ quantity: 6 }]);
        release();
        await untilLive(page);
        await expect(field).toHaveValue('6');
        await add.click();
        await expect.poll(() => storedList(page)).toMatchObject([{ quantity: 12 }]);
      });
  });

  test('a search that finds nothing can be emptied on a translated page', async ({ page }) => {
    await meddleWith(page);
    await page.goto(categoryPath('all'));
    await untilLive(page);
    const box = page.getByRole('searchbox').first();
    const cards = main(page).locator('[data-inquiry-add]');
    await expect(cards.first()).toBeVisible();
    await box.fill('qqqqqq');
    await expect(cards).toHaveCount(0);
    await box.fill('');
    await expect(cards.first()).toBeVisible();
    await expect(page.getByText(say('partFailed'))).toHaveCount(0);
    await expect(page.getByText(say('loadFailed'))).toHaveCount(0);
    await expect(box).toHaveValue('');
  });
});
