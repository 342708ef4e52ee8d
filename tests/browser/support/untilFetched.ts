import { expect, type Page } from '@playwright/test';

/** Resolves once the page has fetched a file whose address ends so: pages fetch ahead when the network is quiet. */
export async function untilFetched(page: Page, ending: string): Promise<void> {
  const fetched = () =>
    page.evaluate(
      (end) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(end)),
      ending,
    );
  await expect.poll(fetched).toBe(true);
}
