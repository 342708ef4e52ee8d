import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { openOnce } from './support/openOnce';
import { test } from './support/test';
import { goHome, partsOf, save, saveAsItWas, undoAll } from './support/studio';

let page: Page;
openOnce((opened) => (page = opened));

test('something is announced above all pages, as the preview shows while it is written', async () => {
  const { site, form, frame } = partsOf(page);
  await site.getByRole('button', { name: 'Announcement', exact: true }).click();
  await form.getByRole('button', { name: 'Add announcement' }).click();
  await form.getByLabel('Text', { exact: true }).fill('Closed over **Christmas**.');
  await expect(frame.getByRole('complementary').getByText('Christmas')).toBeVisible();
  await expectAccessible(page, 'the form of the announcement');
  await undoAll(page);
  await expect(frame.getByText('Christmas')).toHaveCount(0);
});

test('a file is uploaded for a download, which the page then offers', async ({ studio }) => {
  const asItWas = studio.file();
  await goHome(page);
  const { blocks, form, frame, dialog } = partsOf(page);
  await blocks.getByRole('button', { name: /^Stats/ }).click();
  await form.getByRole('button', { name: 'Add a block below' }).click();
  await dialog('Add a block').getByRole('searchbox').fill('PDF');
  await dialog('Add a block')
    .getByRole('button', { name: /^Downloads/ })
    .click();
  await form
    .getByRole('button', { name: /^Your title here/ })
    .first()
    .click();
  const upload = form.getByLabel('Upload a file');
  await upload.setInputFiles({
    name: 'Film.exe',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('MZ'),
  });
  await expect(form.getByText(/^Files of this kind cannot be added/)).toBeVisible();
  await upload.setInputFiles({
    name: 'Price List.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'),
  });
  await expect(form.getByRole('combobox', { name: 'File' })).toHaveValue(
    '/downloads/price-list.pdf',
  );
  await expect(frame.getByText('PDF').first()).toBeVisible();
  await expectAccessible(page, 'the form of downloads');
  await save(page);
  expect(studio.file()).toContain('"file": "/downloads/price-list.pdf"');
  await saveAsItWas(page);
  studio.write(asItWas);
});
