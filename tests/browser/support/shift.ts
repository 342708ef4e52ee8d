import type { Page } from '@playwright/test';

/** Adds up by how much the layout of each page shifts. Call it before `goto`. */
export async function measureShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) Object.assign(window, { shift: Reflect.get(window, 'shift') + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** By how much the layout has shifted since the page was opened, as browsers count it: 0 is not at all. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, 'shift') as number);
