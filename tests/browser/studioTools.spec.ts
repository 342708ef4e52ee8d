import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { config as shipped } from './support/site';
import { openOnce } from './support/openOnce';
import { test } from './support/test';
import { goHome, partsOf, undoAll } from './support/studio';

let asItWas: string;
let page: Page;

openOnce((opened, studio) => {
  page = opened;
  asItWas = studio.file();
});

test.beforeEach(() => goHome(page));

/** Goes to what Ctrl+K finds by some words. */
async function find(words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
}

test('[T21] a field that was changed here and in the file is shown with both, and one is chosen', async ({
  studio,
}) => {
  const { form, dialog } = partsOf(page);
  await find('yard like few');
  const heading = form.getByLabel('Heading', { exact: true });
  await heading.fill('A Yard With Two Slips');
  await expect(page.getByText(/^Kept/)).toBeVisible();
  studio.write(
    asItWas
      .replace('A Yard Like Few Others', 'A Yard With a Crane')
      .replace('Makers We Trust', 'Makers We Like'),
  );
  await page.getByRole('button', { name: 'Decide 1 conflict' }).click();
  const asked = dialog('Changed twice');
  await expect(asked.getByText('A Yard With Two Slips', { exact: true })).toBeVisible();
  await expect(asked.getByText('A Yard With a Crane', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a conflict');
  await asked.getByRole('button', { name: 'Take what is in the file' }).click();
  await expect(asked.getByText('Everything is decided.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heading).toHaveValue('A Yard With a Crane');
  // A change of another field is taken over without a question.
  await find('makers we like');
  await expect(heading).toHaveValue('Makers We Like');
  await expect(page.getByText('All changes are saved')).toBeVisible();
  studio.write(asItWas);
  await expect(heading).toHaveValue('Makers We Trust');
  await undoAll(page);
});

test('[T22] a block is copied as text, and pasted on another page or in the Studio of another site, which says what it lacks', async () => {
  const { form, site, blocks, frame } = partsOf(page);
  await blocks.getByRole('button', { name: /^Stats/ }).click();
  await form.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText(/^Copied: Stats/)).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  // The block as its config has it, and so in the Studio of any site.
  const home = (JSON.parse(asItWas) as { pages: { blocks: { type: string }[] }[] }).pages[0];
  expect(JSON.parse(text)).toEqual(home?.blocks.find(({ type }) => type === 'stats'));

  await site.getByRole('button', { name: 'The Yard', exact: true }).click();
  await blocks.getByRole('button', { name: /^Hero/ }).click();
  await form.getByRole('button', { name: 'Paste below' }).click();
  await expect(form.getByRole('heading', { name: 'Stats' })).toBeFocused();

  await page.evaluate(
    (copied) => navigator.clipboard.writeText(copied),
    JSON.stringify(shipped.pages[0]?.blocks.find(({ type }) => type === 'text-media')),
  );
  await form.getByRole('button', { name: 'Paste below' }).click();
  await expect(form.getByLabel('Heading', { exact: true })).toHaveValue('We Install What We Sell');
  await expect(page.getByRole('button', { name: /^Show 2 mistakes/ })).toBeVisible();
  await expect(form.getByText(/^The page leaves this block out/)).toBeVisible();
  await expectAccessible(page, 'a block that the page leaves out');
  await form.getByRole('button', { name: 'Show the first mistake' }).click();
  await expect(form.getByText('"/about" leads nowhere: there is no page "/about".')).toBeVisible();
  await expect(form.getByText('There is no file public/images/about/team.svg.')).toBeVisible();
  await expect(form.locator('img[src$="/images/about/team.svg"]')).toHaveCount(0);
  await expect(frame.getByRole('heading', { name: 'Bring Her Round' })).toBeVisible();
  // What the site has in their place.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('/contact');
  await form.getByRole('button', { name: 'Choose another' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /winch/ }).click();
  // The text said what the other picture shows, so it has gone, and the field asks for a new one.
  await expect(form.getByLabel('What it shows')).toBeFocused();
  await page.keyboard.type('A two-speed winch');
  await expect(page.getByRole('button', { name: 'No mistakes' })).toBeVisible();
  await expect(frame.getByRole('heading', { name: 'We Install What We Sell' })).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('no block at all'));
  await form.getByRole('button', { name: 'Paste below' }).click();
  await expect(page.getByText('There is no block in the clipboard that fits here.')).toBeVisible();
  await form.getByRole('button', { name: 'The Yard', exact: true }).click();
  await expect(blocks).toHaveCount(8);
  await expect(blocks.nth(1)).toContainText('Stats');
  await expect(blocks.nth(2)).toContainText('Text and picture');
  await undoAll(page);
});

test('[T23] a text is replaced all over the site, after a look at each place', async () => {
  const { dialog } = partsOf(page);
  await find('find and replace');
  const asked = dialog('Find and replace');
  await asked.getByLabel('Find', { exact: true }).fill('Ask the Yard');
  await asked.getByLabel('Replace with').fill('Ask Us');
  await expect(asked.getByText('Found in 3 texts:')).toBeVisible();
  await expect(asked.getByRole('insertion')).toHaveText(['Ask Us', 'Ask Us', 'Ask Us']);
  await asked.getByRole('listitem').first().getByRole('checkbox').uncheck();
  await expectAccessible(page, 'find and replace');
  await asked.getByRole('button', { name: 'Replace in 2 texts' }).click();
  await expect(page.getByText('2 texts changed.')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(dialog('Save the changes').getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('button', { name: 'Undo: replace “Ask the Yard” with “Ask Us”' }),
  ).toBeVisible();
  await undoAll(page);
});

test('[T24] a block of several pages says on which it stands, and is made one page’s own', async () => {
  const { form, site, blocks } = partsOf(page);
  await blocks.getByRole('button', { name: /^Shared blocks/ }).click();
  await expect(form.getByText('These blocks are used on 2 pages:')).toBeVisible();
  await expectAccessible(page, 'a shared block');
  await form.getByRole('button', { name: 'Only here' }).click();
  await expect(form.getByRole('heading', { name: 'Call to action' })).toBeVisible();
  const heading = form.getByLabel('Heading', { exact: true });
  await heading.fill('Only at Home');
  await site.getByRole('button', { name: 'The Yard', exact: true }).click();
  await expect(
    page.frameLocator('iframe[title="Page"]').getByRole('heading', { name: 'Bring Her Round' }),
  ).toBeVisible();
  await expect(blocks).toHaveCount(6);
  await undoAll(page);
});

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><path d="M0 0h80v60z"/></svg>';
const HARMFUL = DRAWING.replace('<path', '<script>alert(1)</script><path');
const svg = (name: string, text: string) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(text),
});

test('[T25] a picture is uploaded, or dropped on its field; one that could do harm is refused in words', async () => {
  const { form, blocks, frame, dialog } = partsOf(page);
  await blocks.getByRole('button', { name: /^Text and picture/ }).click();
  await form.getByRole('button', { name: 'Choose another' }).click();
  const upload = dialog('Choose a picture').getByLabel('Upload a picture');
  await upload.setInputFiles(svg('harm.svg', HARMFUL));
  await expect(dialog('Choose a picture').getByRole('alert')).toContainText('not safe');
  await expectAccessible(page, 'a refused picture');
  await upload.setInputFiles(svg('Neue Slipanlage.svg', DRAWING));
  await expect(dialog('Choose a picture')).toBeHidden();
  await expect(form.getByText('neue-slipanlage.svg')).toBeVisible();
  await expect(frame.locator('img[src*="neue-slipanlage"]')).toBeVisible();

  const dropped = await page.evaluateHandle(
    (text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'crane.svg', { type: 'image/svg+xml' }));
      return data;
    },
    DRAWING.replace('80v60', '70v50'),
  );
  await form.getByText('Or drop a picture here.').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(form.getByText('crane.svg')).toBeVisible();
  await undoAll(page);
});

const WIDTHS = [320, 768, 1920, 1280];

/**
 * Expects that a state of Studio fits at all widths; axe looks at the narrowest, and with all its rules at the last.
 * @param within The part that is new: axe has looked at what is behind a dialog.
 */
async function expectUsable(state: string, within?: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    if (width === 320) await expectAccessible(page, `${state} at 320 px`, 'layout', within);
    if (width === 1280) await expectAccessible(page, state, 'all', within);
    const wide = await page.evaluate(() =>
      Math.max(
        document.documentElement.scrollWidth,
        ...[...document.querySelectorAll('dialog')].map(
          (dialog) => dialog.getBoundingClientRect().right,
        ),
        ...[...document.querySelectorAll('dialog')].map(
          (dialog) => innerWidth + dialog.scrollWidth - dialog.clientWidth,
        ),
      ),
    );
    expect(wide, `${state} at ${width} px`).toBeLessThanOrEqual(width);
  }
}

test('[T26] every dialog of Studio can be used from 320 to 1920 px without a violation of axe', async () => {
  test.slow();
  const { form, blocks } = partsOf(page);
  const close = async (state: string) => {
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectUsable(state, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  for (const words of [
    'find and replace',
    'mistakes',
    'save the changes',
    'add a page',
    'how studio works',
  ]) {
    await find(words);
    await close(words);
  }
  await page.keyboard.press('Control+k');
  await close('finding');
  for (const name of ['Change address …', 'Delete …', 'Add block']) {
    await form.getByRole('button', { name }).click();
    await close(name);
  }
  await blocks.getByRole('button', { name: /^Text and picture/ }).click();
  await expectUsable('the form of a block');
  for (const name of ['Move to page …', 'Choose another']) {
    await form.getByRole('button', { name }).click();
    await close(name);
  }
});

test('[T26] every tool of Studio can be used from 320 to 1920 px without a violation of axe', async () => {
  test.slow();
  const { site } = partsOf(page);
  const tools = site.getByRole('list').first().getByRole('button');
  await expect(tools.first()).toBeVisible();
  for (const name of await tools.allInnerTexts()) {
    await site.getByRole('button', { name, exact: true }).click();
    const tool = page.getByRole('region', { name, exact: true });
    await expect(tool.getByRole('heading').first()).toBeVisible();
    await expect(tool.getByText('One moment …')).toHaveCount(0);
    await expectUsable(name);
  }
});
