import type { Page } from '@playwright/test';
import { openShared, type RunningStudio } from './studio';
import { test } from './test';

/**
 * Opens Studio once for all tests of a file, which run one after another: each takes back what it did.
 * @param take Given the page and its Studio, before the first test.
 */
export function openOnce(take: (page: Page, studio: Pick<RunningStudio, 'file'>) => void): void {
  test.describe.configure({ mode: 'default' });
  let page: Page;
  test.beforeAll(async ({ browser, studio }) => {
    page = await openShared(browser, studio);
    take(page, studio);
  });
  test.afterAll(() => page.close());
}
