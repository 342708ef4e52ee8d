import type { Page } from '@playwright/test';
import { listen } from '../../../src/node/serve/listen';
import { visit as visitLive } from '../../browser/support/visit';
import type { HostCheck, HostedSite } from '../hosted';

/** How long a page may take to show what it has to, in ms. */
const TIMEOUT_MS = 30_000;

/** Opens a page of its own for a visit; what it complains of is part of the answer. */
async function visit(
  { browser }: HostedSite,
  walk: (page: Page) => Promise<void>,
): Promise<string | undefined> {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  try {
    await walk(page);
  } catch (error) {
    complaints.push((error as Error).message.split('\n')[0] ?? '');
  } finally {
    await context.close();
  }
  return complaints[0];
}

/** A visitor comes to the home page, and goes on to another without the browser's asking for a page. */
export const visitor: HostCheck = (site) =>
  visit(site, async (page) => {
    await visitLive(page, site.origin);
    const link = page.locator('header nav a[href^="/"]:visible').nth(1);
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
    const to = await link.getAttribute('href');
    await link.click();
    await page.waitForURL((url) => url.pathname.replace(/\/$/, '') === to);
    if (!(await page.evaluate(() => 'stayed' in globalThis)))
      throw new Error('The browser loaded the page anew.');
  });

/** A partner's page, of another origin and as closed as a page can be, shows products and adds one to the list. */
export const partner: HostCheck = async (site) => {
  const { store } = site.config;
  const id = store?.products[0]?.id ?? '';
  const shown = await listen((_, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
    response.end(
      `<!doctype html><link rel="icon" href="data:,"><script async src="${site.origin}/embed/v1.js"></script>` +
        `<inquiry-products products="${id}"></inquiry-products><inquiry-launcher></inquiry-launcher>`,
    );
  }, 0);
  try {
    return await visit(site, async (page) => {
      await page.goto(shown.url);
      await page.locator('inquiry-products [part=tile] button').first().click();
      await page.locator('inquiry-launcher').getByRole('button').click();
      await page.locator('inquiry-panel [part=send]').waitFor();
    });
  } finally {
    await shown.close();
  }
};
