import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { openContext } from '../lib/openContext';
import { record, type Recording } from '../responsiveness/mainThread';
import { percentile } from '../responsiveness/keys';
import { SCREEN, SLOWDOWN } from '../speed/profiles';
import type { Place } from './agent';
import { openPlace } from './visit';

/** Typing on a slow phone, in ms. */
export interface Typing {
  /** The longest task of the page, from the touch of the field on: building the index is in it. */
  longestTask: number;
  /** What a key makes the page and its worker do until its results are painted: the 95th percentile. */
  key: number;
}

/** Codes, words, sizes, and a part that there is not. */
const QUESTIONS = ['6204-2RS', '1/2" bsp ball valve', '63 amp mcb', 'gearobx worm', 'SPZ 1255'];

/** Between two keys, in ms: longer than one takes. */
const KEY_INTERVAL_MS = 150;

/** Types questions key by key, after a first one has brought the index. */
export async function measureTyping(browser: Browser, place: Place, site: string): Promise<Typing> {
  const context = await openContext(browser, { viewport: SCREEN, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const quiet = async () => {
      await page.waitForLoadState('networkidle');
      await page.waitForFunction(() => window.app === undefined || window.app.live);
    };
    await openPlace(page, place, { site, quiet });
    const recording = await record(
      page,
      { slower: SLOWDOWN, since: { mark: 'touched' } },
      async () => {
        await page.evaluate(() => window.searching.ask('bearing'));
        for (const question of QUESTIONS) {
          await page.keyboard.press('ControlOrMeta+a');
          await page.keyboard.type(question, { delay: KEY_INTERVAL_MS });
        }
        await sleep(KEY_INTERVAL_MS);
      },
    );
    return {
      longestTask: Math.max(...recording.tasks.map(({ busy }) => busy)),
      key: percentile(keysOf(recording), 0.95),
    };
  } finally {
    await context.close();
  }
}

/** What each key but the first makes page and worker do until its results are painted. */
function keysOf({ tasks, workers, marks, paintedAfter }: Recording): number[] {
  const shown = marks('shown');
  return marks('key')
    .slice(1)
    .map((from) => {
      const painted = paintedAfter(shown.find((time) => time > from) ?? Infinity) ?? Infinity;
      return [...tasks, ...workers]
        .filter(({ start, end }) => end > from && start < painted)
        .reduce((sum, { busy }) => sum + busy, 0);
    });
}
