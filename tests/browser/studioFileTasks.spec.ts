import { expect, type Page } from '@playwright/test';
import { walkThrough, type Task } from './support/everydayWalk';
import { keyboard, mouse, type Hand } from './support/hands';
import { openOnce } from './support/openOnce';
import { test } from './support/test';
import { goHome, partsOf } from './support/studio';

let page: Page;
openOnce((opened) => (page = opened));

const FORMS_AND_BLOCKS: Readonly<Record<string, Task>> = {
  'See what arrives of a form': async ({ hand, press }) => {
    const { form, blocks, dialog } = partsOf(page);
    await addBlock(hand, 'enquiry');
    await goHome(page);
    await press(blocks.getByRole('button', { name: /^Contact form/ }));
    await press(form.getByRole('button', { name: 'What arrives' }));
    await expect(
      dialog('What arrives').getByText('yard@brackwater.internal').first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
  },
  'Put a block on another page': async ({ press }) => {
    const { form, blocks, dialog } = partsOf(page);
    await press(blocks.getByRole('button', { name: /^Stats/ }));
    await press(form.getByRole('button', { name: 'Move to page …' }));
    await press(dialog('Move Stats').getByRole('button', { name: 'Move it there' }));
    await expect(form.getByRole('heading', { name: 'Stats', level: 2 })).toBeFocused();
    await expect(form.getByRole('button', { name: 'The Yard', exact: true })).toBeVisible();
  },
  'Replace a word all over the site': async ({ strike, press, write }) => {
    const { dialog } = partsOf(page);
    const asked = dialog('Find and replace');
    await strike('Control+h');
    await write(asked.getByLabel('Find', { exact: true }), 'Ask the Yard');
    await write(asked.getByLabel('Replace with'), 'Ask Us');
    await press(asked.getByRole('button', { name: 'Replace in 3 texts' }));
    await expect(page.getByText('3 texts changed.')).toBeVisible();
  },
};

const FILES: Readonly<Record<string, Task>> = {
  'Offer a price list as PDF': async ({ add, press, choose }) => {
    const { form } = partsOf(page);
    await add('PDF');
    await press(form.getByRole('button', { name: /^Your title here/ }).first());
    await choose(form.getByLabel('Upload a file'), 'Prices 2026.pdf', '%PDF-1.7\n2026');
    await expect(form.getByRole('combobox', { name: 'File' })).toHaveValue(
      /^\/downloads\/prices-2026/,
    );
  },
  'The new price list everywhere': async ({ hand, press, choose }) => {
    const { form, site } = partsOf(page);
    await addBlock(hand, 'PDF');
    await hand.press(form.getByRole('button', { name: /^Your title here/ }).first());
    await hand.write(form.getByRole('combobox', { name: 'File' }), '/files/price-list.pdf');
    await goHome(page);
    await press(site.getByRole('button', { name: 'Files', exact: true }));
    const row = page.getByRole('listitem').filter({ hasText: '/files/price-list.pdf' });
    await choose(row.getByLabel(/^Replace everywhere/), 'Prices 2027.pdf', '%PDF-1.7\n2027');
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /prices-2027.*Offered in 1 place/ })
        .first(),
    ).toBeVisible();
  },
};

/** Adds a block that a word finds to the end of the home page. */
async function addBlock({ press }: Hand, word: string): Promise<void> {
  const { form } = partsOf(page);
  await press(form.getByRole('button', { name: 'Add block', exact: true }));
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('heading', { level: 2 })).toBeFocused();
}

for (const [name, handOf] of [
  ['by mouse', mouse],
  ['by keyboard', keyboard],
] as const) {
  test(`[T74] [T70] [T22] [T23] tasks about forms and whole blocks take no more steps than listed, ${name}`, async () => {
    test.slow();
    await walkThrough(page, FORMS_AND_BLOCKS, handOf);
  });

  test(`[T74] [T72] tasks about files take no more steps than listed, ${name}`, async () => {
    test.slow();
    await walkThrough(page, FILES, handOf);
  });

  test(`[T22] a block is copied as text and pasted on another page ${name}`, async () => {
    const { press } = handOf(page);
    const { form, site, blocks } = partsOf(page);
    await goHome(page);
    await press(blocks.getByRole('button', { name: /^Stats/ }));
    await press(form.getByRole('button', { name: 'Copy', exact: true }));
    await expect(page.getByText(/^Copied: Stats/)).toBeVisible();
    await press(site.getByRole('button', { name: 'The Yard', exact: true }));
    await press(blocks.getByRole('button', { name: /^Hero/ }));
    await press(form.getByRole('button', { name: 'Paste below' }));
    await expect(form.getByRole('heading', { name: 'Stats' })).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeVisible();
  });
}
