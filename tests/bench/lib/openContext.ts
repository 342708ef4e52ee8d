import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

/**
 * Opens a browser context whose pages can run the benches' functions: tsx wraps named functions inside them in its
 * helper `__name`, which pages do not have.
 */
export async function openContext(
  browser: Browser,
  options?: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  return context;
}
