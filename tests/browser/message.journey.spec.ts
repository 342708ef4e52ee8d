import { expect, type Locator, type Page } from '@playwright/test';
import { forEachCompany, norwegian } from './support/company';
import { chatTextOf } from './support/list';
import { WITH_MOTION } from './support/motion';
import { untilFetched } from './support/untilFetched';
import { untilLive, visit } from './support/visit';

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

forEachCompany((company) => {
  const { test, config, store, say, saying, fill, bullet, listed } = company;
  test.use(WITH_MOTION);

  const category = config.store.categories[0]!;
  const product = listed(category.id)[0]!;
  const listing = company.categoryPath(category.id);
  const itsPage = company.productPath(product.id);

  const send = (page: Page) => page.getByRole('link', { name: saying('sendInquiry') });
  const cart = (page: Page) => page.getByRole('banner').getByRole('link', { name: saying('cart') });
  const add = (page: Page) => page.getByRole('button', { name: say('addToList') }).first();
  const more = (page: Page) =>
    page.getByRole('main').getByRole('button', { name: say('increase') });
  const twice = bullet({ id: product.id, name: product.name, quantity: 2 });
  const chatOf = async (page: Page) => chatTextOf(await send(page).getAttribute('href'));
  const linkTo = (page: Page, address: string) => page.locator(`main a[href="${address}"]`).first();

  test('from the home page to WhatsApp with the keyboard alone', async ({ page, context }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
    await visit(page, '/');
    await follow(page, linkTo(page, listing));
    await expect(page).toHaveURL(listing);
    await follow(page, linkTo(page, itsPage));
    await expect(page).toHaveURL(itsPage);
    await follow(page, add(page));
    await expect(page.locator('[data-badge]')).toHaveText('1');
    await cart(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(store.list);
    await follow(page, more(page));
    await tabTo(page, page.getByLabel(say('listNote')));
    await page.keyboard.type('By March');
    await tabTo(page, send(page));
    await expect
      .poll(() => chatOf(page))
      .toContain(`${twice}\n\n${fill(config.inquiry.note, { note: 'By March' })}\n`);
    const [chat] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
    await chat.waitForURL('https://wa.me/**');
  });

  test('from the home page to WhatsApp by touch', { tag: '@phone' }, async ({ page, context }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
    await visit(page, '/');
    await linkTo(page, listing).tap();
    await expect(page).toHaveURL(listing);
    await linkTo(page, itsPage).tap();
    await expect(page).toHaveURL(itsPage);
    await add(page).tap();
    await cart(page).tap();
    // It comes last: what is tapped may move before.
    await expect(page.getByRole('button', { name: say('copyList') })).toBeVisible();
    await more(page).tap();
    await expect.poll(() => chatOf(page)).toContain(twice);
    const [chat] = await Promise.all([context.waitForEvent('page'), send(page).tap()]);
    await chat.waitForURL('https://wa.me/**');
  });

  // What follows does not depend on the company.
  if (company !== norwegian) return;

  test('with the network cut after the first page the list and its hand-off still work', async ({
    page,
    context,
  }) => {
    await page.goto(listing);
    await untilLive(page);
    // What comes last of the list's page.
    await untilFetched(page, /ListTools/);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.locator(`main [data-inquiry-add="${product.id}"]`).first().click();
    await expect(page.locator('[data-badge]')).toHaveText('1');
    await cart(page).click();
    await expect(page.getByRole('heading', { name: say('selectedItems', { n: 1 }) })).toBeVisible();
    await more(page).click();
    await expect.poll(() => chatOf(page)).toContain(twice);
    await expect(page.getByText(say('lineGone'))).toHaveCount(0);
    await expect(page.getByRole('button', { name: say('copyList') })).toBeVisible();
  });
});
