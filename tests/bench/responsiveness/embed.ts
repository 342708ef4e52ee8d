import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { median } from '../lib/median';
import { openContext } from '../lib/openContext';
import { record, type Recording } from './mainThread';
import { costOfReference, slowdownOfPhone } from './phone';

const SCRIPT = '/embed/v1.js';

/** The embed's main-thread time on a partner's page on a cheap phone, in ms: medians. */
export interface EmbedFigures {
  /** The task in which the loader runs. */
  loader: number;
  /** The longest task while thirty tiles, list, form and chat are rendered. */
  longestTask: number;
  /** From the click on the launcher until the panel is painted: when the widgets have to be fetched, and later. */
  firstOpening: number;
  laterOpening: number;
}

/**
 * Measures the embed on a partner's pages.
 * @param partner Their origin: 'http://localhost:41234'.
 * @param openings How often each page is opened. Nearly half of the runs may be outliers.
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
    // Interleaved with the measurements that it calibrates.
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
  const context = await openContext(browser, { viewport: { width: 1280, height: 800 } });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Scrolls a page with thirty tiles, list, form and chat down and up again, and opens the list. */
function recordTiles(page: Page, partner: string): Promise<Recording> {
  return recordVisit(page, `${partner}/many-tiles`, async () => {
    await press(page, 'inquiry-add', 'button');
    await scroll(page, 'down');
    await until(page, isDrawn);
    await scroll(page, 'up');
    await openAndClose(page);
  });
}

/** Opens the list twice: the first time, it has to be fetched. */
async function recordOpenings(page: Page, partner: string): Promise<Recording> {
  await page.goto(`${partner}/still`);
  await page.locator('inquiry-add').getByRole('button').click();
  return recordVisit(page, `${partner}/still`, async () => {
    await openAndClose(page);
    await openAndClose(page);
  });
}

/** Opens a page, and records from the start of the script, which is delivered after the page has been painted. */
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
      // The panel counts as open when its content, such as the close button, is rendered.
      if (panel?.querySelector('dialog[open] button')) performance.mark('opened');
      else requestAnimationFrame(look);
    };
    document.addEventListener('inquiry:open', look);
  });
  // Makes the driver inject its helpers before the recording.
  await page.locator('body').waitFor({ state: 'attached' });
  return record(page, { slower: 1, since: { script: SCRIPT } }, async () => {
    come();
    await until(page, () => Boolean(window.inquiry && 'version' in window.inquiry));
    await act();
  });
}

/** Timeout in ms. */
const TIMEOUT_MS = 60_000;

/** Polls the page at intervals, which disturbs it less than the driver's own ways to wait. */
async function until(page: Page, holds: () => boolean): Promise<void> {
  const started = performance.now();
  while (!(await page.evaluate(holds))) {
    if (performance.now() - started > TIMEOUT_MS) throw new Error(`Never: ${holds.toString()}`);
    await sleep(100);
  }
}

/** Clicks on a part of an element by its coordinates, so that the driver does little work in the page. */
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

/** The launcher hides while a list is on the screen. */
const launcherShows = () =>
  Boolean(
    document
      .querySelector('inquiry-launcher')
      ?.shadowRoot?.querySelector('[part~=launcher]')
      ?.checkVisibility({ visibilityProperty: true }),
  );

async function openAndClose(page: Page): Promise<void> {
  await until(page, launcherShows);
  await press(page, 'inquiry-launcher', '[part~=launcher]');
  await until(page, listShows);
  // Closed only once it is painted, as by a visitor.
  await sleep(300);
  await page.keyboard.press('Escape');
  await until(page, () => !document.querySelector('inquiry-panel'));
}

/** Scrolls to an end of the page, as fast as a visitor looking for something. */
async function scroll(page: Page, to: 'up' | 'down'): Promise<void> {
  await page.mouse.move(100, 100);
  for (;;) {
    await page.mouse.wheel(0, to === 'down' ? 240 : -240);
    await sleep(60);
    const isThere = await page.evaluate(
      (end) =>
        end === 'down'
          ? scrollY + innerHeight >= document.documentElement.scrollHeight - 1
          : scrollY <= 0,
      to,
    );
    if (isThere) return;
  }
}

const isDrawn = () =>
  ['products', 'list', 'contact', 'chat'].every(
    (name) => document.querySelector(`inquiry-${name}`)?.shadowRoot,
  ) &&
  document.querySelector('inquiry-products')?.shadowRoot?.querySelectorAll('article').length === 30;
