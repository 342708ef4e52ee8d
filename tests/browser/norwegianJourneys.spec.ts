import { expect, type Page } from '@playwright/test';
import { refuse } from './support/hold';
import { chatTextOf } from './support/list';
import { categoryPath, norwegianConfig, pathOf, productPath } from './support/norwegian';
import { test } from './support/sites';
import { visit } from './support/visit';

// What visitors do, once each on a site whose words and addresses are Norwegian. The other specs have the details.

const { strings, store, branches, redirects } = norwegianConfig;
const [product] = store.products;
const { id, name } = product!;

const main = (page: Page) => page.getByRole('main');
const notice = (page: Page) =>
  page.getByRole('region', { name: strings.notices }).getByRole('listitem');
/** A text of the config with its placeholders filled in. */
const filled = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');

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
    'the form says what is missing, offers every office, and sends',
    { tag: '@phone' },
    async ({ page, norwegian }) => {
      const { endpoint, otherBranch } = norwegianConfig.contact;
      await page.route(`${endpoint}**`, (route) => route.fulfill({ body: '{"ok":true}' }));
      await visit(page, norwegian + pathOf('contact-form'));
      const form = page.locator('form[method=post]');
      await form.getByRole('button', { name: strings.contactSend }).click();
      await expect(form).toContainText(strings.contactFaults);
      await expect(form).toContainText(strings.contactNameMissing);
      const office = form.getByLabel(strings.contactBranch);
      await expect(office.locator('option')).toHaveCount(branches.length + 2);
      await form.getByLabel(strings.contactName).fill('Åse Sjøli');
      await form.getByLabel(strings.contactEmail).fill('ase@sjoli.example');
      await office.selectOption(otherBranch.value);
      await form.getByLabel(strings.contactMessage, { exact: true }).fill('Trenger pumpe.');
      await form.getByRole('button', { name: strings.contactSend }).click();
      await expect(form.getByText(strings.contactSentTitle)).toBeVisible();
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

  test(
    'a shared list is offered without a touch while data is saved, and taken over on request',
    { tag: '@phone' },
    async ({ page, norwegian }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      await page.goto(`${norwegian}${pathOf('inquiry-list')}?items=${id}:2,kjv-208:1,zz-9:4`);
      const offer = page.getByRole('region', { name: strings.sharedList });
      await expect(offer).toContainText(`2 × ${name}`);
      await expect(offer).toContainText(strings.sharedUnknown);
      await expect(offer).toContainText('4 × ZZ-9');
      await offer.getByRole('button', { name: strings.sharedAdd }).tap();
      await expect(page).toHaveURL(norwegian + pathOf('inquiry-list'));
      await expect(main(page)).toContainText(filled(strings.selectedItems, { n: '3' }));
      await expect(offer).toHaveCount(0);
    },
  );

  test('a page whose code is lost says so, and is fetched again on request', async ({
    page,
    norwegian,
  }) => {
    const restore = await refuse(page, /\/assets\/.*PartNumbers[^/]*\.js$/);
    await visit(page, norwegian + pathOf('offices'));
    await page
      .locator(`a[href="${pathOf('part-numbers')}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(notice(page)).toContainText(strings.loadFailed);
    restore();
    await notice(page).getByRole('button', { name: strings.retry }).click();
    await expect(page).toHaveURL(norwegian + pathOf('part-numbers'));
    await expect(page.getByRole('textbox', { name: strings.partNumbers })).toBeVisible();
  });

  test('old addresses lead to the new ones', async ({ page, norwegian }) => {
    for (const { from, to } of redirects) {
      await page.goto(norwegian + from);
      await expect(page).toHaveURL(norwegian + to);
    }
  });
});

test('in Norwegian, the carousel turns, and its button stops it', async ({ page, norwegian }) => {
  await visit(page, norwegian);
  const carousel = page.locator(`[aria-roledescription="${strings.carousel}"]`);
  const title = carousel.locator('[data-active] :is(h1, h2, h3)').first();
  const before = await title.textContent();
  await carousel.getByRole('button', { name: strings.nextSlide }).dispatchEvent('click');
  await expect(title).not.toHaveText(before ?? '');
  await carousel.getByRole('button', { name: strings.pause }).dispatchEvent('click');
  await expect(carousel.getByRole('button', { name: strings.play })).toHaveCount(1);
});
