import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** tsx wraps named functions inside those that it passes to a page in this helper, which pages do not have. */
const HELPER = { content: 'globalThis.__name = (named) => named;' };

/** Opens a browser context in whose pages the benches' functions run. */
export async function openContext(
  browser: Browser,
  options?: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.addInitScript(HELPER);
  return context;
}

/** The same for a single page, which closes its context. The functions run once it has been opened at an address. */
export async function openPage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  await page.addInitScript(HELPER);
  return page;
}
