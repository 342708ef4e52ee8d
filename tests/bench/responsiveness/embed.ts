import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { median } from '../lib/median';
import { record, type Recording } from './mainThread';
import { costOfReference, slowdownOfPhone } from './phone';

const SCRIPT = '/embed/v1.js';

/** What the embed costs a partner's page on a cheap phone, in ms of its main thread: medians. */
export interface EmbedFigures {
  /** The task in which the loader runs. */
  loader: number;
  /** The longest task while thirty tiles, list, form and chat come. */
  longestTask: number;
  /** From the click on the launcher to the panel on the screen: when the widgets are fetched for it, and later. */
  firstOpening: number;
  laterOpening: number;
}

/**
 * Measures the embed on pages of a partner.
 * @param partner Their address: 'http://localhost:41234'.
 * @param openings How often each page is opened. Nearly half of them may be odd.
 */
export async function measureEmbed(
  browser: Browser,
  partner: string,
  openings: number,
  log: (line: string) => void,
): Promise<EmbedFigures> {
  const loader: number[] = [];
  const longest: number[] = [];
  const first: number[] = [];
  const later: number[] = [];
  const costs: number[] = [];
  for (let n = 0; n < openings; n += 1) {
    // In turns with what is judged by it.
    costs.push(await costOfReference(browser));
    const tiles = await inNewPage(browser, (page) => recordTiles(page, partner));
    loader.push(tiles.own.busy);
    longest.push(Math.max(...tiles.tasks.map(({ busy }) => busy)));
    costs.push(await costOfReference(browser));
    const opening = await inNewPage(browser, (page) => recordOpenings(page, partner));
    first.push(opening.between('click', 0, 'opened'));
    later.push(opening.between('click', 1, 'opened'));
    log(`embed ${n + 1}/${openings}`);
  }
  const slower = slowdownOfPhone(costs);
  return {
    loader: median(loader) * slower,
    longestTask: median(longest) * slower,
    firstOpening: median(first) * slower,
    laterOpening: median(later) * slower,
  };
}

async function inNewPage<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Goes down a page with thirty tiles, list, form and chat, up and down again, and opens the list. */
function recordTiles(page: Page, partner: string): Promise<Recording> {
  return recordVisit(page, `${partner}/many-tiles`, async () => {
    await press(page, 'inquiry-add', 'button');
    await scrollDown(page);
    await until(page, isDrawn);
    await scrollDown(page);
    await openAndClose(page);
  });
}

/** Opens the list twice: for the first time it has to be fetched. */
async function recordOpenings(page: Page, partner: string): Promise<Recording> {
  await page.goto(`${partner}/still`);
  await page.locator('inquiry-add').getByRole('button').click();
  return recordVisit(page, `${partner}/still`, async () => {
    await openAndClose(page);
    await openAndClose(page);
  });
}

/** Opens a page, and records what happens from the script on, which comes when the page has been drawn. */
async function recordVisit(page: Page, url: string, act: () => Promise<void>): Promise<Recording> {
  let come = () => {};
  const drawn = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(`**${SCRIPT}`, async (route) => {
    await drawn;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => {
    const look = () => {
      const panel = document.querySelector('inquiry-panel')?.shadowRoot;
      // An empty frame is no panel yet: its title and the button that closes it belong to it.
      if (panel?.querySelector('dialog[open] button')) performance.mark('opened');
      else requestAnimationFrame(look);
    };
    document.addEventListener('inquiry:open', look);
  });
  // What the driver needs in the page is there now, and no part of the recording.
  await page.locator('body').waitFor({ state: 'attached' });
  return record(page, { slower: 1, since: { script: SCRIPT } }, async () => {
    come();
    await until(page, () => Boolean(window.inquiry && 'version' in window.inquiry));
    await act();
  });
}

/** How long something may take to come about, in ms. */
const PATIENCE = 60_000;

/** Asks the page from time to time: less is done in it than by the driver's own ways to wait. */
async function until(page: Page, holds: () => boolean): Promise<void> {
  const started = performance.now();
  while (!(await page.evaluate(holds))) {
    if (performance.now() - started > PATIENCE) throw new Error(`Never: ${holds.toString()}`);
    await sleep(100);
  }
}

/** Clicks on a part of an element, as a visitor does: the driver does hardly anything in the page. */
async function press(page: Page, tag: string, part: string): Promise<void> {
  const [x, y] = await page.evaluate(
    ([host, inner]) => {
      const element = document.querySelector(host)?.shadowRoot?.querySelector(inner);
      const box = element?.getBoundingClientRect() ?? new DOMRect();
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    },
    [tag, part] as const,
  );
  await page.mouse.click(x, y);
}

const listShows = () =>
  Boolean(document.querySelector('inquiry-panel')?.shadowRoot?.querySelector('[part=send]'));

async function openAndClose(page: Page): Promise<void> {
  await press(page, 'inquiry-launcher', '[part~=launcher]');
  await until(page, listShows);
  // Nobody closes what has not been drawn.
  await sleep(300);
  await page.keyboard.press('Escape');
  await until(page, () => !document.querySelector('inquiry-panel'));
}

/** Goes down the page to its end, as fast as somebody who looks for something. */
async function scrollDown(page: Page): Promise<void> {
  await page.mouse.move(100, 100);
  for (;;) {
    await page.mouse.wheel(0, 240);
    await sleep(60);
    const isDown = await page.evaluate(
      () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
    );
    if (isDown) return;
  }
}

const isDrawn = () =>
  ['products', 'list', 'contact', 'chat'].every(
    (name) => document.querySelector(`inquiry-${name}`)?.shadowRoot,
  ) &&
  document.querySelector('inquiry-products')?.shadowRoot?.querySelectorAll('article').length === 30;
