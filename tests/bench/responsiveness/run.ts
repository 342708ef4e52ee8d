import path from 'node:path';
import { chromium } from '@playwright/test';
import { hostsHandler } from '../../../src/node/serve/hosts/hostsHandler';
import { hostValues } from '../../../src/node/serve/hosts/hostValues';
import { listen } from '../../../src/node/serve/listen';
import { siteHandler } from '../../../src/node/serve/siteHandler';
import { findBrowser } from '../../browser-setup/findBrowser';
import { launchOptions } from '../../browser-setup/tryBrowser';
import { settle } from '../lib/settle';
import { type EmbedFigures, measureEmbed } from './embed';
import { measureKeys } from './keys';

/**
 * Visits to each of a partner's pages per round. In up to half of the visits one task, each time another, is 2 to 3 ms
 * longer than what runs in it; tracing more categories of events makes it worse. Five visits are too few for a median.
 */
const VISITS_PER_ROUND = 3;

/** The responsiveness of pages on a cheap phone, in ms. */
export interface ResponsivenessFigures extends EmbedFigures {
  /** A keystroke in the search of 10,000 products: the 95th percentile. */
  key: number;
}

/**
 * Measures the main-thread time of the search in a large catalogue, and of the embed on a partner's page.
 * @param rounds Number of repetitions.
 */
export async function measureResponsiveness(
  dist: string,
  rounds: number,
  log: (line: string) => void,
): Promise<ResponsivenessFigures> {
  const folder = path.resolve(dist);
  const site = await listen(siteHandler(folder), 0);
  const partner = await listen(
    hostsHandler(path.resolve('embed/hosts'), () => hostValues(folder, site.url)),
    0,
  );
  const browser = await chromium.launch(launchOptions(await findBrowser(process.cwd())));
  try {
    await settle();
    const key = await measureKeys(browser, site.url, rounds, log);
    await settle();
    return { key, ...(await measureEmbed(browser, partner.url, rounds * VISITS_PER_ROUND, log)) };
  } finally {
    await browser.close();
    await Promise.all([site.close(), partner.close()]);
  }
}
