import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { keyboard, mouse, type Hand } from './hands';
import { goHome, partsOf, undoAll } from './studio';
import { walkTo } from './walkTo';

/** The steps that the table of everyday tasks allows, by the name of the task. */
const STEPS: ReadonlyMap<string, number> = new Map(
  [
    ...readFileSync(path.resolve('tests/acceptance/studio.md'), 'utf8').matchAll(
      /^\| ([^|]+?) +\|[^|]+\| (\d+) +\|/gm,
    ),
  ].map(([, name = '', steps]) => [name, Number(steps)]),
);

/** What somebody does, counted as the table counts: presses and fields. */
export interface Walk extends Pick<Hand, 'press' | 'write' | 'selectCell'> {
  /** The hand alone, for what is no step, such as going back to where a task begins. */
  hand: Hand;
  /** Adds the block that a word finds. */
  add: (word: string) => Promise<void>;
  /** Strikes keys that mean something in all of Studio. */
  strike: (keys: string) => Promise<void>;
  /** Finds something by its words with Ctrl+K. */
  find: (words: string) => Promise<void>;
  /** Chooses one of several words. */
  select: (field: Locator, label: string) => Promise<void>;
  /** Chooses a file of the computer. */
  choose: (button: Locator, name: string, content: string) => Promise<void>;
  /** Writes a day, '2026-12-24', into a field for days. */
  writeDay: (field: Locator, day: string) => Promise<void>;
}

/** One of the tasks, as a hand does it. */
export type Task = (walk: Walk) => Promise<void>;

/** Does tasks of the table one after another, each from the home page, and holds each to its steps. */
export async function walkThrough(
  page: Page,
  tasks: Readonly<Record<string, Task>>,
  handOf: typeof mouse,
): Promise<void> {
  for (const [task, act] of Object.entries(tasks)) {
    await walkOne(page, [task, act], handOf);
    await undoAll(page);
  }
}

/** Does one task of the table from the home page, and holds it to its steps; what it did stays. */
export async function walkOne(
  page: Page,
  [task, act]: readonly [string, Task],
  handOf: typeof mouse,
): Promise<void> {
  await test.step(task, async () => {
    await goHome(page);
    const { walk, steps } = counting(page, handOf);
    await act(walk);
    expect(steps(), task).toBeLessThanOrEqual(STEPS.get(task) ?? 0);
  });
}

/** Counts what a hand does. */
function counting(page: Page, handOf: typeof mouse): { walk: Walk; steps: () => number } {
  const hand = handOf(page);
  let steps = 0;
  const counted = async (act: Promise<void>, by = 1) => {
    steps += by;
    await act;
  };
  const { form } = partsOf(page);
  const walk: Walk = {
    hand,
    press: (target) => counted(hand.press(target)),
    write: (field, text) => counted(hand.write(field, text)),
    selectCell: (cell) => counted(hand.selectCell(cell)),
    async add(word) {
      await counted(hand.press(form.getByRole('button', { name: 'Add block', exact: true })));
      await page.keyboard.type(word);
      await counted(page.keyboard.press('Enter'));
      await expect(form.getByRole('heading', { level: 2 })).toBeFocused();
    },
    strike: (keys) => counted(page.keyboard.press(keys)),
    async find(words) {
      await counted(page.keyboard.press('Control+k'));
      await page.keyboard.type(words);
      await counted(page.keyboard.press('Enter'));
    },
    async select(field, label) {
      if (handOf === keyboard) await walkTo(page, field);
      // A list of choices takes the letters that it begins with.
      const chosen =
        handOf === keyboard ? page.keyboard.type(label) : field.selectOption({ label });
      await counted(chosen.then(() => undefined));
    },
    async choose(button, file, content) {
      const asked = page.waitForEvent('filechooser');
      await counted(hand.press(button));
      await (
        await asked
      ).setFiles({
        name: file,
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(content),
      });
    },
    async writeDay(field, day) {
      const [year = '', month = '', date = ''] = day.split('-');
      // With keys, in the order of the browser's own language: month, date, year.
      if (handOf === keyboard) await walkTo(page, field);
      await counted(
        handOf === keyboard ? page.keyboard.type(month + date + year) : field.fill(day),
      );
    },
  };
  return { walk, steps: () => steps };
}
