import { expect } from '@playwright/test';
import { keyboard, mouse, touch, type Hand } from './support/hands';
import { test } from './support/test';
import { openStudio, partsOf } from './support/studio';

// One after another in the same Studio; each leaves the file as it was.
test.describe.configure({ mode: 'default' });

/** Mistakes in the file: the right text and the wrong one. Each has one certain fix. */
const MISTAKES = [
  ['"founded": 1962', '"founded": "1962"'],
  ['"opens": "08:00"', '"opens": "8:00"'],
  ['"ink": "#13211a"', '"ink": "13211a"'],
  ['"from": "/shop"', '"from": "shop"'],
  ['"mailbox": "yard@brackwater.internal"', '"mailbox": "yard@brackwater.internal "'],
] as const;

const HANDS: readonly { name: string; hand: typeof mouse; isPhone?: true }[] = [
  { name: 'by mouse', hand: mouse },
  { name: 'by keyboard alone', hand: keyboard },
  { name: 'by touch on a phone', hand: touch, isPhone: true },
];

for (const { name, hand: handOf, isPhone = false } of HANDS) {
  test.describe(name, () => {
    test.use(
      isPhone ? { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true } : {},
    );

    test(`[T20] [T52] [T53] [T54] [T55] [T56] what Studio is for is done ${name}`, async ({
      page,
      studio,
    }) => {
      test.slow();
      const asItWas = studio.file();
      const refused: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text());
      });
      await openStudio(page, studio);
      const hand: Hand = handOf(page);
      const { form, site, blocks, frame, dialog } = partsOf(page);
      const { press, write } = hand;
      /** On a phone, one part of Studio is shown at a time. */
      const look = async (part: 'Site' | 'Page' | 'Form') => {
        if (isPhone) await press(page.getByRole('button', { name: part, exact: true }));
      };
      const backTo = (title: string) =>
        press(form.getByRole('button', { name: title, exact: true }));
      const open = async (block: RegExp) => {
        await look('Form');
        await press(blocks.getByRole('button', { name: block }));
      };
      const choose = async (word: string, block: RegExp) => {
        await write(dialog('Add a block').getByRole('searchbox'), word);
        await press(dialog('Add a block').getByRole('button', { name: block }));
        await expect(dialog('Add a block')).toBeHidden();
      };

      await test.step('five mistakes are fixed by their buttons', async () => {
        const shown = page.getByRole('button', { name: /^Show 5 mistakes/ });
        // Just started, Studio may not watch the file yet.
        await expect(async () => {
          studio.write(
            MISTAKES.reduce((text, [right, wrong]) => text.replace(right, wrong), asItWas),
          );
          await expect(shown).toBeVisible({ timeout: 4000 });
        }).toPass();
        await press(shown);
        const cures = dialog('Mistakes').getByRole('button', { name: /^Fix it/ });
        for (let left = MISTAKES.length; left > 0; left -= 1) {
          await expect(cures).toHaveCount(left);
          await press(cures.first());
        }
        // The focused button has gone, so the dialog must move the focus.
        await expect(dialog('Mistakes').getByRole('button', { name: 'Close' })).toBeFocused();
        await expect(dialog('Mistakes').getByText('There are no mistakes')).toBeVisible();
        await press(dialog('Mistakes').getByRole('button', { name: 'Close' }));
        await expect(page.getByRole('button', { name: 'No mistakes' })).toBeVisible();
      });

      await test.step('a heading is changed', async () => {
        await look('Page');
        const heading = form.getByLabel('Heading', { exact: true });
        if (handOf === keyboard) {
          await page.keyboard.press('Control+k');
          await page.keyboard.type('yard like few');
          await page.keyboard.press('Enter');
          await expect(heading).toBeFocused();
        } else {
          // The colours have just changed back: the page may be loading again.
          await expect(async () => {
            // A tap that was heard late has shown the form meanwhile.
            await look('Page');
            await press(frame.getByRole('heading', { name: 'A Yard Like Few Others' }));
            await expect(heading).toBeFocused({ timeout: 2000 });
          }).toPass();
        }
        await write(heading, 'A Yard With Two Slips');
        await look('Page');
        await expect(frame.getByRole('heading', { name: 'A Yard With Two Slips' })).toBeVisible();
      });

      await test.step('a block is added between two', async () => {
        if (handOf === keyboard) {
          await backTo('Home');
          await open(/^Stats/);
          await press(form.getByRole('button', { name: 'Add a block below' }));
        } else {
          // Where its block begins may be above what is shown.
          const block = frame.locator('section', { hasText: 'A Yard With Two Slips' });
          await block.evaluate((section) => section.scrollIntoView({ block: 'center' }));
          await press(page.getByRole('button', { name: /^Add a block before .*Two Slips/ }));
        }
        await choose('notice', /^Notice/);
        await expect(form.getByRole('heading', { name: 'Notice' })).toBeFocused();
        await backTo('Home');
        await expect(blocks).toHaveCount(8);
        await expect(blocks.nth(2)).toContainText('Notice');
      });

      await test.step('the last block is moved to the top', async () => {
        const last = await blocks.nth(7).innerText();
        const handle = blocks.nth(7).getByRole('button', { name: /drag it/ });
        await hand.drag(handle, blocks.first(), 7);
        await expect(blocks.first()).toHaveText(last);
        // It is no page's title.
        await expect(page.getByRole('button', { name: /^Show 1 mistake/ })).toBeVisible();
      });

      await test.step('a picture is swapped', async () => {
        await open(/^Text and picture: .*Two Slips$/);
        await press(form.getByRole('button', { name: 'Choose another' }));
        await press(dialog('Choose a picture').getByRole('button', { name: /winch/ }));
        await expect(form.getByText('winch.svg')).toBeVisible();
        // The text about the picture before is gone, and asked for.
        await write(form.getByLabel('What it shows'), 'A two-speed winch');
      });

      await test.step('a page is added with blocks of its own, and put in the menu', async () => {
        await look('Site');
        await press(site.getByRole('button', { name: 'Add' }));
        const asked = dialog('Add a page');
        await write(asked.getByLabel('Name of the page'), 'Winter Storage');
        await expect(asked.getByLabel('Address')).toHaveValue('/winter-storage');
        await write(
          asked.getByLabel('What it is about'),
          'Where boats stand dry from October to April, and what it takes to book a place.',
        );
        await expect(asked.getByLabel('Put it in the menu')).toBeChecked();
        await press(asked.getByRole('button', { name: 'Add the page' }));
        // It begins with its title.
        await expect(blocks).toHaveText([/Hero: Winter Storage/]);
        // How a block is chosen by the other hands is held by the step before.
        if (handOf === mouse) {
          for (const [word, block] of [
            ['notice', /^Notice/],
            ['link list', /^Link/],
          ] as const) {
            await press(form.getByRole('button', { name: 'Add block' }));
            await choose(word, block);
            await backTo('Winter Storage');
          }
          await expect(blocks).toHaveCount(3);
        }
        await look('Site');
        await press(site.getByRole('button', { name: 'Menu', exact: true }));
        await expect(
          form.getByRole('button', { name: 'Winter Storage', exact: true }),
        ).toBeVisible();
      });

      await test.step('a page gets another address, and its links follow', async () => {
        await look('Site');
        await press(site.getByRole('button', { name: 'Contact', exact: true }));
        await look('Form');
        await press(form.getByRole('button', { name: 'Change address …' }));
        const asked = dialog(/Change the address/);
        await write(asked.getByRole('textbox', { name: 'New address' }), '/ask');
        await press(asked.getByRole('button', { name: 'Change the address' }));
        await expect(page.getByText(/Address changed, [1-9]\d* links corrected/)).toBeVisible();
        // The texts of the new blocks are still to be written.
        const shown = page.getByRole('button', { name: /^Show 1 mistake and \d warnings?$/ });
        await expect(shown).toBeVisible();
      });

      await test.step('all of it is undone and saved: the file is as it was', async () => {
        const undo = page.getByRole('button', { name: /^Undo:/ });
        while ((await undo.count()) > 0) {
          if (handOf === keyboard) await page.keyboard.press('Control+z');
          else await press(undo);
        }
        await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeVisible();
        await press(page.getByRole('button', { name: 'Save', exact: true }));
        await press(dialog('Save the changes').getByRole('button', { name: /^Save to/ }));
        await expect(page.getByText('All changes are saved')).toBeVisible();
        expect(studio.file()).toBe(asItWas);
        expect(refused).toEqual([]);
      });
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

  test('[T20] undo and redo stay under the finger, whatever else the bar shows', async ({
    page,
    studio,
  }) => {
    await openStudio(page, studio);
    const { blocks } = partsOf(page);
    const undo = page.getByRole('button', { name: /^(Undo:|Nothing to undo)/ });
    await expect(page.getByRole('button', { name: 'No mistakes' })).toBeVisible();
    const before = await undo.boundingBox();
    await page.getByRole('button', { name: 'Form', exact: true }).tap();
    // Without it, no block has the title of the page: the bar counts a mistake.
    await blocks
      .first()
      .getByRole('button', { name: /^Delete/ })
      .tap();
    await expect(page.getByRole('button', { name: /^Show 1 mistake/ })).toBeVisible();
    expect(await undo.boundingBox()).toEqual(before);
    await undo.tap();
    await expect(page.getByRole('button', { name: 'No mistakes' })).toBeVisible();
    expect(await undo.boundingBox()).toEqual(before);
  });
});
