import type { Page } from '@playwright/test';

/** Keeps a page from fetching others ahead, for tests of what else it fetches: when it does depends on the machine. */
export async function withoutFetchingAhead(page: Page): Promise<void> {
  await page.route(/\/assets\/ahead-[^/]*\.js$/, (route) => route.abort());
}
