import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type BrowserServer, type Page } from '@playwright/test';
import { STUDIO_KEY, type StudioState } from '../../src/studio/protocol';
import {
  openStudio,
  partsOf,
  startAgain,
  startStudio,
  type RunningStudio,
} from '../browser/support/studio';
import { findBrowser } from '../browser-setup/findBrowser';
import { launchOptions } from '../browser-setup/tryBrowser';
import { heldFolder } from '../temporary/heldFolder';

/** Text that was typed longer ago than this before a kill must be there afterwards. */
const MAX_LOSS_MS = 1000;

/** The longest time until a kill. */
const MAX_TIME_TO_KILL_MS = 2500;

/** What was typed, and when. */
interface Typed {
  text: string;
  at: number;
}

/**
 * Kills Studio's server and the browser by turns at random moments while somebody types and saves:
 * `node tests/run.mjs tests/kill/studioInBrowser.ts 100`. Takes about 15 s a kill, so it is no step of the tests.
 * @returns The exit code: 1 if a file was torn or more than the last second was lost.
 */
export async function run([count = '10']: string[]): Promise<number> {
  const { folder, remove } = heldFolder();
  const config = join(folder, 'site.config.json');
  let studio = await startStudio(folder);
  let browser = await launch();
  let page = await openPage(browser, studio);
  let [torn, lost] = [0, 0];
  for (let kill = 1; kill <= Number(count); kill += 1) {
    const moment = Date.now() + 200 + Math.random() * MAX_TIME_TO_KILL_MS;
    const typed = type(page, kill, moment);
    await sleep(moment - Date.now());
    const isServers = kill % 2 === 0;
    await (isServers ? studio : browser).kill();
    const end = Date.now();
    const texts = await typed;
    if (!isWhole(config)) torn += 1;
    if (isServers) studio = await startAgain(folder);
    else browser = await launch();
    if (!isServers) page = await openPage(browser, studio);
    const due = texts.findLast(({ at }) => isServers || at < end - MAX_LOSS_MS);
    const isThere = await isEventually(studio, due, texts);
    if (!isThere) lost += 1;
    process.stdout.write(
      `${kill} ${isServers ? 'server' : 'browser'}: ${texts.length} texts, ${isThere ? 'kept' : 'LOST'}\n`,
    );
  }
  await browser.close();
  await studio.stop();
  remove();
  process.stdout.write(
    `${count} kills: ${torn} torn files, ${lost} times more than a second lost\n`,
  );
  return torn + lost > 0 ? 1 : 0;
}

async function launch(): Promise<BrowserServer> {
  return chromium.launchServer(launchOptions(await findBrowser(process.cwd())));
}

async function openPage(server: BrowserServer, studio: RunningStudio): Promise<Page> {
  const browser = await chromium.connect(server.wsEndpoint());
  const page = await browser.newPage();
  await openStudio(page, studio);
  await partsOf(page)
    .site.getByRole('button', { name: /^Company/ })
    .click();
  return page;
}

/** Types until a moment, and saves now and then; resolves to what was typed, even if the page dies meanwhile. */
async function type(page: Page, round: number, until: number): Promise<Typed[]> {
  const typed: Typed[] = [];
  const { form, dialog } = partsOf(page);
  try {
    for (let n = 1; Date.now() < until; n += 1) {
      const text = `Name ${round}-${n}`;
      await form
        .getByRole('textbox', { name: 'Name', exact: true })
        .fill(text, { timeout: MAX_LOSS_MS });
      typed.push({ text, at: Date.now() });
      if (n % 6 === 5) {
        await page.keyboard.press('ControlOrMeta+s');
        await dialog('Save the changes')
          .getByRole('button', { name: /^Save to/ })
          .click({ timeout: MAX_LOSS_MS });
        await dialog('Save the changes').waitFor({ state: 'hidden', timeout: MAX_LOSS_MS });
      }
    }
  } catch {
    // Killed while it was typing, or too slow to be saved in time.
  }
  await page.keyboard.press('Escape').catch(() => {});
  return typed;
}

function isWhole(file: string): boolean {
  try {
    JSON.parse(readFileSync(file, 'utf8'));
    return true;
  } catch {
    return false;
  }
}

/** Whether the draft comes to have a text, or one that was typed after it. */
async function isEventually(
  studio: RunningStudio,
  due: Typed | undefined,
  typed: readonly Typed[],
): Promise<boolean> {
  if (!due) return true;
  const good = new Set(typed.slice(typed.indexOf(due)).map(({ text }) => text));
  for (let tries = 0; tries < 30; tries += 1) {
    if (good.has(await nameIn(studio))) return true;
    await sleep(MAX_LOSS_MS);
  }
  return false;
}

async function nameIn({ url }: RunningStudio): Promise<string> {
  const page = await (await fetch(url)).text();
  const key = /name="studio-key" content="([^"]+)"/.exec(page)?.[1] ?? '';
  const response = await fetch(`${url}api/state`, { headers: { [STUDIO_KEY]: key } });
  // The first line has all but the entries of long lists.
  const [first = ''] = (await response.text()).split('\n');
  const { value } = JSON.parse(first) as StudioState;
  return (value as { site: { name: string } }).site.name;
}
