import { chromium, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions, type FoundBrowser } from '../browser-setup/tryBrowser';
import { shipped } from './support/company';
import { contrastOf } from './support/contrastOf';
import { visit } from './support/visit';

// Browsers that darken light pages by themselves, as the setting "Dark theme for sites" of Chrome on phones does.
const { test, config, productPath } = shipped;
const PRODUCT = productPath(config.store.products[0]?.id ?? '');

/** Looks at the page of a product in a Chromium that darkens light pages. */
async function lookDarkened(
  { baseURL = '', colorScheme }: { baseURL: string | undefined; colorScheme: 'light' | 'dark' },
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const options = launchOptions(JSON.parse(process.env['TEST_BROWSER'] ?? '') as FoundBrowser);
  const args = [...(options.args ?? []), '--enable-features=WebContentsForceDark'];
  const browser = await chromium.launch({ ...options, args });
  try {
    const page = await browser.newPage({ baseURL, colorScheme, bypassCSP: true });
    await visit(page, PRODUCT);
    await look(page);
  } finally {
    await browser.close();
  }
}

const EMPTY = { x: 0, y: 0, width: 0 };

/** How far the brightness of the pixels varies at the page's edge, and along the top of the product's picture. */
async function variation(page: Page): Promise<{ paper: number; grid: number }> {
  const { x, y, width } = (await page.locator('main img').first().boundingBox()) ?? EMPTY;
  const clipOf = (left: number, top: number, wide: number) =>
    page.screenshot({ clip: { x: left, y: top, width: wide, height: 16 } });
  const paper = await sharp(await clipOf(0, y, 16)).stats();
  const grid = await sharp(await clipOf(x, y, width)).stats();
  return { paper: paper.channels[1]?.mean ?? 0, grid: grid.channels[1]?.stdev ?? 0 };
}

test('a light page stays light, and the grid of the sheet shows behind the drawing', async ({
  baseURL,
}) => {
  await lookDarkened({ baseURL, colorScheme: 'dark' }, async (page) => {
    const { paper, grid } = await variation(page);
    expect(paper).toBeGreaterThan(200);
    expect(grid).toBeGreaterThan(0);
  });
});

test('where a page is darkened nevertheless, its drawing can be seen', async ({ baseURL }) => {
  // Chromium does not ask pages whose visitor prefers light ones, as other browsers never do.
  await lookDarkened({ baseURL, colorScheme: 'light' }, async (page) => {
    expect((await variation(page)).paper).toBeLessThan(100);
    expect(await contrastOf(page, 'main img')).toBeGreaterThan(90);
  });
});
