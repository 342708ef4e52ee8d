import { untilFetched } from './support/untilFetched';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { chatTextOf } from './support/list';
import { config } from './support/site';
import { untilLive, visit } from './support/visit';

const category = config.store.categories[0];
const product = config.store.products.find((one) => one.category === category?.id && !one.unlisted);
if (!category || !product) throw new Error('The catalogue has no listed product.');

const send = (page: Page) => page.getByRole('link', { name: /^Send Inquiry/ });
const cart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Inquiry list/ });
const bullet = (quantity: number) => `• ${product.name} (Quantity: ${quantity})`;
const chatOf = async (page: Page) => chatTextOf(await send(page).getAttribute('href'));

/** Tabs forward until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab');
    if (await element.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error('Tab never came to the element.');
}

async function follow(page: Page, link: Locator): Promise<void> {
  await tabTo(page, link);
  await page.keyboard.press('Enter');
}

const categoryLink = (page: Page) =>
  page.locator(`main a[href="/store/category/${category.id}"]`).first();
const productLink = (page: Page) =>
  page.locator(`main a[href="/store/product/${product.id}"]`).first();

test('from the home page to WhatsApp with the keyboard alone', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await visit(page, '/');
  await follow(page, categoryLink(page));
  await expect(page).toHaveURL(`/store/category/${category.id}`);
  await follow(page, productLink(page));
  await expect(page).toHaveURL(`/store/product/${product.id}`);
  await follow(page, page.getByRole('button', { name: 'Add to Inquiry List' }).first());
  await expect(page.locator('[data-badge]')).toHaveText('1');
  await cart(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cart');
  await follow(page, page.getByRole('main').getByRole('button', { name: 'Increase quantity' }));
  await tabTo(page, page.getByLabel('Note for our sales team'));
  await page.keyboard.type('By March');
  await tabTo(page, send(page));
  await expect.poll(() => chatOf(page)).toContain(`${bullet(2)}\n\nNote: By March\n`);
  const [chat] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
  await chat.waitForURL('https://wa.me/**');
});

test('from the home page to WhatsApp by touch', { tag: '@phone' }, async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await visit(page, '/');
  await categoryLink(page).tap();
  await expect(page).toHaveURL(`/store/category/${category.id}`);
  await productLink(page).tap();
  await expect(page).toHaveURL(`/store/product/${product.id}`);
  await page.getByRole('button', { name: 'Add to Inquiry List' }).first().tap();
  await cart(page).tap();
  // It comes last: what is tapped may move before.
  await expect(page.getByRole('button', { name: 'Copy list' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Increase quantity' }).tap();
  await expect.poll(() => chatOf(page)).toContain(bullet(2));
  const [chat] = await Promise.all([context.waitForEvent('page'), send(page).tap()]);
  await chat.waitForURL('https://wa.me/**');
});

test('with the network cut after the first page the list and its hand-off still work', async ({
  page,
  context,
}) => {
  await page.goto(`/store/category/${category.id}`);
  await untilLive(page);
  // What comes last of the list's page.
  await untilFetched(page, /ListTools/);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.locator(`main [data-inquiry-add="${product.id}"]`).first().click();
  await expect(page.locator('[data-badge]')).toHaveText('1');
  await cart(page).click();
  await expect(page.getByRole('heading', { name: 'Selected Items (1)' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Increase quantity' }).click();
  await expect.poll(() => chatOf(page)).toContain(bullet(2));
  await expect(page.getByText('Not in our catalogue')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copy list' })).toBeVisible();
});
