import { chromium } from '@playwright/test';
import { findBrowser } from '../../browser-setup/findBrowser';
import { launchOptions } from '../../browser-setup/tryBrowser';
import type { Engine, FoundEngine } from './engine';

/** Finds the Chromium of the browser tests. */
export function findChromium(): FoundEngine {
  return { open, atOnce: true };
}

async function open(): Promise<Engine> {
  const browser = await chromium.launch(launchOptions(await findBrowser(process.cwd())));
  return {
    name: `Chromium ${browser.version()}`,
    async run(url, source) {
      const context = await browser.newContext();
      try {
        const page = await context.newPage();
        await page.goto(url);
        return await page.evaluate<string>(source);
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
}
