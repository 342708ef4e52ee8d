import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { enlargeListing, FIRST_PAGE_COUNT } from '../../browser/support/largeListing';
import { openContext } from '../lib/openContext';
import { SCREEN, SLOWDOWN } from '../speed/profiles';
import { record } from './mainThread';

/** Pause between two keystrokes, in ms. */
const KEY_INTERVAL_MS = 150;
const WORDS = ['bronze', 'motor', 'flange'];

/**
 * The main-thread time of a keystroke in the search of 10,000 products until its results are painted, on a cheap
 * phone, in ms: the 95th percentile. Other load only ever makes a keystroke slower, so the best time of all rounds
 * counts for each.
 * @param site Its origin: 'http://localhost:41234'.
 */
export async function measureKeys(
  browser: Browser,
  site: string,
  rounds: number,
  log: (line: string) => void,
): Promise<number> {
  const context = await openContext(browser, { viewport: SCREEN, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    await openListing(page, site);
    let best: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const times = await typeAll(page);
      best = times.map((time, key) => Math.min(time, best[key] ?? Infinity));
      log(`keys ${round + 1}/${rounds}: ${best.map(Math.round).join(', ')} ms`);
    }
    return percentile(best, 0.95);
  } finally {
    await context.close();
  }
}

/** The percentile of some values; `share` is from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN;
}

async function openListing(page: Page, site: string): Promise<void> {
  await enlargeListing(page);
  await page.goto(`${site}/store`);
  await page.waitForFunction(() => window.app.live);
  await page.getByRole('main').getByRole('link', { name: 'View All Products' }).first().click();
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('x');
  await page.locator('#listing-count', { hasText: 'matching “x”' }).waitFor();
  await page.keyboard.press('Backspace');
  await page
    .locator('main article')
    .nth(FIRST_PAGE_COUNT - 1)
    .waitFor();
  await page.evaluate(() => {
    const status = document.querySelector('#listing-count');
    if (!status) throw new Error('The listing has no status.');
    new MutationObserver(() => performance.mark('found')).observe(status, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
}

/** The keys that type a word and delete it; null is Backspace. */
const keysOf = (word: string) => Array.from({ length: 2 * word.length }, (_, n) => word[n] ?? null);

/** Types and deletes words, letter by letter; returns the main-thread time of each keystroke on a slow phone, in ms. */
async function typeAll(page: Page): Promise<number[]> {
  const keys = WORDS.flatMap(keysOf);
  const since = { mark: 'ready' };
  const { between } = await record(page, { slower: SLOWDOWN, since }, async () => {
    await page.evaluate((mark) => {
      performance.clearMarks();
      performance.mark(mark);
    }, since.mark);
    for (const key of keys) {
      // A key may be answered twice, so the answers to those before are counted.
      const before = await page.evaluate(() => performance.getEntriesByName('found').length);
      await page.keyboard.press(key ?? 'Backspace');
      // Waits before polling the page, which would add to the measured time.
      await sleep(KEY_INTERVAL_MS);
      await page.waitForFunction(
        (count) => performance.getEntriesByName('found').length > count,
        before,
        { polling: 100 },
      );
    }
    // On a busy machine, the answer to the last key is not painted yet, and would be missing from the recording.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
    );
  });
  return keys.map((_, n) => between('keydown', n, 'found'));
}
