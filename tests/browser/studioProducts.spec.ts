import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { SiteConfig } from '../../src/generated/authored';
import { enlarge } from '../bench/scale/largeConfig';
import { changeTable } from '../setup/changeTable';
import { withTemporaryFolder } from '../temporary/withTemporaryFolder';
import { expectAccessible } from './support/axe';
import { keyboard, mouse, type Hand } from './support/hands';
import { test } from './support/test';
import { openShared, partsOf, save, saveAsItWas } from './support/studio';
import { walkTo } from './support/walkTo';
import { walkToCell } from './support/walkToCell';

// Studio is opened once for all; each takes back what it did.
test.describe.configure({ mode: 'default' });

interface Company {
  store: { products: { id: string; name: string; category: string; description: string }[] };
}

let asItWas: string;
let page: Page;

test.beforeAll(async ({ browser, studio }) => {
  asItWas = studio.file();
  page = await openShared(browser, { url: `${studio.url}#products` });
  await expect(grid()).toBeVisible();
});

test.afterAll(async () => {
  await page.close();
});

const products = (text: string) => (JSON.parse(text) as Company).store.products;
const grid = () => page.getByRole('grid', { name: 'Products' });
/** Which of the products are shown. */
const show = () => page.getByLabel('Show', { exact: true });
/** The cells whose mistakes stand in the way of a build. */
const wrong = () => grid().locator('[role=gridcell][aria-invalid]');

/** Forty products as a spreadsheet copies them: the category of the 3rd, the id of the 5th, and the text of the 7th are wrong. */
function fortyRows(): string {
  const rows = Array.from({ length: 40 }, (_, n) => [
    n === 4 ? 'Anchor 5!' : `anchor-${n + 1}`,
    // The code as printed, which these have not.
    '',
    `Anchor ${n + 1} kg`,
    n === 2 ? 'anchorage' : 'deck',
    n === 6 ? 'short' : `A galvanised anchor of ${n + 1} kg for boats that lie on sand and mud.`,
  ]);
  return `${rows.map((row) => row.join('\t')).join('\r\n')}\r\n`;
}

/** Pastes the forty products into the row for new ones. */
async function pasteForty(hand: 'mouse' | 'keyboard'): Promise<void> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), fortyRows());
  await page.keyboard.press('Control+v');
  await expect(page.getByText('44 products', { exact: true })).toBeVisible();
  // What is shown stays until it is asked for again, and the check has to answer first.
  await expect(wrong().first()).toBeVisible();
  if (hand === 'mouse') await show().selectOption({ label: 'With a mistake or warning' });
  else {
    await walkTo(page, show());
    await page.keyboard.type('With a m');
  }
  await expect(wrong()).toHaveCount(3);
}

const MENDED: readonly (readonly [RegExp, string])[] = [
  [/^anchorage$/, 'deck'],
  [/^Anchor 5!$/, 'anchor-5'],
  [/^short$/, 'A galvanised anchor of 7 kg for boats that lie on sand and mud.'],
];

const HANDS = { mouse, keyboard };

for (const hand of ['mouse', 'keyboard'] as const)
  test(`[G8] forty products pasted from a spreadsheet are mended at their cells and saved, by ${hand}`, async ({
    studio,
  }) => {
    if (hand === 'mouse') await page.getByRole('button', { name: 'Add product' }).click();
    else {
      await walkTo(page, grid());
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Home');
    }
    await pasteForty(hand);
    if (hand === 'mouse') await expectAccessible(page, 'the grid of products with mistakes');
    for (const [text, better] of MENDED) {
      const cell = grid().getByRole('gridcell', { name: text });
      if (hand === 'mouse') await cell.dblclick();
      else await goTo(cell);
      await page.keyboard.press('Control+a');
      await page.keyboard.type(better);
      await page.keyboard.press('Enter');
    }
    await expect(wrong()).toHaveCount(0);
    await save(page, HANDS[hand](page));
    const now = products(studio.file());
    expect(now).toHaveLength(44);
    expect(now.slice(4).map(({ id }) => id)).toEqual(
      Array.from({ length: 40 }, (_, n) => `anchor-${n + 1}`),
    );
    expect(new Set(now.slice(4).map(({ category }) => category))).toEqual(new Set(['deck']));
    await saveAsItWas(page, HANDS[hand](page));
    expect(studio.file()).toBe(asItWas);
    await show().selectOption({ label: 'All products' });
  });

/** Moves to a cell with the arrow keys, and begins to edit it. */
async function goTo(cell: Locator): Promise<void> {
  await walkToCell(page, cell);
  await page.keyboard.press('F2');
  const editor = grid().locator('[data-editor] :focus');
  await expect(editor).toBeVisible();
}

test('[G10] a list of 1,000 products is downloaded, changed in a spreadsheet program and uploaded, by mouse and by keyboard', async ({
  studio,
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
  // Just started, Studio may not watch the file yet.
  await expect(async () => {
    studio.write(text);
    await expect(page.getByText('1,000 products', { exact: true })).toBeVisible({ timeout: 4000 });
  }).toPass();

  const back = page.getByRole('button', { name: 'Undo: take over products.xlsx' });

  await withTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'products.xlsx');
    const [byMouse, byKeys] = [mouse(page), keyboard(page)];
    await download(byMouse, file);
    await upload(byMouse, changeTable(file, typed));
    await expectAccessible(page, 'what a table would change', 'all but colours', 'dialog[open]');
    await takeOver(byMouse);
    await byMouse.press(back);
    await expect(page.getByText('All changes are saved')).toBeVisible();

    await download(byKeys, file);
    await upload(byKeys, changeTable(file, typed));
    await takeOver(byKeys);
    await save(page, byKeys);
    const now = products(studio.file());
    expect(now[400]?.name).toBe('Tau 12 mm, på rull');
    expect(now.at(-1)).toEqual({ ...two, id: 'new-1' });
    expect(now).toHaveLength(1001);
    await byKeys.press(back);
    await save(page, byKeys);
    expect(studio.file()).toBe(text);
    studio.write(asItWas);
    await expect(page.getByText('4 products', { exact: true })).toBeVisible();
  });
});

async function download({ press }: Hand, file: string): Promise<void> {
  const coming = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Download XLSX' }));
  await (await coming).saveAs(file);
}

/** Uploads a table, and looks at what it would change. */
async function upload({ press }: Hand, file: string): Promise<void> {
  const asking = page.waitForEvent('filechooser');
  await press(page.getByLabel('Upload a table'));
  await (await asking).setFiles(file);
  const asked = partsOf(page).dialog('What products.xlsx would change');
  for (const [part, line] of [
    ['1 product added', /^new-1 /],
    ['1 product changed, 1 cell', /^Products!C402, .* → “Tau 12 mm, på rull”$/],
    ['1 product of the site is not in the table', /./],
  ] as const) {
    const section = asked.locator('section').filter({ hasText: part });
    await expect(section.getByRole('listitem')).toHaveText([line]);
  }
  await expect(asked).toContainText('998 products as before.');
}

async function takeOver({ press }: Hand): Promise<void> {
  const asked = partsOf(page).dialog('What products.xlsx would change');
  await press(asked.getByRole('button', { name: 'Take it over' }));
  await expect(page.getByLabel('Upload a table')).toBeFocused();
}
