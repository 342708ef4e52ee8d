import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Frame, type Page } from '@playwright/test';
import { partsOf } from '../../browser/support/studio';
import { delays, FORM, markInput, markPaints, marksOf } from './marks';

/** The pause after each measured moment, in which the check and the drawing that it causes end. */
const PAUSE_MS = 600;

/** The number of blocks of the page that is edited. */
const BLOCKS_ON_PAGE = 12;

const TEXT = 'A yard with two slips and a crane';

/** How long people wait for what they do in Studio, in ms. */
export interface EditingFigures {
  /** From each key to its letter in the page. */
  keys: number[];
  /** From each duplicate of a block to the page that has it. */
  structures: number[];
  /** From each click on a block to its form. */
  forms: number[];
}

/** Measures an open Studio of the other company, whose home page is shown. */
export async function measureEditing(page: Page): Promise<EditingFigures> {
  const { form, blocks, frame } = partsOf(page);
  // A click finds its field once the page in the frame is Studio's.
  await expect(async () => {
    await frame.getByRole('heading', { name: 'A Yard Like Few Others' }).click();
    await expect(form.getByLabel('Heading', { exact: true })).toBeFocused({ timeout: 2000 });
  }).toPass();
  const shown = await previewOf(page);
  await markInput(page);
  await markPaints(shown, 'main');
  const home = () => form.getByRole('button', { name: 'Home', exact: true }).click();

  for (let count = await countBlocks(page, home); count < BLOCKS_ON_PAGE; count += 1) {
    await blocks
      .getByRole('button', { name: /^Stats/ })
      .first()
      .click();
    await form.getByRole('button', { name: 'Duplicate', exact: true }).click();
    await sleep(PAUSE_MS);
    await home();
  }
  await expect(blocks).toHaveCount(BLOCKS_ON_PAGE);
  const drawn = await marksOf(shown, 'drawn');
  const clicks = await marksOf(page, 'click');
  // Of the clicks, those on Duplicate change the page.
  const structures = clicks.flatMap((click, index) => {
    const next = clicks[index + 1] ?? Infinity;
    const answer = drawn.find((at) => at > click && at < next);
    return answer === undefined ? [] : [answer - click];
  });

  await markPaints(page, FORM);
  const forms = await openForms(page, home);
  return { keys: await typeText(page, shown), structures, forms };
}

/** The page that Studio shows. */
async function previewOf(page: Page): Promise<Frame> {
  const { frame } = partsOf(page);
  const main = await frame.locator('main').elementHandle();
  const shown = await main?.ownerFrame();
  if (!shown) throw new Error('Studio shows no page.');
  return shown;
}

async function countBlocks(page: Page, home: () => Promise<void>): Promise<number> {
  await home();
  return partsOf(page).blocks.count();
}

async function openForms(page: Page, home: () => Promise<void>): Promise<number[]> {
  const { blocks } = partsOf(page);
  const times: number[] = [];
  for (let index = 0; index < BLOCKS_ON_PAGE; index += 1) {
    const clicks = (await marksOf(page, 'click')).length;
    await blocks
      .nth(index)
      .getByRole('button', { name: /^(?!.*drag it)/ })
      .first()
      .click();
    await sleep(PAUSE_MS);
    const click = (await marksOf(page, 'click')).slice(clicks);
    times.push(...delays(click, await marksOf(page, 'drawn')));
    await home();
    await sleep(PAUSE_MS);
  }
  return times;
}

async function typeText(page: Page, shown: Frame): Promise<number[]> {
  const { frame, form } = partsOf(page);
  await frame.getByRole('heading', { name: 'A Yard Like Few Others' }).click();
  const heading = form.getByLabel('Heading', { exact: true });
  await expect(heading).toBeFocused();
  await heading.press('ControlOrMeta+a');
  const before = (await marksOf(page, 'keydown')).length;
  for (const letter of TEXT) {
    await page.keyboard.press(letter);
    await sleep(PAUSE_MS / 2);
  }
  const keys = (await marksOf(page, 'keydown')).slice(before);
  return delays(keys, await marksOf(shown, 'painted'));
}
