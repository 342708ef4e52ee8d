import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from '../../browser-setup/findBrowser';
import { launchOptions } from '../../browser-setup/tryBrowser';
import { TIMEOUT_MS, type Engine, type FoundEngine } from './engine';

/** Finds the Chromium of the browser tests. */
export function findChromium(): FoundEngine {
  return { open, atOnce: true };
}

async function open(): Promise<Engine> {
  const browser = await chromium.launch({
    ...launchOptions(await findBrowser(process.cwd())),
    timeout: TIMEOUT_MS,
  });
  const free: Page[] = [];
  return {
    name: `Chromium ${browser.version()}`,
    async run(url, source) {
      const page = free.pop() ?? (await openPage(browser));
      await page.goto(url, { timeout: TIMEOUT_MS });
      const problems = await page.evaluate<string>(source);
      // Use the page again, unless it has thrown or hangs: then this line is not reached.
      free.push(page);
      return problems;
    },
    close: () => browser.close(),
  };
}

/** A page that loads all files anew, as on the first visit. */
async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return page;
}
