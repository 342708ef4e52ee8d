import type { Browser } from '@playwright/test';
import { record } from '../responsiveness/mainThread';
import { SLOWDOWN } from '../speed/profiles';
import { openSession } from '../speed/session';
import type { Place } from './agent';
import { openPlace } from './visit';

/** The first question on a slow phone. */
export interface FirstResult {
  /** From the touch of the search field to the first product on the screen, in ms. */
  time: number;
  /** What crossed the network in that time. */
  bytes: number;
}

const QUESTION = '6204-2RS';

/**
 * Asks the first question on a page that has come to rest. Chromium slows down no workers: what they do counts as often
 * as the phone is slower, as if the page waited for all of it.
 */
export async function measureFirst(
  browser: Browser,
  place: Place,
  site: string,
): Promise<FirstResult> {
  const session = await openSession(browser, false);
  const { page } = session;
  try {
    await openPlace(page, place, { site, quiet: session.quiet });
    let time = 0;
    const { workers } = await record(
      page,
      { slower: SLOWDOWN - 1, since: { mark: 'touched' } },
      async () => {
        time = await page.evaluate((text) => window.searching.ask(text), QUESTION);
      },
    );
    const bytes = await page.evaluate(bytesSinceTouch);
    return { time: workers.reduce((sum, { busy }) => sum + busy, time), bytes };
  } finally {
    await session.close();
  }
}

/** Runs in the page: the script of a worker counts among its resources, too. */
function bytesSinceTouch(): number {
  const [touched] = performance.getEntriesByName('touched');
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return resources
    .filter(({ startTime }) => startTime >= (touched?.startTime ?? Infinity))
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}
