import type { Page } from '@playwright/test';
import { searchAgent, type Place } from './agent';

const PARTNER_PATH = '/partner-of-the-bench';

/** What a partner's page may look like. */
const PARTNER = `<!doctype html><html lang="en"><title>Spares</title><link rel="icon" href="data:,">
  <body><h1>Spares</h1><inquiry-search></inquiry-search><script async src="/embed/v1.js"></script>`;

/** Opens a page that has a search box, and waits until nothing more comes. */
export async function openPlace(
  page: Page,
  place: Place,
  { site, quiet }: { site: string; quiet: () => Promise<void> },
): Promise<void> {
  await page.addInitScript(searchAgent, place);
  const path = place === 'site' ? '/' : PARTNER_PATH;
  await page.route(`**${PARTNER_PATH}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: PARTNER }),
  );
  await page.goto(site + path, { waitUntil: 'commit' });
  await quiet();
  await page.waitForFunction(() => window.searching.isReady());
}
