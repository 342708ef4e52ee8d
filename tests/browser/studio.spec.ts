import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { startStudio, undoAll, type RunningStudio } from './support/studio';

// One Studio for all journeys; each takes back what it did.
test.describe.configure({ mode: 'serial' });

let studio: RunningStudio;
let asItWas: string;

test.beforeAll(async () => {
  studio = await startStudio(test.info().outputPath('company'));
  asItWas = studio.file();
});

test.afterAll(() => studio.stop());

test.beforeEach(async ({ page }) => {
  // Not the first visit, which begins with the tour.
  await page.addInitScript(() => localStorage.setItem('studio-visited', 'true'));
  await page.goto(studio.url);
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeVisible();
});

const form = (page: Page) => page.getByRole('region', { name: 'Form' });
const site = (page: Page) => page.getByRole('navigation', { name: 'Site' });
/** Confirms the summary by keyboard, once there is one. */
async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Save to/ });
  await expect(button).toBeEnabled();
  await button.press('Enter');
}

const blocks = (page: Page) =>
  form(page).getByRole('list', { name: 'Blocks' }).getByRole('listitem');

test('[T51] a heading is found, changed, seen in the page and saved by keyboard alone', async ({
  page,
}) => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('yard like few');
  await page.keyboard.press('Enter');
  const heading = page.getByLabel('Heading', { exact: true });
  await expect(heading).toBeFocused();
  await heading.press('ControlOrMeta+a');
  await page.keyboard.type('A Yard With Two Slips');
  await expect(
    page.frameLocator('iframe').getByRole('heading', { name: 'A Yard With Two Slips' }),
  ).toBeVisible();
  await expect(page.getByText(/^Kept/)).toBeVisible();
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Save the changes' });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page, 'the summary before saving');
  await save(page);
  await expect(page.getByText('Saved: 1 line changed.')).toBeVisible();
  expect(studio.file()).toBe(asItWas.replace('A Yard Like Few Others', 'A Yard With Two Slips'));

  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+s');
  await save(page);
  await expect(dialog).toBeHidden();
  expect(studio.file()).toBe(asItWas);
});

test('[T52] a block is added between two from the gallery', async ({ page }) => {
  await expect(blocks(page)).toHaveCount(7);
  await form(page)
    .getByRole('button', { name: /^Stats/ })
    .click();
  await page.getByRole('button', { name: 'Add a block below' }).click();
  const gallery = page.getByRole('dialog', { name: 'Add a block' });
  await expectAccessible(page, 'the gallery', 'all but colours');
  await gallery.getByRole('searchbox').fill('notice');
  await gallery.getByRole('button', { name: /^Notice/ }).click();
  await expect(form(page).getByRole('heading', { name: 'Notice' })).toBeFocused();
  await form(page).getByRole('button', { name: 'Home' }).click();
  await expect(blocks(page)).toHaveCount(8);
  await expect(blocks(page).nth(2)).toContainText('Notice');
  await undoAll(page);
});

test('[T53] the last block is moved to the top, by keyboard and by mouse', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const last = () =>
    blocks(page)
      .nth(6)
      .getByRole('button', { name: /drag it/ });
  const name = await blocks(page).nth(6).innerText();
  await last().focus();
  await page.keyboard.press('Enter');
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(blocks(page).first()).toHaveText(name);
  await undoAll(page);

  await expect(blocks(page).nth(6)).toHaveText(name);
  const from = await last().boundingBox();
  const to = await blocks(page).first().boundingBox();
  if (!from || !to) throw new Error('The list of blocks is not drawn.');
  await page.mouse.move(from.x + 8, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y - 40, { steps: 4 });
  await page.mouse.move(to.x + 20, to.y + 2, { steps: 8 });
  await page.mouse.up();
  await expect(blocks(page).first()).toHaveText(name);
  await undoAll(page);
  expect(refused).toEqual([]);
});

test('[T54] a picture is exchanged for another one of the site', async ({ page }) => {
  await form(page)
    .getByRole('button', { name: /^Text and picture/ })
    .click();
  await form(page).getByRole('button', { name: 'Choose another' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page, 'the pictures', 'all but colours');
  await dialog.getByRole('button', { name: /winch/ }).click();
  await expect(form(page).getByText('winch.svg')).toBeVisible();
  await undoAll(page);
});

test('[T55] a page with a block is added, and put in the menu', async ({ page }) => {
  await site(page).getByRole('button', { name: 'Add' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a page' });
  await dialog.getByLabel('Name of the page').fill('Winter Storage');
  await expect(dialog.getByLabel('Address')).toHaveValue('/winter-storage');
  await dialog
    .getByLabel('What it is about')
    .fill('Where boats stand dry from October to April, and what it takes to book a place.');
  await expectAccessible(page, 'adding a page', 'all but colours');
  await dialog.getByRole('button', { name: 'Add the page' }).click();
  await expect(site(page).getByRole('button', { name: 'Winter Storage' })).toBeVisible();
  await form(page).getByRole('button', { name: 'Add block' }).click();
  const gallery = page.getByRole('dialog', { name: 'Add a block' });
  await gallery.getByRole('button', { name: /^Hero Th/ }).click();
  await form(page).getByRole('button', { name: 'Winter Storage' }).click();
  await expect(blocks(page)).toHaveCount(1);
  await site(page).getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(
    form(page).getByRole('button', { name: 'Winter Storage', exact: true }),
  ).toBeVisible();
  await undoAll(page);
});

test('[T56] a page gets another address: links follow, and the old one leads there', async ({
  page,
}) => {
  await site(page)
    .getByRole('button', { name: 'Ask the Yard' })
    .or(site(page).getByRole('button', { name: 'Contact', exact: true }))
    .first()
    .click();
  await form(page).getByRole('button', { name: 'Change address …' }).click();
  const dialog = page.getByRole('dialog', { name: /Change the address/ });
  await dialog.getByRole('textbox', { name: 'New address' }).fill('/ask');
  await expectAccessible(page, 'changing an address', 'all but colours');
  await dialog.getByRole('button', { name: 'Change the address' }).click();
  await page.getByRole('button', { name: /Save/ }).click();
  const summary = page.getByRole('dialog', { name: 'Save the changes' });
  await expect(summary.getByRole('listitem').nth(1)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'No mistakes' })).toBeVisible();
  await undoAll(page);
});

test('[T57] a mistake stands at its field, in the tree and in the list, and its button fixes it', async ({
  page,
}) => {
  await site(page)
    .getByRole('button', { name: /^Branches/ })
    .click();
  await form(page).locator('button[aria-expanded]').first().click();
  const email = form(page).getByRole('textbox', { name: 'E-mail' });
  await email.press('End');
  await page.keyboard.type(' ');
  await expect(site(page).getByRole('button', { name: /^Branches 1 mistake/ })).toBeVisible();
  await expectAccessible(page, 'a mistake at its field');
  await page.getByRole('button', { name: /Show 1 mistake/ }).click();
  await page
    .getByRole('dialog', { name: 'Mistakes' })
    .getByRole('button', { name: /branches/ })
    .click();
  await expect(email).toBeFocused();
  await form(page)
    .getByRole('button', { name: /^Fix it/ })
    .click();
  await expect(page.getByRole('button', { name: 'No mistakes' })).toBeVisible();
  await undoAll(page);
});

test('[T58] everything is undone after a reload too, and the file is what it was', async ({
  page,
}) => {
  await form(page)
    .getByRole('button', { name: /^Stats/ })
    .click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(/^Kept/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Undo: delete “Stats/ })).toBeVisible();
  await undoAll(page);
  expect(studio.file()).toBe(asItWas);
});

for (const width of [320, 768, 1280, 1920]) {
  test(`[T59] Studio can be used at ${width} px, without a violation of axe or a name missing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    if (width < 900) {
      for (const tab of ['Site', 'Page', 'Form']) {
        await page.getByRole('button', { name: tab, exact: true }).click();
        await expectAccessible(page, `${tab} at ${width} px`, width === 320 ? 'all' : 'layout');
      }
    } else {
      await expectAccessible(page, `${width} px`, width === 1280 ? 'all' : 'layout');
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  });
}

test('[T60] the first visit begins with the tour, which Escape leaves for good', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const tour = page.getByRole('dialog', { name: 'How Studio works' });
  await page.goto(studio.url);
  await expect(tour).toBeVisible();
  await expectAccessible(page, 'the tour');
  await page.keyboard.press('Escape');
  await expect(tour).toBeHidden();
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeVisible();
  await expect(tour).toBeHidden();
  await context.close();
});
