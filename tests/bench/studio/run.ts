import { gzipSync } from 'node:zlib';
import { chromium, expect, type Browser, type Page } from '@playwright/test';
import type { SiteConfig } from '../../../src/generated/authored';
import { findBrowser } from '../../browser-setup/findBrowser';
import { launchOptions } from '../../browser-setup/tryBrowser';
import { openStudio, partsOf, startStudio, type RunningStudio } from '../../browser/support/studio';
import { heldFolder } from '../../temporary/heldFolder';
import { median } from '../lib/median';
import { openPage } from '../lib/openContext';
import { settle } from '../lib/settle';
import { percentile } from '../responsiveness/keys';
import { enlarge, type Scale } from '../scale/largeConfig';
import { measureEditing } from './editing';
import { delays, FORM, markInput, markPaints, marksOf } from './marks';

/** How quick Studio is on this machine, in ms; scripts in bytes, compressed by gzip. */
export interface StudioFigures {
  /** From a key to its letter in a page of 12 blocks: half of all keys, and 95 % of them, take no longer. */
  key: number;
  slowKey: number;
  /** From a duplicate of a block to the page that has it. */
  structure: number;
  /** From a click on a block to its form, for the slowest block. */
  form: number;
  /** From a key to the mistake at its field; with 1,000 products, too. */
  mistake: number;
  mistakeOfMany: number;
  /** From the address to the first form; with 1,000 pages and 10,000 products, too. */
  open: number;
  openLarge: number;
  scripts: number;
}

const MANY: Scale = { pages: 0, products: 1000 };
const LARGE: Scale = { pages: 1000, products: 10_000 };

/** Measures Studio on the company of the tests. */
export async function measureStudio(
  rounds: number,
  log: (line: string) => void,
): Promise<StudioFigures> {
  const browser = await chromium.launch(launchOptions(await findBrowser(process.cwd())));
  try {
    const small = await withStudio(browser, undefined, async (studio) => {
      const open = await timesToOpen(browser, studio, rounds, log);
      const { page, scripts } = await openIn(browser, studio);
      const editing = await measureEditing(page);
      log(`studio: ${JSON.stringify(editing)}`);
      return { open, scripts, editing, mistake: await timeToMistake(page) };
    });
    const { keys, structures, forms } = small.editing;
    const mistakeOfMany = await withStudio(browser, MANY, async (studio) =>
      timeToMistake((await openIn(browser, studio)).page),
    );
    const openLarge = await withStudio(browser, LARGE, (studio) =>
      timesToOpen(browser, studio, rounds, log),
    );
    return {
      key: percentile(keys, 0.5),
      slowKey: percentile(keys, 0.95),
      structure: median(structures),
      form: Math.max(...forms),
      mistake: small.mistake,
      mistakeOfMany,
      open: small.open,
      openLarge,
      scripts: small.scripts,
    };
  } finally {
    await browser.close();
  }
}

async function withStudio<Result>(
  browser: Browser,
  scale: Scale | undefined,
  measure: (studio: RunningStudio) => Promise<Result>,
): Promise<Result> {
  const { folder, remove } = heldFolder();
  const studio = await startStudio(folder, (text) =>
    scale ? JSON.stringify(enlarge(JSON.parse(text) as SiteConfig, scale), null, 2) : text,
  );
  try {
    // The first visit waits for Vite, once for all.
    const { page } = await openIn(browser, studio);
    await partsOf(page).frame.locator('main').waitFor();
    await page.close();
    await settle();
    return await measure(studio);
  } finally {
    await studio.stop();
    remove();
  }
}

/** Opens Studio in a window of its own; resolves to it and the weight of its scripts. */
async function openIn(browser: Browser, studio: RunningStudio) {
  const page = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  let scripts = 0;
  page.on('response', async (response) => {
    if (!response.url().startsWith(studio.url)) return;
    if (response.request().resourceType() !== 'script') return;
    scripts += gzipSync(await response.body()).length;
  });
  await openStudio(page, studio);
  await expect(partsOf(page).blocks.first()).toBeVisible();
  return { page, scripts };
}

async function timesToOpen(
  browser: Browser,
  studio: RunningStudio,
  rounds: number,
  log: (line: string) => void,
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { page } = await openIn(browser, studio);
    times.push(await page.evaluate(() => performance.now()));
    await page.close();
  }
  log(`studio opens: ${times.map(Math.round).join(', ')} ms`);
  return median(times);
}

/** Types a space behind an e-mail address, and waits until its field is marked. */
async function timeToMistake(page: Page): Promise<number> {
  const { site, form } = partsOf(page);
  await site.getByRole('button', { name: /^Branches/ }).click();
  await form.locator('button[aria-expanded]').first().click();
  const email = form.getByRole('textbox', { name: 'E-mail' });
  await email.press('End');
  await markInput(page);
  await markPaints(page, FORM);
  const before = (await marksOf(page, 'keydown')).length;
  await page.keyboard.press(' ');
  await expect(form.locator('[aria-invalid="true"]')).toBeVisible();
  const [key] = (await marksOf(page, 'keydown')).slice(before);
  await expect.poll(async () => (await marksOf(page, 'wrong')).length).toBeGreaterThan(0);
  return delays([key ?? NaN], await marksOf(page, 'wrong'))[0] ?? NaN;
}
