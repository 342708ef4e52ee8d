import type { Page } from '@playwright/test';

/**
 * Adds up by how much the layout of each page shifts once its HTML has been parsed. Call it before `goto`. A busy browser
 * paints half of a header, now and then, which its other half moves: until then, nothing is visible, and nothing counts.
 */
export async function measureShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const hidden = new CSSStyleSheet();
    hidden.replaceSync('html { visibility: hidden }');
    document.adoptedStyleSheets.push(hidden);
    addEventListener('DOMContentLoaded', () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== hidden);
    });
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

/** By how much the layout has shifted since then, as browsers count it: 0 is not at all. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, 'shift') as number);
