import { expect, test, type Page } from '@playwright/test';
import { call, openPage } from './support/partnerPage';

const WIDGETS =
  '<inquiry-products category="all" limit="2"></inquiry-products><inquiry-list></inquiry-list>';

/** The widths of the widgets once they are rendered. */
async function widths(page: Page): Promise<number[]> {
  await expect(page.locator('inquiry-products article')).toHaveCount(2);
  await expect(page.locator('inquiry-list [part=list]')).toBeVisible();
  return page
    .locator('inquiry-products, inquiry-list')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().width));
}

for (const [name, html] of [
  ['a flex row', `<div style="display: flex">${WIDGETS}</div>`],
  [
    'a centred column',
    `<div style="display: flex; flex-direction: column; align-items: center">${WIDGETS}</div>`,
  ],
  ['a grid that centres', `<div style="display: grid; place-items: center">${WIDGETS}</div>`],
  ['an inline block', `<div style="display: inline-block">${WIDGETS}</div>`],
  ['a table cell', `<table><tr><td>${WIDGETS}</td></tr></table>`],
] as const) {
  test(`[E22] widgets have room in ${name}`, async ({ page }) => {
    await openPage(page, html);
    for (const width of await widths(page)) expect(width).toBeGreaterThan(200);
    // The page does not scroll sideways on the smallest phone.
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('[E22] on paper tiles and list stay, without the buttons', async ({ page }) => {
  await openPage(page, WIDGETS);
  await call(page, ['add', { id: 'own', name: 'Own' }]);
  await expect(page.locator('inquiry-products article').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('inquiry-products article').first()).toBeVisible();
  await expect(page.locator('inquiry-list').getByText('Own', { exact: true })).toBeVisible();
  await expect(page.locator('inquiry-products button').first()).toBeHidden();
  await expect(page.locator('inquiry-launcher button')).toBeHidden();
});

test('[E25] the event add carries name and quantity', async ({ page }) => {
  await openPage(
    page,
    `<script>heard = []; addEventListener('inquiry:add', ({ detail }) => heard.push(detail))</script>`,
  );
  await call(page, ['add', { id: 'own', name: 'Own' }, 3]);
  expect(await page.evaluate('heard')).toMatchObject([{ id: 'own', name: 'Own', quantity: 3 }]);
});
