import { expect, test, type Frame, type Page } from '@playwright/test';
import { openPage, SITE } from './support/partnerPage';
import { config } from './support/site';
import { visit } from './support/visit';

test('[E11] the page for partners shows what is chosen, live, and gives the code for it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/partners');
  const preview = page.frameLocator('iframe');
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect(preview.locator('inquiry-add').getByRole('button')).toBeVisible();
  await page.getByRole('checkbox', { name: 'The contact form' }).check();
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await preview.locator('inquiry-contact').scrollIntoViewIfNeeded();
  await expect(preview.locator('inquiry-contact form')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Product tiles' }).uncheck();
  await expect(preview.locator('inquiry-products')).toHaveCount(0);
  await page.getByRole('main').getByRole('textbox').fill('A & B');
  await page.getByRole('button', { name: 'Copy' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replaceAll('\r', '').split('\n')).toEqual([
    `<script async src="${config.site.url}/embed/v1.js" data-source="A &amp; B"></script>`,
    `<inquiry-add product="ac-001"><a href="${config.site.url}/store/product/ac-001">Add to Inquiry List</a></inquiry-add>`,
    `<inquiry-contact><a href="${config.site.url}/">${config.site.name}</a></inquiry-contact>`,
  ]);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await preview.locator('inquiry-add').getByRole('button').click();
  await expect(preview.locator('inquiry-launcher')).toContainText('1');
  // As on a partner's page: storage works, and no warning is shown.
  await expect(preview.locator('inquiry-notices li')).toHaveCount(1);
});

test('[E43] every attribute and setting can be filled in, and shows in preview and code', async ({
  page,
}) => {
  await visit(page, '/partners');
  const builder = page.getByRole('main').locator('fieldset').locator('..');
  const fold = (name: string) => builder.locator('details').filter({ hasText: name }).first();
  await fold('<inquiry-add>').locator('summary').click();
  await fold('<inquiry-add>').getByLabel('label', { exact: true }).fill('Ask us');
  await fold('<inquiry-products>').locator('summary').click();
  await fold('<inquiry-products>').getByLabel('category').selectOption('mining');
  await fold('<inquiry-products>').getByLabel('limit').fill('2');
  await fold('<script>').locator('summary').click();
  await fold('<script>').getByLabel('number').fill('+99 12 345 6789');
  await fold('<script>').getByLabel('launcher').selectOption('always');
  const code = builder.locator('pre');
  await expect(code).toContainText('data-number="+99 12 345 6789" data-launcher="always"');
  await expect(code).toContainText('label="Ask us"');
  await expect(code).toContainText('<inquiry-products limit="2" category="mining">');
  const preview = page.frameLocator('iframe');
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect(preview.locator('inquiry-add').getByRole('button')).toHaveText('Ask us');
  await expect(preview.locator('inquiry-launcher').getByRole('button')).toBeVisible();
  await expect(preview.locator('inquiry-products [part=tile]')).toHaveCount(2);
});

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

test('[E43] what is pasted is as wide, and stands as far apart, as the preview shows', async ({
  page,
}) => {
  await visit(page, '/partners');
  const main = page.getByRole('main');
  for (const name of ["The visitor's list", 'The contact form'])
    await main.getByRole('checkbox', { name }).check();
  const code = await main.locator('fieldset').locator('..').locator('pre').innerText();
  const frame = page.locator('iframe');
  await frame.scrollIntoViewIfNeeded();
  const preview = await (await frame.elementHandle())?.contentFrame();
  if (!preview) throw new Error('There is no preview.');
  const shown = await boxes(preview);
  const { width, margin, height } = await preview.evaluate(() => ({
    width: innerWidth,
    margin: getComputedStyle(document.body).margin,
    height: innerHeight,
  }));

  await page.setViewportSize({ width, height });
  const pasted = code.replaceAll(config.site.url, SITE);
  await openPage(page, `<style>body { margin: ${margin} }</style>\n${pasted}\n`);
  await expect.poll(() => boxes(page)).toEqual(shown);
});

test('[E44] the reference names every attribute, setting, method, event and CSS part', async ({
  page,
}) => {
  await visit(page, '/partners');
  const main = page.getByRole('main');
  for (const name of [
    'quantity',
    'data-launcher',
    'doctor()',
    'inquiry:send',
    '::part(send)',
    '::part(panel)',
  ])
    await expect(main.locator('dt', { hasText: name }).first()).toBeAttached();
});
