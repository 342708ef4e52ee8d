import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { zipSync } from 'fflate';
import type { Product, SiteConfig } from '../../src/generated/authored';
import { expectAccessible } from './support/axe';
import { keyboard, mouse, type Hand } from './support/hands';
import { startOwnStudio, type OwnStudio } from './support/ownStudio';
import { openShared, partsOf, save } from './support/studio';
import { test } from './support/test';
import { walkTo } from './support/walkTo';

// One after another in the same Studio.
test.describe.configure({ mode: 'default' });

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures');
const SHOP = path.join(FIXTURES, 'strangers/shop-export-shopify.csv');
const PHOTO = path.join(FIXTURES, 'norwegian-engines/public/images/motor.jpg');

let page: Page;
/** A Studio of its own: what it remembers of files, and pictures that are added, are not taken back. */
let studio: OwnStudio;

test.beforeAll(async ({ browser }) => {
  studio = await startOwnStudio();
  page = await openShared(browser, { url: `${studio.url}#products` });
  await expect(page.getByRole('grid', { name: 'Products' })).toBeVisible();
});

test.afterAll(async () => {
  await page.close();
  await studio.stop();
});

const product = (id: string): Product | undefined =>
  (JSON.parse(studio.file()) as SiteConfig).store?.products.find((one) => one.id === id);
const dialog = (name: RegExp) => partsOf(page).dialog(name);
const section = (name: RegExp, words: string) =>
  dialog(name).locator('section').filter({ hasText: words });

async function choose({ press }: Hand, button: Locator, files: string | string[]): Promise<void> {
  const asking = page.waitForEvent('filechooser');
  await press(button);
  await (await asking).setFiles(files);
}

const upload = (hand: Hand, file: string) => choose(hand, page.getByLabel('Upload a table'), file);

const PREVIEW = /^What shop-export-shopify\.csv would change$/;

test('an export of Shopify is taken over by keyboard, with pictures of a ZIP; by mouse once more, without a question, with pictures of a folder', async () => {
  await takeOverWithZip(keyboard(page));
  expect(product('ball-valve')).toMatchObject({
    category: 'valves',
    image: { src: '/images/bv15.jpg', alt: 'Brass ball valve' },
  });
  await takeOverWithFolder(mouse(page));
  expect(product('ball-valve')?.images).toMatchObject([{ src: '/images/bv20.jpg' }]);
});

async function takeOverWithZip(hand: Hand): Promise<void> {
  await upload(hand, SHOP);
  const sizes = dialog(/^One product comes in several sizes/);
  await walkTo(page, sizes.getByRole('radio', { name: /^One product/ }));
  await page.keyboard.press('ArrowDown');
  await expect(
    sizes.getByRole('radio', { name: 'A product for each size (4 products)' }),
  ).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expectAccessible(page, 'a question about a table', 'all but colours', 'dialog[open]');
  await hand.press(sizes.getByRole('button', { name: 'Continue' }));
  const group = dialog(/does not have a category of these products/);
  await hand.press(group.getByRole('button', { name: 'Continue' }));

  await expect(section(PREVIEW, '2 products added').getByRole('listitem')).toHaveText([
    'ball-valve Ball Valve',
    'gv-050 Gate Valve',
  ]);
  await expect(section(PREVIEW, 'How the table was read')).toContainText('New category: “Valves”.');
  await expectAccessible(page, 'what an export would change', 'all but colours', 'dialog[open]');
  const zip = path.join(studio.folder, 'photos.zip');
  const photo = new Uint8Array(readFileSync(PHOTO));
  writeFileSync(zip, zipSync({ 'Photos/BV15.JPG': photo, 'Photos/other.jpg': photo }));
  await expect(section(PREVIEW, '2 pictures to fetch')).toBeVisible();
  await choose(hand, dialog(PREVIEW).getByLabel('Pictures or ZIP'), zip);
  await expect(section(PREVIEW, '1 picture to fetch').getByRole('listitem')).toHaveText([
    'https://shop.example/bv20.jpg',
  ]);
  await hand.press(dialog(PREVIEW).getByRole('button', { name: 'Take it over' }));
  await expect(page.getByLabel('Upload a table')).toBeFocused();
  await save(page, hand);
}

async function takeOverWithFolder(hand: Hand): Promise<void> {
  await upload(hand, SHOP);
  const missing = section(PREVIEW, '1 picture to fetch');
  await expect(missing).toBeVisible();
  await choose(hand, dialog(PREVIEW).getByLabel('Pictures or ZIP'), PHOTO);
  await expect(dialog(PREVIEW).getByRole('alert')).toContainText('None of these files');
  const photos = path.join(studio.folder, 'photos');
  mkdirSync(photos);
  copyFileSync(PHOTO, path.join(photos, 'bv20.jpg'));
  await choose(hand, dialog(PREVIEW).getByLabel('Folder of pictures'), photos);
  await expect(missing).toBeHidden();
  await hand.press(dialog(PREVIEW).getByRole('button', { name: 'Take it over' }));
  await save(page, hand);
}

test('of another table the columns are asked, and what is chosen there is what is taken over', async () => {
  const hand = mouse(page);
  const file = path.join(studio.folder, 'list.csv');
  writeFileSync(file, 'Artikel;Bezeichnung;Maker\nKH 15/A;Kugelhahn aus Messing;Kuvani\n');
  await upload(hand, file);
  const columns = dialog(/^The headings of this table are not ours/);
  await expect(columns).toContainText('Kugelhahn aus Messing');
  await columns.getByLabel('Maker').selectOption({ label: 'Left out' });
  await hand.press(columns.getByRole('button', { name: 'Continue' }));
  const group = dialog(/does not have a category of these products/);
  await hand.press(group.getByRole('radio', { name: /^Put them into/ }).last());
  await hand.press(group.getByRole('button', { name: 'Continue' }));
  const preview = dialog(/^What list\.csv would change$/);
  await hand.press(preview.getByRole('button', { name: 'Take it over' }));
  await save(page, hand);
  expect(product('kh-15-a')).toMatchObject({ code: 'KH 15/A', name: 'Kugelhahn aus Messing' });
  expect(product('kh-15-a')?.specifications).toBe(undefined);
  expect(product('kh-15-a')?.category).not.toBe('list');
});
