import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { norwegian as company } from './support/company';
import { storeListNow } from './support/list';
import { call, openHtml } from './support/partnerPage';
import { visit } from './support/visit';

const { test, cartKey } = company;
const ADDRESS = '/verksted/motoroverhaling';
const LIST = [
  { id: 'mot-101', name: 'Dieselmotor', quantity: 2 },
  { id: 'gir-201', name: 'Girkasse', quantity: 1 },
];
const products = (page: Page) => page.getByRole('group', { name: 'Reservedeler du trenger' });

test.describe('[C22] a form whose fields the config lists', () => {
  test('[C25] has a row for each product of the list, which is changed by keyboard, and sent as lines', async ({
    page,
    norwegian,
  }) => {
    await page.goto(norwegian);
    await storeListNow(page, LIST, cartKey);
    await visit(page, norwegian + ADDRESS);
    const rows = products(page).getByRole('textbox', { name: /^Vare/ });
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toHaveValue('Dieselmotor [MOT-101]');
    await rows.last().press('Enter');
    await page.keyboard.type('Pakningssett');
    await expect(rows).toHaveCount(3);
    await expectAccessible(page, 'form');
    await expect(page.locator('[name=products]')).toHaveValue(
      '2 × Dieselmotor [MOT-101]\n1 × Girkasse [GIR-201]\n1 × Pakningssett',
    );
  });

  test('is never wider than the screen, with rows of products', async ({ page, norwegian }) => {
    await visit(page, norwegian + ADDRESS);
    await products(page).scrollIntoViewIfNeeded();
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('[C23] shows a field where the answer above needs it', async ({ page, norwegian }) => {
    await visit(page, norwegian + ADDRESS);
    const what = page.getByLabel('Hva da?');
    await expect(what).toBeHidden();
    await page.getByLabel('Hva gjelder det?').selectOption('Noe annet');
    await expect(what).toBeVisible();
  });

  test('[C25] takes lines of products without JavaScript', async ({ browser, norwegian }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(norwegian + ADDRESS);
    await expect(page.getByLabel('Reservedeler du trenger')).toBeEditable();
    await context.close();
  });

  test('[C25] is the one of partners’ pages, where products are lines of text', async ({
    page,
    arabic,
  }) => {
    await openHtml(
      page,
      `<!doctype html><html lang="ar" dir="rtl"><title>شريك</title><link rel="icon" href="data:," />
       <script src="${arabic}/embed/v1.js"></script><main><h1>شريك</h1><div id="room"></div></main>`,
    );
    await call(page, ['add', { id: 'eng-010', name: 'محرك' }, 3]);
    await page.locator('#room').evaluate((room) => {
      room.innerHTML = '<inquiry-contact></inquiry-contact>';
    });
    const form = page.locator('inquiry-contact form');
    await form.getByLabel('ما الموضوع؟').selectOption('قطع غيار');
    await expect(form.getByLabel('القطع التي تحتاجها')).toHaveValue('3 × محرك [ENG-010]');
    await expectAccessible(page, 'inquiry-contact');
  });
});
