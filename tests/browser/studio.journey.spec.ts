import { createServer } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { keyboard } from './support/hands';
import { walkTo } from './support/walkTo';
import { test } from './support/test';
import { goHome, openShared, undoAll } from './support/studio';

// Studio is opened once for all journeys; each takes back what it did.
test.describe.configure({ mode: 'serial' });

let asItWas: string;
let page: Page;

test.beforeAll(async ({ browser, studio }) => {
  asItWas = studio.file();
  page = await openShared(browser, studio);
});

test.afterAll(async () => {
  await page.close();
});

test.beforeEach(() => goHome(page));

const form = () => page.getByRole('region', { name: 'Form' });
const site = () => page.getByRole('navigation', { name: 'Site' });
/** Confirms the summary by keyboard, once there is one. */
async function save(): Promise<void> {
  await keyboard(page).press(page.getByRole('button', { name: /^Save to/ }));
}

test('[T31] [T51] a heading is found, changed, seen in the page and saved by keyboard alone', async ({
  studio,
}) => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('yard like few');
  await page.keyboard.press('Enter');
  const heading = page.getByLabel('Heading', { exact: true });
  await expect(heading).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('A Yard With Two Slips');
  await expect(
    page.frameLocator('iframe').getByRole('heading', { name: 'A Yard With Two Slips' }),
  ).toBeVisible();
  await expect(page.getByText(/^Kept/)).toBeVisible();

  await page.keyboard.press('F6');
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await page.keyboard.press('F6');
  await expect(site().getByRole('button', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(site().getByRole('button', { name: 'The Yard' })).toBeFocused();
  await page.keyboard.press('F6');
  await walkTo(page, page.locator('iframe[title="Page"]'));
  await page.keyboard.press('F6');
  await expect(form().getByRole('heading', { name: 'Text and picture' })).toBeFocused();

  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Save the changes' });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page, 'the summary before saving');
  await save();
  await expect(page.getByText('Saved: 1 line changed.')).toBeVisible();
  expect(studio.file()).toBe(asItWas.replace('A Yard Like Few Others', 'A Yard With Two Slips'));

  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+s');
  await save();
  await expect(dialog).toBeHidden();
  expect(studio.file()).toBe(asItWas);
});

test('[T27] a page in the preview whose script could not be loaded opens again by itself', async () => {
  let failures = 0;
  await page.route(/deps\/react-dom_client\.js/, (route) => {
    failures += 1;
    return failures === 1 ? route.fulfill({ status: 504 }) : route.continue();
  });
  await page.reload();
  const field = page.getByLabel('Heading', { exact: true });
  const shown = page
    .frameLocator('iframe')
    .getByRole('heading', { name: 'A Yard Like Few Others' });
  // What is clicked before the draft is drawn is in no block.
  await expect(async () => {
    await shown.click({ timeout: 2000 });
    await expect(field).toBeFocused({ timeout: 2000 });
  }).toPass();
  expect(failures).toBeGreaterThan(1);
});

test('[T57] a mistake stands at its field, in the tree and in the list, and its button fixes it', async () => {
  await site()
    .getByRole('button', { name: /^Branches/ })
    .click();
  await form().locator('button[aria-expanded]').first().click();
  const email = form().getByRole('textbox', { name: 'E-mail' });
  await email.press('End');
  await page.keyboard.type(' ');
  await expect(site().getByRole('button', { name: /^Branches 1 mistake/ })).toBeVisible();
  await expectAccessible(page, 'a mistake at its field');
  await page.getByRole('button', { name: /Show 1 mistake/ }).click();
  await page
    .getByRole('dialog', { name: 'Mistakes' })
    .getByRole('button', { name: /^Branches › / })
    .click();
  await expect(email).toBeFocused();
  await form()
    .getByRole('button', { name: /^Fix it/ })
    .click();
  await expect(email).toBeFocused();
  await expect(page.getByRole('button', { name: 'No mistakes' })).toBeVisible();
  await undoAll(page);
});

test('[T58] everything is undone after a reload too, and the file is what it was', async ({
  studio,
}) => {
  await form().getByRole('button', { name: 'Duplicate', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo: duplicate “Home”' })).toBeVisible();
  await expect(site().getByRole('button', { name: 'Home (/home-copy)' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(form().getByRole('heading', { name: 'Home' })).toBeVisible();
  await form()
    .getByRole('button', { name: /^Stats/ })
    .click();
  await form().getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(/^Kept/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Undo: delete “Stats/ })).toBeVisible();
  await undoAll(page);
  expect(studio.file()).toBe(asItWas);
});

test('[T60] the first visit begins with the tour, which Escape leaves for good', async ({
  browser,
  studio,
}) => {
  const context = await browser.newContext();
  const first = await context.newPage();
  const tour = first.getByRole('dialog', { name: 'How Studio works' });
  await first.goto(studio.url);
  await expect(tour).toBeVisible();
  await expectAccessible(first, 'the tour');
  await first.keyboard.press('Escape');
  await expect(tour).toBeHidden();
  await first.reload();
  await expect(first.getByRole('navigation', { name: 'Site' })).toBeVisible();
  await expect(tour).toBeHidden();
  await context.close();
});

test('[T32] Studio is killed and started again, with its preview at another address: its page follows by itself', async ({
  studio,
}) => {
  const shown = page.frameLocator('iframe[title="Page"]');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('yard like few');
  await page.keyboard.press('Enter');
  const heading = form().getByLabel('Heading', { exact: true });
  await expect(heading).toBeFocused();
  const { port } = new URL((await page.locator('iframe[title="Page"]').getAttribute('src')) ?? '');
  await studio.kill();
  const other = createServer().listen(Number(port), '127.0.0.1');
  await heading.fill('A Yard With Two Slips');
  await studio.again();
  // A server that has just started makes all that the page needs anew.
  const drawn = shown.getByRole('heading', { name: 'A Yard With Two Slips' });
  await expect(drawn).toBeVisible();
  other.close();
  await expect(page.locator('iframe[title="Page"]')).not.toHaveAttribute('src', new RegExp(port));
  await undoAll(page);
});

test('[T59] Studio can be used from 320 to 1920 px, without a violation of axe or a name missing', async () => {
  for (const width of [320, 768, 1920, 1280]) {
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
    expect(wide, `${width} px`).toBeLessThanOrEqual(width);
  }
});

test('[T59] undo and save stay in one row on tablets and phones, with a count of warnings between them', async () => {
  await goHome(page);
  await form().getByRole('button', { name: 'Add block', exact: true }).click();
  await page.keyboard.type('FAQ');
  await page.keyboard.press('Enter');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: /warnings/ })).toBeVisible();
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const undo = await bar.getByRole('button', { name: /^Undo:/ }).boundingBox();
    const saving = await bar.getByRole('button', { name: 'Save', exact: true }).boundingBox();
    expect(saving?.y, `${width} px`).toBe(undo?.y);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await undoAll(page);
});
