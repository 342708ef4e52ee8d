import type { Page } from '@playwright/test';

/** The lower edge of the header, and the upper edge of the content. */
export const edges = (page: Page) =>
  page.evaluate(() => [
    document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    document.querySelector('main > *')?.getBoundingClientRect().top ?? 0,
  ]);
