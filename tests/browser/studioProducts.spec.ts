import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { openStudio, startWatchingStudio, type RunningStudio } from './support/studio';

// One Studio for all; each takes back what it did.
test.describe.configure({ mode: 'default' });

interface Company {
  store: { products: { id: string; category: string; description: string }[] };
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
async function pasteForty(page: Page): Promise<void> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), fortyRows());
  await page.keyboard.press('Control+v');
  await expect(page.getByText('44 products', { exact: true })).toBeVisible();
  // What is shown stays until it is asked for again, and the check has to answer first.
  await expect(wrong(page).first()).toBeVisible();
  await page.getByLabel('Show', { exact: true }).selectOption({ label: 'With a mistake' });
  await expect(wrong(page)).toHaveCount(3);
}

/** Saves, after a look at the summary. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Save/ }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Save the changes' });
  await expect(dialog).toContainText('Anchor 40 kg');
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText(/^Saved: \d+ lines changed\.$/)).toBeVisible();
}

const MENDED: readonly (readonly [RegExp, string])[] = [
  [/^anchorage$/, 'deck'],
  [/^Anchor 5!$/, 'anchor-5'],
  [/^short$/, 'A galvanised anchor of 7 kg for boats that lie on sand and mud.'],
];

for (const hand of ['mouse', 'keyboard'] as const)
  test(`[G8] forty products pasted from a spreadsheet are mended at their cells and saved, by ${hand}`, async ({
    page,
  }) => {
    await openProducts(page);
    if (hand === 'mouse') await page.getByRole('button', { name: 'Add product' }).click();
    else {
      await grid(page).focus();
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Home');
    }
    await pasteForty(page);
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
    await save(page);
    const now = products(studio.file());
    expect(now).toHaveLength(44);
    expect(now.slice(4).map(({ id }) => id)).toEqual(
      Array.from({ length: 40 }, (_, n) => `anchor-${n + 1}`),
    );
    expect(new Set(now.slice(4).map(({ category }) => category))).toEqual(new Set(['deck']));
    const undo = page.getByRole('button', { name: /^Undo:/ });
    while (await undo.isVisible()) await undo.click();
    await page.getByRole('button', { name: /^Save/ }).first().click();
    await page
      .getByRole('dialog', { name: 'Save the changes' })
      .getByRole('button', { name: /^Save/ })
      .click();
    await expect.poll(() => studio.file()).toBe(asItWas);
  });

/** Moves to a cell with the arrow keys, and begins to edit it. */
async function goTo(page: Page, id: string): Promise<void> {
  const active = () => grid(page).getAttribute('aria-activedescendant');
  const [, row, column] = /^product-(\d+)-(\d+)$/.exec(id) ?? [];
  await grid(page).focus();
  await page.keyboard.press('Control+Home');
  for (let n = 0; n < Number(row); n += 1) await page.keyboard.press('ArrowDown');
  for (let n = 0; n < Number(column); n += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(active).toBe(id);
  await page.keyboard.press('F2');
  const editor = grid(page).locator('[data-editor] :focus');
  await expect(editor).toBeVisible();
}
