import { expect, type Page } from '@playwright/test';
import { norwegian } from './support/company';
import { chatTextOf } from './support/list';
import { visit } from './support/visit';

// What only a store has whose words have marks of their own, and whose products are sold in several units.

const { test, say, bullet, config, listed, store, pathOf, categoryPath, productPath } = norwegian;

const main = (page: Page) => page.getByRole('main');
const badge = (page: Page) => page.getByRole('banner').locator('[data-badge]');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  '[L15] [L24] [L25] a search finds codes, and words without their marks; the message counts in the units that products are sold in; part numbers are added with their quantities and units',
  { tag: '@phone' },
  async ({ page }) => {
    await test.step('a search finds codes, and words without their marks', async () => {
      await visit(page, categoryPath('all'));
      const box = page.getByRole('searchbox', { name: say('searchProducts') });
      const cards = main(page).locator('article');
      await box.fill('KJV-208');
      await expect(cards).toHaveCount(1);
      await box.fill('innsproytning');
      await expect(cards.first()).toContainText('Innsprøytning');
    });

    await test.step('the message counts in the units that products are sold in', async () => {
      const [one] = listed();
      const set = config.store.products.find(({ unit }) => unit === 'sett');
      const sold = [one!, set!];
      for (const [n, { id }] of sold.entries()) {
        await visit(page, productPath(id));
        await main(page)
          .getByRole('button', { name: say('addToList') })
          .first()
          .tap();
        await expect(badge(page)).toHaveText(`${n + 1}`);
      }
      await page.getByRole('banner').locator('a:has([data-badge])').tap();
      await expect(page).toHaveURL(store.list);
      const send = main(page).getByRole('link', { name: say('sendInquiry') });
      // Units come with what is looked up.
      const bullets = sold.map(({ id, name }) => bullet({ id, name, quantity: 1 }));
      expect(bullets.map((line) => line.split(': ').at(-1))).toEqual(['1 stk.', '1 sett']);
      await expect
        .poll(async () => chatTextOf(await send.getAttribute('href')))
        .toContain(bullets.join('\n'));
    });

    await test.step('part numbers are added with their quantities and units', async () => {
      await visit(page, pathOf('part-numbers'));
      const box = main(page).getByRole('textbox', { name: say('partNumbers') });
      await box.fill('drv-101 x 3\nKJV-208, 2 sett\n4 stk. gir-560');
      await box
        .locator('xpath=..')
        .getByRole('button', { name: say('addToList') })
        .click();
      // Nine, and the two that were on the list.
      await expect(badge(page)).toHaveText('11');
    });
  },
);
