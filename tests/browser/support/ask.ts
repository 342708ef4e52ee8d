import { test as base } from '@playwright/test';

/** Asks the server for an address of the site, which may have characters that are encoded in URLs. */
export type Ask = (address: string) => Promise<{ status: number; body: Buffer }>;

/**
 * `test` with Node's own requests, for tests that read hundreds of pages without a browser: `request` reports each as a
 * step with a stack trace, which takes longer than the answer.
 */
export const test = base.extend<{ ask: Ask }>({
  ask: ({ baseURL }, give) =>
    give(async (address) => {
      const answer = await fetch(new URL(encodeURI(address), baseURL));
      return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
    }),
});
