import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { keyboard } from './support/hands';
import { test } from './support/test';
import { openStudio } from './support/studio';

const ASKED = 'Enregistrer les modifications';

/** Saves by keyboard, in French. */
async function saveInFrench(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  const asked = page.getByRole('dialog', { name: ASKED });
  await keyboard(page).press(asked.getByRole('button', { name: 'Enregistrer dans' }));
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
}

test('[T83] by keyboard, Studio is put into French, then a text is found, changed and saved', async ({
  page,
  studio,
}) => {
  await openStudio(page, studio);
  const { press } = keyboard(page);
  await press(page.getByRole('button', { name: 'Language of Studio' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Français' }));
  await expect(page.getByRole('button', { name: 'Chercher (Ctrl+K)' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Chercher' }).waitFor();
  await page.keyboard.type('Repairs on the Slip');
  await page.keyboard.press('Enter');
  const field = page.locator(':focus');
  await expect(field).toHaveValue('Repairs on the Slip');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Afloat on Friday');
  await expect(page.getByText(/^À l’abri depuis \d+ s, pas encore enregistré$/)).toBeVisible();

  await page.keyboard.press('Control+s');
  await page.getByRole('dialog', { name: ASKED }).getByRole('listitem').waitFor();
  await expectAccessible(page, 'the summary in French');
  await page.keyboard.press('Escape');
  await saveInFrench(page);
  expect(studio.file()).toContain('Afloat on Friday');

  // Another visit is in French, too.
  await page.reload();
  await page.getByRole('button', { name: /^Annuler\s: modifier «/ }).waitFor();
  await page.keyboard.press('Control+z');
  await saveInFrench(page);
  expect(studio.file()).toContain('Repairs on the Slip');
});

test('[T83] on a phone, the bar is in one row in every language', async ({ page, studio }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openStudio(page, studio);
  const bar = page.getByRole('banner');
  const row = await bar.evaluate((element) => element.clientHeight);
  for (const [language, words] of [
    ['Français', 'Langue de Studio'],
    ['Norsk bokmål', 'Språk i Studio'],
    ['Português', 'Língua do Studio'],
  ] as const) {
    await bar.getByRole('button', { name: /^(Language|Langue|Språk)/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: language }).click();
    await bar.getByRole('button', { name: words }).waitFor();
    expect(await bar.evaluate((element) => element.clientHeight), language).toBe(row);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBe(320);
    await expectAccessible(page, `Studio on a phone: ${language}`);
  }
});
