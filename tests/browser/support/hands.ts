import { expect, type Locator, type Page } from '@playwright/test';
import { walkTo } from './walkTo';
import { walkToCell } from './walkToCell';

/** A way to work: with a mouse, with the keyboard alone, or with fingers on a phone. */
export interface Hand {
  /** Presses a button, or ticks a box. */
  press: (target: Locator) => Promise<void>;
  /** Writes into a field in the place of what it holds. */
  write: (field: Locator, text: string) => Promise<void>;
  /** Selects a cell of a table. */
  selectCell: (cell: Locator) => Promise<void>;
  /** Drags an entry of a list by its handle, up to another entry. */
  drag: (handle: Locator, to: Locator, steps: number) => Promise<void>;
}

/** Works with a mouse; its texts are typed. */
export function mouse(page: Page): Hand {
  return {
    press: (target) => target.click(),
    async write(field, text) {
      await field.click();
      await field.fill(text);
    },
    selectCell: (cell) => cell.click(),
    async drag(handle, to) {
      const { start, end } = await wayOf(handle, to);
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(start.x, start.y - 40, { steps: 4 });
      await page.mouse.move(end.x, end.y, { steps: 8 });
      await page.mouse.up();
      await untilDropped(page);
    },
  };
}

/** Works with keys alone: what they do not lead to cannot be pressed. */
export function keyboard(page: Page): Hand {
  return {
    async press(target) {
      await walkTo(page, target);
      const isBox = ['checkbox', 'radio'].includes((await target.getAttribute('type')) ?? '');
      await page.keyboard.press(isBox ? ' ' : 'Enter');
    },
    async write(field, text) {
      await walkTo(page, field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    selectCell: (cell) => walkToCell(page, cell),
    async drag(handle, _to, steps) {
      await walkTo(page, handle);
      await page.keyboard.press('Enter');
      const from = Number(
        /\d+(?=\.$)/.exec(await heard(page, /can be moved from place \d+\.$/))?.[0],
      );
      for (let step = 1; step <= steps; step += 1) {
        await page.keyboard.press('ArrowUp');
        // Wait, as somebody does who listens, because a key that comes during a move can be lost.
        await heard(page, new RegExp(`is over place ${from - step}\\.$`));
      }
      await page.keyboard.press('Enter');
      await untilDropped(page);
    },
  };
}

/** Works with a finger. */
export function touch(page: Page): Hand {
  return {
    press: (target) => target.tap(),
    async write(field, text) {
      await field.tap();
      await field.fill(text);
    },
    selectCell: (cell) => cell.tap(),
    async drag(handle, to) {
      await handle.scrollIntoViewIfNeeded();
      const { start, end } = await wayOf(handle, to);
      const browser = await page.context().newCDPSession(page);
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
        browser.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: y === undefined ? [] : [{ x: start.x, y }],
        });
      await send('touchStart', start.y);
      // A finger that rests drags; one that moves at once scrolls.
      await expect(handle.locator('xpath=ancestor::li')).toHaveAttribute('class', /dragging/);
      for (let step = 1; step <= 12; step += 1)
        await send('touchMove', start.y + ((end.y - start.y) * step) / 12);
      await send('touchEnd');
      await browser.detach();
      await untilDropped(page);
    },
  };
}

/** Waits until screen readers are told something, and returns it. */
async function heard(page: Page, words: RegExp): Promise<string> {
  const told = page.getByRole('status').filter({ hasText: words });
  await expect(told).toBeAttached();
  return told.innerText();
}

/** Waits for the end of the drop, which gives the focus back to the handle. */
async function untilDropped(page: Page): Promise<void> {
  await expect(page.locator('[class*="dragging"]')).toHaveCount(0);
}

async function wayOf(handle: Locator, to: Locator) {
  const from = await handle.boundingBox();
  const box = await to.boundingBox();
  if (!from || !box) throw new Error('What is to be dragged is not drawn.');
  return {
    start: { x: from.x + from.width / 2, y: from.y + from.height / 2 },
    end: { x: box.x + 20, y: box.y + 2 },
  };
}
