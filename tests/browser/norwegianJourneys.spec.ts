import { expect, type Page } from '@playwright/test';
import { chatTextOf } from './support/list';
import { categoryPath, norwegianConfig, pathOf, productPath } from './support/norwegian';
import { test } from './support/sites';
import { visit } from './support/visit';

// What visitors do, once each on a site whose words and addresses are Norwegian. The other specs have the details.

const { strings, store } = norwegianConfig;
const [product] = store.products;
const { name } = product!;

const main = (page: Page) => page.getByRole('main');
const notice = (page: Page) =>
  page.getByRole('region', { name: strings.notices }).getByRole('listitem');

test.describe('in Norwegian', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(
    'a search finds codes, and words without their marks',
    { tag: '@phone' },
    async ({ page, norwegian }) => {
      await visit(page, norwegian + categoryPath('all'));
      const box = page.getByRole('searchbox', { name: strings.searchProducts });
      const cards = main(page).locator('article');
      await box.fill('KJV-208');
      await expect(cards).toHaveCount(1);
      await box.fill('innsproytning');
      await expect(cards.first()).toContainText('Innsprøytning');
    },
  );

  test(
    'part numbers are added with their quantities and units',
    { tag: '@phone' },
    async ({ page, norwegian }) => {
      await visit(page, norwegian + pathOf('part-numbers'));
      await main(page)
        .getByRole('textbox', { name: strings.partNumbers })
        .fill('drv-101 x 3\nKJV-208, 2 sett\n4 stk. gir-560');
      await main(page)
        .getByRole('textbox')
        .locator('xpath=ancestor::form')
        .getByRole('button')
        .last()
        .click();
      await expect(page.getByRole('banner').locator('[data-badge]')).toHaveText('9');
    },
  );

  test(
    '[L25] the message counts in the units that products are sold in',
    { tag: '@phone' },
    async ({ page, norwegian }) => {
      const set = store.products.find(({ unit }) => unit === 'sett');
      if (!set) throw new Error('The Norwegian company sells nothing in sets.');
      for (const one of [set, product!]) {
        await visit(page, norwegian + productPath(one.id));
        await main(page).getByRole('button', { name: strings.addToList }).first().tap();
        await expect(notice(page).first()).toBeVisible();
      }
      await page.getByRole('banner').locator('a:has([data-badge])').tap();
      await expect(page).toHaveURL(norwegian + pathOf('inquiry-list'));
      const line = main(page).getByRole('listitem').filter({ hasText: name });
      await line.getByRole('button', { name: strings.increase }).tap();
      const send = main(page).getByRole('link', { name: strings.sendInquiry });
      const message = async () => chatTextOf(await send.getAttribute('href'));
      // Units come with what is looked up.
      await expect.poll(message).toContain(`${name}: 2 stk.`);
      expect(await message()).toContain(': 1 sett');
    },
  );
});
