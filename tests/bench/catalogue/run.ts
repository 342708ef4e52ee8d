import { chromium, type Browser } from '@playwright/test';
import type { SiteConfig } from '../../../src/generated/authored';
import { findBrowser } from '../../browser-setup/findBrowser';
import { launchOptions } from '../../browser-setup/tryBrowser';
import { openStudio, partsOf, startStudio } from '../../browser/support/studio';
import { heldFolder } from '../../temporary/heldFolder';
import { openContext } from '../lib/openContext';
import { settle } from '../lib/settle';
import { percentile } from '../responsiveness/keys';
import { enlarge } from '../scale/largeConfig';
import { measureFiles } from './files';
import { measureGrid } from './grid';
import { measurePublishing } from './publishing';

/** How quick the catalogue and publishing are on this machine, in ms. The catalogue has 10,000 products. */
export interface CatalogueFigures {
  /** From the click on "Products" to its rows. */
  opens: number;
  /** How long a key keeps the grid busy: 95 % of all keys, no longer. */
  key: number;
  /** From Ctrl+V to 1,000 × 6 pasted cells. */
  paste: number;
  /** From the click to the spreadsheet, and from the spreadsheet to the summary of what it would change. */
  xlsxOut: number;
  xlsxIn: number;
  /** The shipped site with one changed text, from the click to the pushed site. */
  publish: number;
  /** From a key to its letter in the page meanwhile: 95 % of all keys, no longer. */
  keyMeanwhile: number;
}

const LARGE_CATALOGUE = { pages: 0, products: 10_000 };

/** Measures the grid of products, its files, and publishing. */
export async function measureCatalogue(
  rounds: number,
  log: (line: string) => void,
): Promise<CatalogueFigures> {
  const browser = await chromium.launch(launchOptions(await findBrowser(process.cwd())));
  try {
    const { opens, keys, pastes, outs, ins } = await measureProducts(browser, rounds, log);
    const published = await measurePublishing(browser, rounds, log);
    log(`keys while it is published: ${published.keys.map(Math.round).join(', ')} ms`);
    // Other load only ever makes it slower: the best round counts.
    return {
      opens: Math.min(...opens),
      key: percentile(keys, 0.95),
      paste: Math.min(...pastes),
      xlsxOut: Math.min(...outs),
      xlsxIn: Math.min(...ins),
      publish: Math.min(...published.publishes),
      keyMeanwhile: percentile(published.keys, 0.95),
    };
  } finally {
    await browser.close();
  }
}

async function measureProducts(browser: Browser, rounds: number, log: (line: string) => void) {
  const { folder, remove } = heldFolder();
  const studio = await startStudio(folder, (text) =>
    JSON.stringify(enlarge(JSON.parse(text) as SiteConfig, LARGE_CATALOGUE), null, 2),
  );
  const context = await openContext(browser, {
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  try {
    const page = await context.newPage();
    await openStudio(page, studio);
    await partsOf(page).frame.locator('main').waitFor();
    await settle();
    const grid = await measureGrid(page, rounds);
    logAll(grid, log);
    const files = await measureFiles(page, rounds);
    logAll(files, log);
    return { ...grid, ...files };
  } finally {
    await context.close();
    await studio.stop();
    remove();
  }
}

function logAll(figures: object, log: (line: string) => void): void {
  for (const [name, times] of Object.entries(figures as Record<string, readonly number[]>)) {
    log(`catalogue, ${name}: ${times.map((time) => time.toFixed(1)).join(', ')} ms`);
  }
}
