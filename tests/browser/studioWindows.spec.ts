import { expect, type Page } from '@playwright/test';
import { test } from './support/test';
import { startOwnStudio, type OwnStudio } from './support/ownStudio';
import { openShared, partsOf, save, undoAll } from './support/studio';

// One after another in the same Studio.
test.describe.configure({ mode: 'default' });

let one: Page;
let other: Page;
/** A Studio of its own: what two windows do to each other cannot be taken back step by step. */
let studio: OwnStudio;

test.beforeAll(async ({ browser }) => {
  studio = await startOwnStudio();
  one = await openShared(browser, studio);
  other = await openShared(browser, studio);
});

test.afterAll(async () => {
  await one.close();
  await other.close();
  await studio.stop();
});

/** What a window shows of others must be there within a second; a busy machine may take longer to draw it. */
const SOON = { timeout: 5000 };

async function openFooter(page: Page) {
  const { site, form } = partsOf(page);
  await site.getByRole('button', { name: 'Footer' }).click();
  return form.getByLabel('Copyright', { exact: true });
}

test.beforeEach(async () => {
  await openFooter(one);
  await openFooter(other);
});

test('[T61] each window shows what the other one writes', async () => {
  const [mine, theirs] = [await openFooter(one), await openFooter(other)];
  await mine.fill('Written in the first window');
  await expect(theirs).toHaveValue('Written in the first window', SOON);
  await expect(other.getByText('In another window: change copyright')).toBeVisible(SOON);
  await expect(other.getByText('Also open in 1 other window')).toBeVisible();
  await undoAll(one);
});

test('[T61] an undo takes back the own step, and what the other wrote is saved', async () => {
  const [mine, theirs] = [await openFooter(one), await openFooter(other)];
  await mine.fill('From the first window');
  await expect(theirs).toHaveValue('From the first window', SOON);
  await theirs.fill('From the second window');
  await expect(mine).toHaveValue('From the second window', SOON);
  await one.getByRole('button', { name: /^Undo:/ }).click();
  await expect(one.getByText(/^Not undone, because another window/)).toBeVisible(SOON);
  await expect(mine).toHaveValue('From the second window');
  await save(other);
  await expect(other.getByText('All changes are saved')).toBeVisible();
  await expect(one.getByText('All changes are saved')).toBeVisible(SOON);
  expect(studio.file()).toContain('From the second window');
  await other.getByRole('button', { name: /^Undo:/ }).click();
  await expect(mine).toHaveValue('From the first window', SOON);
});

test('[T61] what both write at the same moment is shown with both, and one is chosen', async () => {
  const [mine, theirs] = [await openFooter(one), await openFooter(other)];
  // Neither hears of the other before it has written.
  const held: (() => void)[] = [];
  for (const page of [one, other])
    await page.route('**/api/change', async (route) => {
      await new Promise<void>((resolve) => {
        held.push(resolve);
        if (held.length >= 2) for (const go of held) go();
      });
      await route.continue();
    });
  await Promise.all([mine.fill('From the first'), theirs.fill('From the second')]);
  const decide = one.getByRole('button', { name: 'Decide 1 conflict' });
  await expect(decide).toBeVisible(SOON);
  await decide.click();
  const asked = partsOf(one).dialog('Changed twice');
  await expect(asked.getByText('From the first')).toBeVisible();
  await expect(asked.getByText('From the second')).toBeVisible();
  await asked.getByRole('button', { name: 'Keep what stands now' }).click();
  await one.keyboard.press('Escape');
  await expect(other.getByRole('button', { name: 'Decide 1 conflict' })).toHaveCount(0);
  expect(await mine.inputValue()).toBe(await theirs.inputValue());
});
