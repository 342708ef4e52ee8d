import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { walkOne, walkThrough, type Task } from './support/everydayWalk';
import { keyboard, mouse } from './support/hands';
import { startOwnStudio, type OwnStudio } from './support/ownStudio';
import { openShared, partsOf, save, saveAsItWas } from './support/studio';
import { supplierList } from './support/supplierList';
import { test } from './support/test';

// One after another in the same Studio.
test.describe.configure({ mode: 'default' });

/** Ends a build that hangs. */
const BUILD_TIMEOUT_MS = 200_000;

let page: Page;
/** A Studio of its own: saves, answers about price lists and what is published are not taken back. */
let studio: OwnStudio;

test.beforeAll(async ({ browser }) => {
  studio = await startOwnStudio();
  page = await openShared(browser, studio);
});

test.afterAll(async () => {
  await page.close();
  await studio.stop();
});

const grid = () => page.getByRole('grid', { name: 'Products' });
const openTool = (name: string | RegExp) =>
  partsOf(page).site.getByRole('button', { name, exact: typeof name === 'string' });

/** Each list has another heading: one that was answered before asks nothing. */
const catalogueTasks = (heading: string): Readonly<Record<string, Task>> => ({
  "Take over a supplier's list": async ({ press, choose }) => {
    const { dialog } = partsOf(page);
    const goOn = (name: RegExp) => press(dialog(name).getByRole('button', { name: 'Continue' }));
    await press(openTool('Products'));
    await choose(page.getByLabel('Upload a table'), 'nordsjø.csv', supplierList(heading));
    const columns = dialog(/^The headings of this table are not ours/);
    await expect(columns).toContainText('Anchors & chain · Ropes · Bilge pumps');
    await expect(columns.getByLabel('Net price EUR')).toHaveValue('leave');
    await goOn(/^The headings of this table/);
    const repeated = dialog(/^One row has a code that stands already above/);
    await expect(repeated).toContainText('Swivel 10 mm ≠ Halyard 10 mm');
    await press(repeated.getByRole('radio').first());
    await goOn(/^One row has a code/);
    await expect(dialog(/^The site does not have 5 categories/)).toContainText('Nordsjø: ');
    await goOn(/^The site does not have/);
    const preview = dialog(/^What nordsjø\.csv would change$/);
    await expect(preview.getByRole('heading', { name: '38 products added' })).toBeVisible();
    await press(preview.getByRole('button', { name: 'Take it over' }));
    await expect(page.getByText('42 products')).toBeVisible();
    await expect(page.getByRole('button', { name: 'No mistakes' })).toBeVisible();
  },
  'Paste the names of new products': async ({ press, selectCell, strike, select }) => {
    const names = ['Bow thruster 45 kgf', 'Anchor windlass', 'Anchor windlass', 'Shackle, 8 mm'];
    await page.evaluate((text) => navigator.clipboard.writeText(text), names.join('\n'));
    await press(openTool('Products'));
    await selectCell(grid().getByRole('row').last().getByRole('gridcell').nth(2));
    await strike('Control+v');
    await select(page.getByLabel('Category of the selected products'), 'Deck Gear');
    await expect(grid().getByRole('gridcell', { name: 'anchor-windlass-2' })).toBeVisible();
  },
});

const sayWhere =
  (live: string): Task =>
  async ({ press, select, write }) => {
    const { form } = partsOf(page);
    await press(openTool(/^Publish/));
    await press(page.getByRole('button', { name: 'Publish to a server or folder …' }));
    await select(form.getByLabel('Kind', { exact: true }), 'Folder');
    await write(form.getByLabel('Path', { exact: true }), live);
    await expect(page.getByRole('button', { name: 'No mistakes' })).toBeVisible();
  };

const publish: Task = async ({ press }) => {
  await press(openTool(/^Publish/));
  const publishing = page.getByRole('region', { name: 'Publish' });
  await press(publishing.getByRole('button', { name: /^Publish to .*live/ }));
  await expect(publishing.getByText('Published.', { exact: true })).toBeVisible({
    timeout: BUILD_TIMEOUT_MS,
  });
};

for (const [name, handOf] of [
  ['by mouse', mouse],
  ['by keyboard', keyboard],
] as const) {
  test(`[T74] [G6] [G8] tasks about lists of products take no more steps than listed, ${name}`, async () => {
    test.slow();
    await walkThrough(page, catalogueTasks(`Remarks ${name}`), handOf);
  });

  test(`[T74] [U3] what was saved is brought back in no more steps than listed, ${name}`, async () => {
    const before = studio.file();
    const { press, write } = handOf(page);
    const { site, form } = partsOf(page);
    await press(site.getByRole('button', { name: 'Contact', exact: true }));
    await write(form.getByLabel('Title', { exact: true }), `Ask us ${name}`);
    await save(page);
    const bringBack: Task = async (walk) => {
      await walk.press(openTool('History'));
      const history = page.getByRole('region', { name: 'History' });
      await walk.press(history.getByRole('list').getByRole('button').nth(1));
      await walk.press(history.getByRole('button', { name: 'Bring back all of this version' }));
      await walk.press(page.getByRole('button', { name: 'Bring it back' }));
      await expect(history.getByText('This is what the site says now.')).toBeVisible();
    };
    await walkOne(page, ['Bring back what was saved last week', bringBack], handOf);
    await save(page);
    expect(studio.file()).toBe(before);
  });

  test(`[T74] [U7] [U8] a place to publish to is named, and published to, in no more steps than listed, ${name}`, async () => {
    // It builds a site.
    test.slow();
    const live = path.join(studio.folder, `live ${name}`);
    await walkOne(page, ['Say where the site is published', sayWhere(live)], handOf);
    await save(page);
    expect(existsSync(live)).toBe(false);
    await walkOne(page, ['Publish', publish], handOf);
    expect(readFileSync(path.join(live, 'index.html'), 'utf8')).toContain('A Yard Like Few Others');
    await saveAsItWas(page);
  });
}
