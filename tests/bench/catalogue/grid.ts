import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { delays, markInput, markPaints, marksOf } from '../studio/marks';
import { measureKeys, timeUntilPainted, workOfKeys } from './work';

/** What is pasted. */
const PASTED_ROWS = 1000;
const PASTED_COLUMNS = 6;

/** The pause after each measured moment, in which the check that it causes ends. */
const PAUSE_MS = 1500;

/** How long a paste may take on a busy machine before the bench gives up. */
const PASTE_TIMEOUT_MS = 60_000;

/** How quick the grid of products is, in ms. */
export interface GridFigures {
  /** From the click on "Products" to its rows. */
  opens: number[];
  /** How long each key keeps the grid busy: keys that move, that type, and that end an editor. */
  keys: number[];
  /** From Ctrl+V to the pasted cells. */
  pastes: number[];
}

/** Measures the grid in an open Studio. */
export async function measureGrid(page: Page, rounds: number): Promise<GridFigures> {
  const grid = page.getByRole('grid', { name: 'Products' });
  const opens: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const shown = '[role=grid] [role=gridcell]';
    opens.push(await timeUntilPainted(page, { button: 'Products', shown }));
    await sleep(PAUSE_MS);
    if (round + 1 === rounds) break;
    await page.getByRole('button', { name: 'Words', exact: true }).click();
    await expect(grid).toHaveCount(0);
  }
  await grid.focus();
  await measureKeys(page);
  let keys: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await pressKeys(page);
    // Other load only ever makes a key slower, so the best time of all rounds counts for each.
    const times = await workOfKeys(page);
    keys = times.map((time, key) => Math.min(time, keys[key] ?? Infinity));
  }
  const pastes: number[] = [];
  await markInput(page);
  await markPaints(page, '[role=grid]');
  for (let round = 0; round < rounds; round += 1) pastes.push(await paste(page, round));
  return { opens, keys, pastes };
}

/** Moves, types into a cell, and back again. */
async function pressKeys(page: Page): Promise<void> {
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  for (let step = 0; step < 20; step += 1) await press(page, 'ArrowDown');
  for (let step = 0; step < 5; step += 1) await press(page, 'PageDown');
  for (const letter of 'Rope of hemp') await press(page, letter);
  await press(page, 'Enter');
  await sleep(PAUSE_MS);
  await press(page, 'Delete');
  await sleep(PAUSE_MS);
}

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await sleep(30);
}

/** Pastes cells over those of the first products, and takes them back. */
async function paste(page: Page, round: number): Promise<number> {
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await page.evaluate((text) => navigator.clipboard.writeText(text), cells(round));
  await sleep(PAUSE_MS);
  const keys = (await marksOf(page, 'keydown')).length;
  await page.keyboard.press('Control+v');
  await expect(page.getByText(`${PASTED_ROWS * PASTED_COLUMNS} cells written.`)).toBeVisible({
    timeout: PASTE_TIMEOUT_MS,
  });
  await sleep(PAUSE_MS);
  // The second key is the letter.
  const [key = NaN] = (await marksOf(page, 'keydown')).slice(keys + 1);
  const [time = NaN] = delays([key], await marksOf(page, 'painted'));
  await page.keyboard.press('Control+z');
  await sleep(PAUSE_MS);
  return time;
}

/** Name, category, description, picture, its text, and whether it is for ornament, as a spreadsheet copies them. */
function cells(round: number): string {
  const rows = Array.from({ length: PASTED_ROWS }, (_, row) => [
    `Rope ${round}-${row}`,
    'deck',
    `A rope of hemp, number ${row}, for boats that lie at a quay in wind and swell.`,
    '/images/engine.svg',
    `A coil of rope ${row}`,
    'no',
  ]);
  return rows.map((row) => row.join('\t')).join('\n');
}
