import type { Page } from '@playwright/test';
import { searchAgent, type Place } from './agent';

/**
 * The address of each place. The partner's page is a file of the served folder (see `withParts`): a page that Playwright
 * answers for has no HTTP cache, so that each script would be fetched twice.
 */
export const PATHS: Record<Place, string> = { site: '/', partner: '/partner-of-the-bench' };

/** What a partner's page may look like. */
export const PARTNER = `<!doctype html><html lang="en"><title>Spares</title><link rel="icon" href="data:,">
  <body><h1>Spares</h1><inquiry-search></inquiry-search><script async src="/embed/v1.js"></script>`;

/** Opens a page that has a search box, and waits until nothing more comes. */
export async function openPlace(
  page: Page,
  place: Place,
  { site, quiet }: { site: string; quiet: () => Promise<void> },
): Promise<void> {
  await page.addInitScript(searchAgent, place);
  await page.goto(site + PATHS[place], { waitUntil: 'commit' });
  await quiet();
  await page.waitForFunction(() => window.searching.isReady());
}
