import type { Page } from '@playwright/test';

/**
 * Adds up by how much the layout of each page shifts. Call it before `goto`.
 * @param all Also what browsers excuse: shifts within half a second of an input or of a change of the viewport, and a
 * phone's changes when `<meta name="viewport">` is read.
 */
export async function measureShift(page: Page, { all = false } = {}): Promise<void> {
  await page.addInitScript((everything) => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (everything || !hadRecentInput)
          Object.assign(window, { shift: Reflect.get(window, 'shift') + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, all);
}

/** By how much the layout has shifted since the page was opened, as browsers count it: 0 is not at all. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, 'shift') as number);
