import { expect, type Page } from '@playwright/test';
import { keyboard } from './support/hands';
import { openOnce } from './support/openOnce';
import { test } from './support/test';
import { goHome, partsOf, undoAll } from './support/studio';

let page: Page;
openOnce((opened) => (page = opened));

test.beforeEach(() => goHome(page));

/** All that screen readers are told, in its order. */
async function listen(): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const text = element?.closest('[role="status"]')?.textContent;
        if (text && heard.at(-1) !== text) heard.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

const focused = () =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName,
  );

test('[T53] a block that is moved by keys is spoken of by its name and place, and keeps the focus', async () => {
  const { blocks } = partsOf(page);
  const heard = await listen();
  const handle = blocks.nth(1).getByRole('button', { name: /: drag it/ });
  const label = await handle.getAttribute('aria-label');
  const [, name = ''] = /^Move (.*): drag it/.exec(label ?? '') ?? [];
  await handle.focus();
  await page.keyboard.press('Enter');
  await expect.poll(heard).toContain(`${name} can be moved from place 2.`);
  await page.keyboard.press('ArrowDown');
  await expect.poll(heard).toContain(`${name} is over place 3.`);
  await page.keyboard.press('Enter');
  const count = await blocks.count();
  await expect.poll(heard).toContain(`${name} is now at place 3 of ${count}.`);
  await expect(
    blocks.nth(2).getByRole('button', { name: `Move ${name}: drag it`, exact: false }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect.poll(heard).toContain(`${name} is back at place 3.`);
  expect((await heard()).join('\n')).not.toMatch(/\/pages\/|\be\d+\b/);
  expect(await focused()).toBe(label);
  await undoAll(page);
});

test('[T53] the arrows of an entry keep the focus, and say where it is then', async () => {
  const { blocks } = partsOf(page);
  const heard = await listen();
  const down = blocks.nth(1).getByRole('button', { name: /^Move .* down$/ });
  const label = await down.getAttribute('aria-label');
  await down.focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await heard()).at(-1)).toMatch(/is now at place 3 of \d+\.$/);
  expect(await focused()).toBe(label);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await heard()).at(-1)).toMatch(/is now at place 4 of \d+\.$/);
  expect(await focused()).toBe(label);
  await undoAll(page);
});

test('[T53] the buttons of a block keep the focus, and say where it is then', async () => {
  const { blocks } = partsOf(page);
  await blocks.nth(1).getByRole('button').nth(1).click();
  const heard = await listen();
  for (const role of ['group', 'toolbar'] as const) {
    const down = page
      .getByRole(role, { name: 'This block' })
      .getByRole('button', { name: 'Move down' });
    await down.focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await heard()).at(-1)).toMatch(/is now at place \d+ of \d+\.$/);
    await expect(down).toBeFocused();
  }
  await undoAll(page);
});

test('[T31] a key goes where the one before has led, however late the next frame is', async () => {
  const { form, blocks, site } = partsOf(page);
  const { press } = keyboard(page);
  const ownButtons = form.getByRole('group', { name: 'This block' });
  await withoutFrames(async () => {
    await press(form.getByRole('button', { name: 'Add block', exact: true }));
    await page.keyboard.type('FAQ');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('heading', { name: 'Accordion', level: 2 })).toBeFocused();
    await press(ownButtons.getByRole('button', { name: 'Delete', exact: true }));
    await expect(blocks.last().getByRole('button').nth(1)).toBeFocused();
    await page.keyboard.press('F6');
    await expect(page.getByRole('banner').getByRole('button').first()).toBeFocused();
  });
  await press(site.getByRole('button', { name: 'Announcement', exact: true }));
  await withoutFrames(async () => {
    await press(form.getByRole('button', { name: 'Add announcement' }));
    await expect(form.getByLabel('Text', { exact: true })).toBeFocused();
  });
  await undoAll(page);
});

/** Does something while the page draws no frames, as one that is busy or out of sight. */
async function withoutFrames(act: () => Promise<void>): Promise<void> {
  const frames = await page.evaluateHandle(() => window.requestAnimationFrame);
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await act();
  await frames.evaluate((own) => {
    window.requestAnimationFrame = own;
  });
}

test('[T31] keys lead out of an open entry, and past all that is open to the button that adds one', async () => {
  const { form, site } = partsOf(page);
  await site.getByRole('button', { name: 'Branches', exact: true }).click();
  const yard = form.getByRole('button', { name: 'Falmouth Yard', exact: true });
  await yard.click();
  await expect(yard).toHaveAttribute('aria-expanded', 'true');
  await yard.press('ArrowDown');
  await page.keyboard.press('End');
  const add = form.getByRole('button', { name: 'Add branch' });
  await expect(add).toBeFocused();
  await add.press('Home');
  await expect(yard).toBeFocused();
  const hours = form.getByRole('list', { name: 'Hours' }).getByRole('button', { expanded: false });
  await hours.first().click();
  // Escape ends what is nearest: the list of a choice, the entry, the one around that.
  const opens = form.getByLabel('Opens at', { exact: true });
  await opens.press('Escape');
  await expect(opens).toHaveCount(0);
  await expect(yard).toHaveAttribute('aria-expanded', 'true');
  await expect(hours.first()).toBeFocused();
  await form.getByLabel('Name', { exact: true }).press('Escape');
  await expect(yard).toHaveAttribute('aria-expanded', 'false');
  await expect(yard).toBeFocused();
});
