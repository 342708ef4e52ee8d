import { type Browser, expect, type Frame, type Page } from '@playwright/test';
import { openPage, SITE } from './support/partnerPage';
import { config } from './support/site';
import { test } from './support/test';
import { visit } from './support/visit';

/** The builder on the page for partners. */
const builder = (page: Page) => page.locator('#builder');
const checkbox = (page: Page, name: string) => page.getByRole('checkbox', { name });
const showPreview = (page: Page) => page.locator('iframe').scrollIntoViewIfNeeded();

/** The widgets of a page one below the other, once rendered: where each begins, its size, the gap to the next. */
async function boxes(page: Page | Frame) {
  const elements = page.locator('inquiry-add, inquiry-products, inquiry-list, inquiry-contact');
  await expect(elements).toHaveCount(4);
  for (const tag of ['list', 'contact']) {
    await page.locator(`inquiry-${tag}`).scrollIntoViewIfNeeded();
    await expect(page.locator(`inquiry-${tag} :is(form, [part=list], p)`).first()).toBeAttached();
  }
  await expect(page.locator('inquiry-products [part=tile]').last()).toBeAttached();
  return elements.evaluateAll((all) =>
    all
      .map((element) => element.getBoundingClientRect())
      .map(({ left, bottom, width, height }, index) => {
        const next = all[index + 1]?.getBoundingClientRect();
        return { left, width, height, gap: next && next.top - bottom };
      }),
  );
}

/** Expects that pasted widgets are as wide, and as far apart, as in the preview. */
async function expectAlike(page: Page, browser: Browser): Promise<void> {
  for (const name of ["The visitor's list", 'The contact form']) await checkbox(page, name).check();
  const code = await builder(page).locator('pre').innerText();
  await showPreview(page);
  const preview = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!preview) throw new Error('There is no preview.');
  const shown = await boxes(preview);
  const { width, margin, height } = await preview.evaluate(() => ({
    width: innerWidth,
    margin: getComputedStyle(document.body).margin,
    height: innerHeight,
  }));

  // In a window of its own: with a tab's, the browser would make that of the preview smaller, and lose clicks in it.
  const own = await browser.newContext({ viewport: { width, height } });
  const partner = await own.newPage();
  const pasted = code.replaceAll(config.site.url, SITE);
  await openPage(partner, `<style>body { margin: ${margin} }</style>\n${pasted}\n`);
  await expect.poll(() => boxes(partner)).toEqual(shown);
  await own.close();
}

/** Expects that the code for what is chosen can be copied, and works in the preview. */
async function expectCopied(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('textbox').fill('A & B');
  await page.getByRole('button', { name: 'Copy' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replaceAll('\r', '').split('\n')).toEqual([
    `<script async src="${config.site.url}/embed/v1.js" data-source="A &amp; B"></script>`,
    `<inquiry-add product="ac-001"><a href="${config.site.url}/store/product/ac-001">Add to Inquiry List</a></inquiry-add>`,
    `<inquiry-contact><a href="${config.site.url}/">${config.site.name}</a></inquiry-contact>`,
  ]);
  await showPreview(page);
  const preview = page.frameLocator('iframe');
  // By keyboard: once another page of the context was resized, Chromium hands no clicks to the frame.
  await preview.locator('inquiry-add').getByRole('button').press('Enter');
  await expect(preview.locator('inquiry-launcher')).toContainText('1');
  // As on a partner's page: storage works, and no warning is shown.
  await expect(preview.locator('inquiry-notices li')).toHaveCount(1);
}

/** Fills in attributes and settings, and expects them in preview and code. */
async function expectSettings(page: Page): Promise<void> {
  const fold = (name: string) => builder(page).locator('details').filter({ hasText: name }).first();
  await fold('<inquiry-add>').locator('summary').click();
  await fold('<inquiry-add>').getByLabel('Text of the button').fill('Ask us');
  await fold('<inquiry-products>').locator('summary').click();
  await fold('<inquiry-products>').getByLabel('category').selectOption('mining');
  await fold('<inquiry-products>').getByLabel('limit').fill('2');
  await fold('<script>').locator('summary').click();
  await fold('<script>').getByLabel('number').fill('+99 12 345 6789');
  await fold('<script>').getByLabel('launcher').selectOption('always');
  const code = builder(page).locator('pre');
  await expect(code).toContainText('data-number="+99 12 345 6789" data-launcher="always"');
  await expect(code).toContainText('label="Ask us"');
  await expect(code).toContainText('<inquiry-products limit="2" category="mining">');
  await showPreview(page);
  const preview = page.frameLocator('iframe');
  await expect(preview.locator('inquiry-add').getByRole('button')).toHaveText('Ask us');
  await expect(preview.locator('inquiry-launcher').getByRole('button')).toBeVisible();
  await expect(preview.locator('inquiry-products [part=tile]')).toHaveCount(2);
}

test('[E11] [E43] [E44] the page for partners shows what is chosen, live and as it will stand on their page, and gives the code for it, with every attribute and setting; its reference names all of them', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/partners');
  const preview = page.frameLocator('iframe');

  await test.step('the reference names every attribute, setting, method, event and CSS part', async () => {
    for (const name of [
      'quantity',
      'data-launcher',
      'doctor()',
      'inquiry:send',
      '::part(send)',
      '::part(panel)',
    ])
      await expect(page.locator('main dt', { hasText: name }).first()).toBeAttached();
  });

  await test.step('the preview shows what is chosen at first', async () => {
    await showPreview(page);
    await expect(preview.locator('inquiry-add').getByRole('button')).toBeVisible();
  });

  await test.step('what is pasted is as wide, and stands as far apart, as the preview shows', () =>
    expectAlike(page, browser));

  await test.step('it shows what is chosen now', async () => {
    await checkbox(page, "The visitor's list").uncheck();
    await showPreview(page);
    await preview.locator('inquiry-contact').scrollIntoViewIfNeeded();
    await expect(preview.locator('inquiry-contact form')).toBeVisible();
    await checkbox(page, 'Product tiles').uncheck();
    await expect(preview.locator('inquiry-products')).toHaveCount(0);
    await expect(preview.locator('inquiry-list')).toHaveCount(0);
  });

  await test.step('the code for it is copied', () => expectCopied(page));

  await test.step('every attribute and setting can be filled in', async () => {
    await checkbox(page, 'Product tiles').check();
    await expectSettings(page);
  });
});
