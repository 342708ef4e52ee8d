import { expect, type Page } from '@playwright/test';
import { walkThrough, type Task } from './support/everydayWalk';
import { keyboard, mouse, type Hand } from './support/hands';
import { openOnce } from './support/openOnce';
import { test } from './support/test';
import { goHome, partsOf } from './support/studio';

let page: Page;
openOnce((opened) => (page = opened));

const CONTENT: Readonly<Record<string, Task>> = {
  'Show something from one day to another': async ({ press, writeDay }) => {
    const { form, blocks } = partsOf(page);
    await press(blocks.getByRole('button', { name: 'Stats', exact: true }));
    await writeDay(form.getByLabel('On the site from', { exact: true }), '2026-12-24');
    await writeDay(form.getByLabel('On the site until', { exact: true }), '2027-01-04');
    await expect(form.getByLabel('On the site from', { exact: true })).toHaveValue('2026-12-24');
  },
  'A table from a spreadsheet': async ({ add, press }) => {
    const { form, frame } = partsOf(page);
    await add('spreadsheet');
    await page.evaluate(() => navigator.clipboard.writeText('Size\tTorque\nM8\t25 Nm\nM10\t49 Nm'));
    await press(form.getByRole('textbox', { name: 'Rows 1' }));
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+v');
    await expect(frame.getByRole('row', { name: 'M10 49 Nm' })).toBeVisible();
  },
  'Certificates and drawings to download': async ({ add, press, choose }) => {
    const { form } = partsOf(page);
    await add('certificates');
    await press(form.getByRole('button', { name: /^Your title here/ }).first());
    await choose(form.getByLabel('Upload a file'), 'ISO 9001.pdf', '%PDF-1.7\niso');
    await expect(form.getByRole('combobox', { name: 'File' })).toHaveValue(
      '/downloads/iso-9001.pdf',
    );
  },
  'A video': async ({ add, write }) => {
    const { form } = partsOf(page);
    await add('YouTube');
    await write(form.getByLabel('Address', { exact: true }), 'https://youtu.be/aqz-KE-bpKQ');
    await expect(form.getByText('This block has no video')).toHaveCount(0);
  },
  'A form for products of the list': async ({ hand, press, write, select }) => {
    const { form, blocks } = partsOf(page);
    await haveForm(hand);
    await press(blocks.getByRole('button', { name: /^Contact form/ }));
    await press(form.getByRole('button', { name: 'Fields', exact: true }));
    await press(form.getByRole('button', { name: 'Add form field' }));
    await select(form.getByLabel('Kind', { exact: true }).last(), 'Products');
    await write(form.getByLabel('Label', { exact: true }).last(), 'Wanted');
    await expect(page.getByRole('button', { name: /^Undo: change label/ })).toBeVisible();
  },
  'Another mailbox for a form': async ({ hand, press, write }) => {
    const { form, blocks } = partsOf(page);
    await haveForm(hand);
    await press(blocks.getByRole('button', { name: /^Contact form/ }));
    await write(form.getByLabel('Own mailbox', { exact: true }), 'parts@brackwater.internal');
    await expect(page.getByRole('button', { name: /^Undo: change own mailbox/ })).toBeVisible();
  },
  'Move, copy, hide or delete a block': async ({ press }) => {
    const { form, blocks, frame } = partsOf(page);
    await press(blocks.getByRole('button', { name: /^Text and picture/ }));
    await press(form.getByRole('button', { name: 'Hide', exact: true }));
    await expect(frame.getByRole('heading', { name: 'A Yard Like Few Others' })).toBeHidden();
  },
  'Take back a change': async ({ hand }) => {
    const { blocks } = partsOf(page);
    await hand.press(blocks.getByRole('button', { name: 'Delete Stats' }));
    await expect(blocks).toHaveCount(6);
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeVisible();
  },
};

/** Puts a form on the home page, which this company has on none. */
async function haveForm({ press }: Hand): Promise<void> {
  const { form } = partsOf(page);
  await press(form.getByRole('button', { name: 'Add block', exact: true }));
  await page.keyboard.type('enquiry');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('heading', { name: 'Contact form', level: 2 })).toBeFocused();
  await goHome(page);
}

const SITE: Readonly<Record<string, Task>> = {
  'Add an office': async ({ press }) => {
    const { form, site } = partsOf(page);
    await press(site.getByRole('button', { name: 'Branches', exact: true }));
    await press(form.getByRole('button', { name: 'Add branch' }));
    await expect(form.getByLabel('Name', { exact: true })).toBeVisible();
  },
  'Change opening hours': async ({ press, write }) => {
    const { form, site } = partsOf(page);
    await press(site.getByRole('button', { name: 'Branches', exact: true }));
    await press(form.getByRole('button', { name: 'Falmouth Yard', exact: true }));
    await press(form.getByRole('list', { name: 'Hours' }).getByRole('button', { expanded: false }));
    await write(form.getByLabel('Closes at', { exact: true }), '18:00');
    await expect(page.getByRole('button', { name: /^Undo: change closes/ })).toBeVisible();
    // Out of the hours, and out of the office: the next hand finds both as they were.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  },
  'Find files that no page offers': async ({ press }) => {
    const { site } = partsOf(page);
    await press(site.getByRole('button', { name: 'Files', exact: true }));
    await press(page.getByLabel(/^Only what no page offers/));
    await expect(
      page.getByRole('listitem').filter({ hasText: '/files/price-list.pdf' }),
    ).toBeVisible();
  },
  'Another colour': async ({ press, write }) => {
    const { site } = partsOf(page);
    await press(site.getByRole('button', { name: 'Look', exact: true }));
    await write(page.getByLabel('Navy', { exact: true }), '#102a43');
    await expect(page.getByRole('button', { name: /^Undo: change navy/ })).toBeVisible();
  },
  'A new icon in tabs and shared links': async ({ press }) => {
    const { site, dialog } = partsOf(page);
    await press(site.getByRole('button', { name: 'Look', exact: true }));
    await press(page.getByRole('button', { name: 'Change the logo' }));
    await press(dialog('Choose a picture').getByRole('button', { name: /winch/ }));
    await expect(page.getByRole('button', { name: /^Undo: change picture/ })).toBeVisible();
  },
  'Add a page and put it in the menu': async ({ press, write }) => {
    const { site, dialog, blocks } = partsOf(page);
    await press(site.getByRole('button', { name: 'Add', exact: true }));
    const asked = dialog('Add a page');
    await write(asked.getByLabel('Name of the page'), 'Winter Storage');
    await press(asked.getByRole('button', { name: 'Add the page' }));
    await expect(blocks).toHaveText([/Hero: Winter Storage/]);
  },
  'Add a product': async ({ press }) => {
    const { site } = partsOf(page);
    await press(site.getByRole('button', { name: 'Products', exact: true }));
    await press(page.getByRole('button', { name: 'Add product' }));
    await expect(page.getByRole('grid').getByRole('row')).toHaveCount(6);
  },
  'Give a product its data sheet': async ({ find, write }) => {
    const { form } = partsOf(page);
    await find('Inboard Diesel 10');
    await write(form.getByRole('combobox', { name: 'Data sheet' }), '/files/price-list.pdf');
  },
  'Another address for a page': async ({ hand, press, write }) => {
    const { form, site, dialog } = partsOf(page);
    await hand.press(site.getByRole('button', { name: 'Contact', exact: true }));
    await press(form.getByRole('button', { name: 'Change address …' }));
    const asked = dialog(/Change the address/);
    await write(asked.getByRole('textbox', { name: 'New address' }), '/ask');
    await press(asked.getByRole('button', { name: 'Change the address' }));
    await expect(page.getByText(/Address changed/).first()).toBeVisible();
  },
};

for (const [group, tasks, name, handOf] of [
  ['content', CONTENT, 'by mouse', mouse],
  ['content', CONTENT, 'by keyboard', keyboard],
  ['the site', SITE, 'by mouse', mouse],
  ['the site', SITE, 'by keyboard', keyboard],
] as const) {
  test(`[T74] everyday tasks about ${group} take no more steps than listed, ${name}`, async () => {
    test.slow();
    await walkThrough(page, tasks, handOf);
  });
}
