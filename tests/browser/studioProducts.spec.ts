import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import type { SiteConfig } from '../../src/generated/authored';
import { enlarge } from '../bench/scale/largeConfig';
import { changeTable } from '../setup/changeTable';
import { withTemporaryFolder } from '../temporary/withTemporaryFolder';
import { expectAccessible } from './support/axe';
import { keyboard, mouse, type Hand } from './support/hands';
import {
  openStudio,
  partsOf,
  save,
  saveAsItWas,
  startWatchingStudio,
  type RunningStudio,
} from './support/studio';
import { walkTo } from './support/walkTo';

// One Studio for all; each takes back what it did.
test.describe.configure({ mode: 'default' });

interface Company {
  store: { products: { id: string; name: string; category: string; description: string }[] };
}

let studio: RunningStudio;
let asItWas: string;

test.beforeAll(async () => {
  studio = await startWatchingStudio();
  asItWas = studio.file();
});

test.afterAll(() => studio.stop());

const products = (text: string) => (JSON.parse(text) as Company).store.products;
const grid = (page: Page) => page.getByRole('grid', { name: 'Products' });
/** The cells whose mistakes stand in the way of a build. */
const wrong = (page: Page) => grid(page).locator('[role=gridcell][aria-invalid]');

/** Forty products as a spreadsheet copies them: the category of the 3rd, the id of the 5th, and the text of the 7th are wrong. */
function fortyRows(): string {
  const rows = Array.from({ length: 40 }, (_, n) => [
    n === 4 ? 'Anchor 5!' : `anchor-${n + 1}`,
    `Anchor ${n + 1} kg`,
    n === 2 ? 'anchorage' : 'deck',
    n === 6 ? 'short' : `A galvanised anchor of ${n + 1} kg for boats that lie on sand and mud.`,
  ]);
  return `${rows.map((row) => row.join('\t')).join('\r\n')}\r\n`;
}

async function openProducts(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openStudio(page, { url: `${studio.url}#products` });
  await expect(grid(page)).toBeVisible();
}

/** Pastes the forty products into the row for new ones. */
async function pasteForty(page: Page, hand: 'mouse' | 'keyboard'): Promise<void> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), fortyRows());
  await page.keyboard.press('Control+v');
  await expect(page.getByText('44 products', { exact: true })).toBeVisible();
  // What is shown stays until it is asked for again, and the check has to answer first.
  await expect(wrong(page).first()).toBeVisible();
  const show = page.getByLabel('Show', { exact: true });
  if (hand === 'mouse') await show.selectOption({ label: 'With a mistake' });
  else {
    await walkTo(page, show);
    await page.keyboard.type('With a m');
  }
  await expect(wrong(page)).toHaveCount(3);
}

const MENDED: readonly (readonly [RegExp, string])[] = [
  [/^anchorage$/, 'deck'],
  [/^Anchor 5!$/, 'anchor-5'],
  [/^short$/, 'A galvanised anchor of 7 kg for boats that lie on sand and mud.'],
];

const HANDS = { mouse, keyboard };

for (const hand of ['mouse', 'keyboard'] as const)
  test(`[G8] forty products pasted from a spreadsheet are mended at their cells and saved, by ${hand}`, async ({
    page,
  }) => {
    await openProducts(page);
    if (hand === 'mouse') await page.getByRole('button', { name: 'Add product' }).click();
    else {
      await walkTo(page, grid(page));
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Home');
    }
    await pasteForty(page, hand);
    await expectAccessible(page, 'the grid of products with mistakes');
    for (const [text, better] of MENDED) {
      const cell = grid(page).getByRole('gridcell', { name: text });
      if (hand === 'mouse') await cell.dblclick();
      else await goTo(page, (await cell.getAttribute('id')) ?? '');
      await page.keyboard.press('Control+a');
      await page.keyboard.type(better);
      await page.keyboard.press('Enter');
    }
    await expect(wrong(page)).toHaveCount(0);
    await save(page, HANDS[hand](page));
    const now = products(studio.file());
    expect(now).toHaveLength(44);
    expect(now.slice(4).map(({ id }) => id)).toEqual(
      Array.from({ length: 40 }, (_, n) => `anchor-${n + 1}`),
    );
    expect(new Set(now.slice(4).map(({ category }) => category))).toEqual(new Set(['deck']));
    await saveAsItWas(page, HANDS[hand](page));
    expect(studio.file()).toBe(asItWas);
  });

/** Moves to a cell with the arrow keys, and begins to edit it. */
async function goTo(page: Page, id: string): Promise<void> {
  const active = () => grid(page).getAttribute('aria-activedescendant');
  const [, row, column] = /^product-(\d+)-(\d+)$/.exec(id) ?? [];
  await walkTo(page, grid(page));
  await page.keyboard.press('Control+Home');
  for (let n = 0; n < Number(row); n += 1) await page.keyboard.press('ArrowDown');
  for (let n = 0; n < Number(column); n += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(active).toBe(id);
  await page.keyboard.press('F2');
  const editor = grid(page).locator('[data-editor] :focus');
  await expect(editor).toBeVisible();
}

test('[G10] a list of 1,000 products is downloaded, changed in a spreadsheet program and uploaded, by mouse and by keyboard', async ({
  page,
}) => {
  // It starts LibreOffice where that is installed.
  test.slow();
  const large = enlarge(JSON.parse(asItWas) as SiteConfig, { pages: 0, products: 1000 });
  const text = `${JSON.stringify(large, null, 2)}\n`;
  const all = products(text);
  const [one, two] = [all[400], all[999]];
  const typed = [
    [one?.name ?? '', 'Tau 12 mm, på rull'],
    [two?.id ?? '', 'new-1'],
  ] as const;
  await openProducts(page);
  // Just started, Studio may not watch the file yet.
  await expect(async () => {
    studio.write(text);
    await expect(page.getByText('1000 products', { exact: true })).toBeVisible({ timeout: 4000 });
  }).toPass();

  await withTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'products.xlsx');
    for (const hand of [mouse(page), keyboard(page)]) {
      await download(page, hand, file);
      await upload(page, hand, changeTable(file, typed));
      await save(page, hand);
      const now = products(studio.file());
      expect(now[400]?.name).toBe('Tau 12 mm, på rull');
      expect(now.at(-1)).toEqual({ ...two, id: 'new-1' });
      expect(now).toHaveLength(1001);
      await hand.press(page.getByRole('button', { name: 'Undo: take over products.xlsx' }));
      await save(page, hand);
      expect(studio.file()).toBe(text);
    }
  });
});

async function download(page: Page, { press }: Hand, file: string): Promise<void> {
  const coming = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Download XLSX' }));
  await (await coming).saveAs(file);
}

/** Takes a table over, after a look at what it would change. */
async function upload(page: Page, { press }: Hand, file: string): Promise<void> {
  const asking = page.waitForEvent('filechooser');
  await press(page.getByLabel('Upload a table'));
  await (await asking).setFiles(file);
  const asked = partsOf(page).dialog('What products.xlsx would change');
  for (const [part, line] of [
    ['1 product added', /^new-1 /],
    ['1 product changed, 1 cell', /^Products!B402, .* → “Tau 12 mm, på rull”$/],
    ['1 product of the site is not in the table', /./],
  ] as const) {
    const section = asked.locator('section').filter({ hasText: part });
    await expect(section.getByRole('listitem')).toHaveText([line]);
  }
  await expect(asked).toContainText('998 products as before.');
  await expectAccessible(page, 'what a table would change', 'all but colours');
  await press(asked.getByRole('button', { name: 'Take it over' }));
  await expect(page.getByLabel('Upload a table')).toBeFocused();
}
