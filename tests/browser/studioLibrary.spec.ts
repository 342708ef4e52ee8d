import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { keyboard, mouse, type Hand } from './support/hands';
import { openOnce } from './support/openOnce';
import { test } from './support/test';
import { partsOf, save, saveAsItWas, undoAll } from './support/studio';

const PHOTOS = path.resolve(import.meta.dirname, '../fixtures/norwegian-engines/public/images');

let asItWas: string;
let page: Page;

openOnce((opened, studio) => {
  page = opened;
  asItWas = studio.file();
});

const openView = (name: string) =>
  partsOf(page).site.getByRole('button', { name, exact: true }).click();

test('[V12] two photos are added and described, one takes a picture’s place everywhere, by mouse and by keyboard, and is cut by eye, the other goes to the trash and comes back', async ({
  studio,
}) => {
  await openView('Pictures');
  const { dialog } = partsOf(page);
  const cards = page.getByRole('list', { name: 'Pictures' });
  await expect(cards).toBeVisible();
  await page
    .getByLabel('Add pictures')
    .setInputFiles(['motor.jpg', 'havna.jpg'].map((name) => path.join(PHOTOS, name)));
  const texts = dialog('What do these pictures show?');
  await texts.getByLabel('What motor.jpg shows').fill('A blue diesel');
  await texts.getByRole('button', { name: 'Keep these texts' }).click();
  await expect(cards.getByRole('button', { name: /havna\.jpg/ })).toContainText('Not used');

  await replaceEngine(mouse(page));
  await cards.getByRole('button', { name: /motor\.jpg/ }).click();
  await page
    .getByRole('button', { name: /^Crop and focus point in/ })
    .first()
    .click();
  const cut = dialog('Crop and focus point of motor.jpg');
  // In the middle of the window, whatever it was opened from.
  expect((await cut.boundingBox())?.y).toBeGreaterThan(20);
  await cut.getByRole('button', { name: /^Focus point/ }).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(cut.getByRole('button', { name: /^Focus point: 40 % .* 51 %/ })).toBeFocused();
  await cut.getByRole('button', { name: /^Corner at the top right/ }).hover();
  await page.mouse.down();
  await page.mouse.move(640, 300, { steps: 3 });
  await page.mouse.up();
  await expect(cut.getByRole('button', { name: 'Crop: 100 × 100 %' })).toHaveCount(0);
  await expectAccessible(page, 'crop and focus point');
  await cut.getByRole('button', { name: /^Use this/ }).click();
  await save(page);
  expect(studio.file()).toContain('"focus": { "x": 40, "y": 51 }');
  expect(studio.file()).toContain('"crop"');
  expect(studio.file()).not.toContain('engine.svg');

  await cards.getByRole('button', { name: /havna\.jpg/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(cards.getByRole('button', { name: /havna\.jpg/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Put back havna.jpg' }).click();
  await expect(cards.getByRole('button', { name: /havna\.jpg/ })).toBeVisible();

  await saveAsItWas(page);
  await replaceEngine(keyboard(page));
  await undoAll(page);
  // The lines of a picture that was saved longer stay as they were broken.
  expect(JSON.parse(studio.file())).toEqual(JSON.parse(asItWas));
  studio.write(asItWas);
});

/** Puts a photo in the place of a drawing everywhere. */
async function replaceEngine({ press, write }: Hand): Promise<void> {
  const engine = page.getByRole('list', { name: 'Pictures' }).getByRole('button', {
    name: /engine\.svg/,
  });
  await press(engine);
  await press(page.getByRole('button', { name: 'Replace everywhere …' }));
  const other = partsOf(page).dialog('Replace engine.svg everywhere');
  await write(other.getByLabel('Search pictures'), 'motor');
  await press(other.getByRole('button', { name: 'motor.jpg' }));
  await expect(other.getByLabel(/^What the new picture shows/)).toHaveValue('A blue diesel');
  await press(other.getByRole('button', { name: /^Replace in/ }));
  await expect(engine).toContainText('Not used');
}

test('[V2] a picture that was copied elsewhere is pasted into the library', async () => {
  await openView('Pictures');
  const cards = page.getByRole('list', { name: 'Pictures' });
  await expect(cards).toBeVisible();
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(64, 40);
    canvas.getContext('2d')?.fillRect(0, 0, 64, 40);
    const blob = await canvas.convertToBlob();
    await navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })]);
  });
  await page.keyboard.press('Control+v');
  const texts = partsOf(page).dialog('What do these pictures show?');
  await texts.getByLabel('What image.png shows').fill('Nothing at all');
  await texts.getByRole('button', { name: 'Keep these texts' }).click();
  const pasted = cards.getByRole('button', { name: /image\.png/ });
  await expect(pasted).toContainText('64 × 40 px');
  await pasted.click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(pasted).toHaveCount(0);
});

test('[V13] [V14] a colour that is changed is measured at once, a look to begin with takes the place of all colours, and words are found by their English, and written', async ({
  studio,
}) => {
  await openView('Look');
  const state = page.getByRole('region', { name: 'What can be read' }).getByRole('status');
  await expect(state).toHaveText('Every pair can be read.');
  const ink = page.getByRole('textbox', { name: /^Ink$/i });
  const before = await ink.inputValue();
  await ink.fill('#dddddd');
  await expect(state).toHaveText(/hard to read/);
  await page.getByRole('button', { name: /^Use Harbour/ }).click();
  await expect(state).toHaveText('Every pair can be read.');
  await expectAccessible(page, 'the look');
  await undoAll(page);
  await expect(ink).toHaveValue(before);
  await expect(state).toHaveText('Every pair can be read.');

  await openView('Words');
  await page.getByLabel('Search words').fill('Selected items');
  const word = page.getByRole('textbox', { name: /Selected Items/i }).first();
  await expect(word).toHaveValue('On your list ({n})');
  await word.fill('Your list ({n})');
  await expectAccessible(page, 'the words');
  await save(page);
  expect(studio.file()).toContain('"selectedItems": "Your list ({n})"');
  await saveAsItWas(page);
  expect(studio.file()).toBe(asItWas);
});
