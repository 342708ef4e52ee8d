import { expect } from '@playwright/test';
import { openStudio, partsOf, undoAll } from './support/studio';
import { test } from './support/test';

test('[K16] in Studio, the categories of a block are ticked by name, and a page with it is shown', async ({
  page,
  studio,
}) => {
  test.slow();
  await openStudio(page, studio);
  const { form, site, blocks, frame, dialog } = partsOf(page);
  const only = form.getByRole('group', { name: 'Only in these categories' });
  const add = form.getByRole('button', { name: 'Only in these categories', exact: true });
  // Behind its name stands how many warnings there are.
  const pages = (name: string) => site.getByRole('button', { name: new RegExp(`^${name}`) });
  await pages('Every category').click();
  await form.getByRole('button', { name: 'Add block', exact: true }).click();
  await dialog('Add a block').getByRole('searchbox').fill('FAQ');
  await dialog('Add a block')
    .getByRole('button', { name: /^Accordion/ })
    .click();
  await add.click();
  await only.getByRole('checkbox', { name: 'Deck Gear' }).check();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Deck Gear');
  await expect(frame.locator('details').first()).toBeVisible();
  await pages('Every category').click();
  await expect(blocks.filter({ hasText: '(only in Deck Gear)' })).toHaveCount(1);
  await expect(frame.getByRole('heading', { level: 1 })).not.toHaveText('Deck Gear');
  await expect(frame.locator('details')).toHaveCount(0);
  // Where there are no categories, nothing asks for them.
  await site.getByTitle('/contact', { exact: true }).click();
  await blocks
    .getByRole('button', { name: /^Offices/ })
    .first()
    .click();
  await expect(form.getByRole('heading', { name: 'Offices' })).toBeVisible();
  await expect(add).toHaveCount(0);
  await undoAll(page);
});
