import { expect, type Page } from '@playwright/test';

/** Resolves once the page has fetched a file with a matching URL: pages prefetch when the network is idle. */
export async function untilFetched(page: Page, address: RegExp): Promise<void> {
  const fetched = async () => {
    const names = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    return names.some((name) => address.test(name));
  };
  await expect.poll(fetched).toBe(true);
}
