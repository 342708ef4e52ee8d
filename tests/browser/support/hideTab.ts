import type { Page } from '@playwright/test';

/** Simulates that the tab is hidden, or shown again. */
export const hideTab = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
