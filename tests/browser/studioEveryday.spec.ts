import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { keyboard, mouse } from './support/hands';
import { openOnce } from './support/openOnce';
import { test } from './support/test';
import { goHome, partsOf, undoAll } from './support/studio';

let page: Page;
openOnce((opened) => (page = opened));

test.beforeEach(() => goHome(page));
test.afterEach(() => undoAll(page));

/** What people look for, and the block that they get by pressing Enter. */
const WANTED = [
  ['FAQ', 'Accordion'],
  ['spreadsheet', 'Table'],
  ['PDF', 'Downloads'],
  ['YouTube', 'Video'],
  ['photos', 'Gallery'],
  ['staff', 'Team'],
  ['versus', 'Compare'],
  ['enquiry', 'Contact form'],
  ['clients', 'Logo grid'],
  ['how it works', 'Steps'],
  ['certificates', 'Downloads'],
] as const;

for (const [name, handOf] of [
  ['by mouse', mouse],
  ['by keyboard', keyboard],
] as const) {
  test(`[T74] blocks for everyday wishes are added with two presses and a word, ${name}`, async () => {
    test.slow();
    const { press } = handOf(page);
    const { form, site, dialog } = partsOf(page);
    for (const [word, title] of WANTED) {
      await press(form.getByRole('button', { name: 'Add block', exact: true }));
      await expect(dialog('Add a block').getByRole('searchbox')).toBeFocused();
      await page.keyboard.type(word);
      await page.keyboard.press('Enter');
      await expect(form.getByRole('heading', { name: title, level: 2 })).toBeFocused();
      await press(site.getByRole('button', { name: /^Home/ }).first());
    }
  });

  test(`[T74] a line above all pages is written, and the phone number of an office changed, ${name}`, async () => {
    const { press, write } = handOf(page);
    const { form, frame } = partsOf(page);
    const find = async (words: string) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
    };
    await find('announcement');
    await press(form.getByRole('button', { name: 'Add announcement' }));
    await write(form.getByLabel('Text', { exact: true }), 'Closed over Christmas');
    await expect(frame.getByRole('complementary').getByText('Closed over')).toBeVisible();
    await find('960123');
    await expect(form.getByLabel('Number', { exact: true })).toBeFocused();
  });
}

test('[T74] [T70] a form asks for one thing more, and shows what arrives', async () => {
  const { press, write } = mouse(page);
  const { form, dialog } = partsOf(page);
  await press(form.getByRole('button', { name: 'Add block', exact: true }));
  await page.keyboard.type('enquiry');
  await page.keyboard.press('Enter');
  await press(form.getByRole('button', { name: 'Fields', exact: true }));
  await press(form.getByRole('button', { name: 'Add form field' }));
  await write(form.getByLabel('Label', { exact: true }).last(), 'Machine');
  await press(form.getByRole('button', { name: 'What arrives' }));
  const arriving = dialog('What arrives');
  await expect(arriving.getByText('Machine: (Machine)').first()).toBeVisible();
  await expectAccessible(page, 'what arrives');
  await page.keyboard.press('Escape');
});

test('[T72] a price list takes the place of another one everywhere', async () => {
  const { form, site } = partsOf(page);
  await site.getByRole('button', { name: 'Files', exact: true }).click();
  const pdf = (name: string, text: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.7\n${text}`),
  });
  await page.getByLabel('Add a file').setInputFiles(pdf('Prices 2026.pdf', 'a'));
  const row = page.getByRole('listitem').filter({ hasText: 'prices-2026.pdf' }).first();
  await expect(row).toContainText('No page offers it');
  await goHome(page);
  await form.getByRole('button', { name: 'Add block', exact: true }).click();
  await page.keyboard.type('PDF');
  await page.keyboard.press('Enter');
  await form
    .getByRole('button', { name: /^Your title here/ })
    .first()
    .click();
  await form.getByRole('combobox', { name: 'File' }).fill('/downloads/prices-2026.pdf');
  await site.getByRole('button', { name: 'Files', exact: true }).click();
  await expect(row).toContainText('Offered in 1 place');
  await expectAccessible(page, 'the library of files');
  await row.getByLabel(/^Replace everywhere/).setInputFiles(pdf('Prices 2027.pdf', 'b'));
  await expect(
    page.getByRole('listitem').filter({ hasText: 'prices-2027.pdf' }).first(),
  ).toContainText('Offered in 1 place');
});

test('[T76] each block of the gallery is seen as it would be added, in the look of the site', async () => {
  const { form, dialog } = partsOf(page);
  const gallery = dialog('Add a block');
  await form.getByRole('button', { name: 'Add block', exact: true }).click();
  const entry = (title: string) =>
    gallery
      .getByRole('listitem')
      .filter({ has: page.locator('strong').getByText(title, { exact: true }) });
  const still = entry('Hero').locator('iframe').contentFrame();
  await expect(still.getByText('Your title here')).toBeVisible();
  await expect(still.getByRole('banner')).toBeHidden();
  await expect(still.locator('section').first()).toHaveCSS('background-color', 'rgb(18, 53, 43)');
  expect(await still.locator('script').count()).toBe(0);
  // What needs scripts, or something to show, has its look, too.
  const drawn = (title: string) => entry(title).locator('iframe').contentFrame();
  for (const [title, part] of [
    ['Part numbers', 'textarea'],
    ['Map', 'button'],
    ['News', 'h3'],
  ] as const) {
    await entry(title).scrollIntoViewIfNeeded();
    await expect(drawn(title).locator(`main ${part}`).first()).toBeVisible();
  }
  // Those out of sight are not fetched yet.
  await expect(entry('Sales desk').locator('iframe')).toHaveCount(0);
  await entry('Sales desk').scrollIntoViewIfNeeded();
  await expect(entry('Sales desk').locator('iframe').contentFrame().locator('main')).toBeVisible();
  // Tab leads from one block to the next, and not into what they look like.
  await gallery.getByRole('searchbox').focus();
  for (const title of ['Hero carousel', 'Hero', 'Accordion']) {
    await page.keyboard.press('Tab');
    await expect(entry(title).getByRole('button')).toBeFocused();
  }
  await expectAccessible(page, 'the gallery of blocks');
  await page.keyboard.press('Escape');
});
