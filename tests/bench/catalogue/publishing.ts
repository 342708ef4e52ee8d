import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Browser, type Page } from '@playwright/test';
import {
  openStudio,
  partsOf,
  startStudioIn,
  type RunningStudio,
} from '../../browser/support/studio';
import { heldFolder } from '../../temporary/heldFolder';
import { settle } from '../lib/settle';
import { delays, markInput, markPaints, marksOf } from '../studio/marks';

/** Between two keys, in ms. */
const PAUSE = 300;

const TEXT = 'Written while it is published';

/** How long a build may take on a busy machine before the bench gives up, in ms. */
const PATIENCE = 300_000;

/** How long publishing takes, in ms. */
export interface PublishFigures {
  /** From the click on "Push" to the pushed site, for one changed text. */
  publishes: number[];
  /** From each key to its letter in the page, while it is published. */
  keys: number[];
}

/** Publishes the shipped site by pushes to a bare repository, one changed text each time. */
export async function measurePublishing(
  browser: Browser,
  rounds: number,
  log: (line: string) => void,
): Promise<PublishFigures> {
  const { folder, remove } = heldFolder();
  commitCompany(path.join(folder, 'company'), path.join(folder, 'remote.git'));
  const studio = await startStudioIn(path.join(folder, 'company'));
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  try {
    await openStudio(page, studio);
    // Once before: pictures and fonts are cached then, as they are for everybody who publishes for the second time.
    await publish(page, 0);
    const publishes: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      await settle();
      publishes.push(await publish(page, round));
      log(`published in ${publishes.map(Math.round).join(', ')} ms`);
    }
    return { publishes, keys: await keysMeanwhile(page, studio) };
  } finally {
    await page.close();
    await studio.stop();
    remove();
  }
}

/** A copy of the shipped company in a repository of its own, which is pushed to a bare one. */
function commitCompany(company: string, remote: string): void {
  for (const part of ['site.config.json', 'public']) {
    cpSync(part, path.join(company, part), { recursive: true });
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: company, stdio: 'ignore' });
  git('init', '--bare', '--initial-branch=main', remote);
  git('init', '--initial-branch=main');
  git('config', 'user.name', 'Tariro');
  git('config', 'user.email', 'tariro@example.org');
  git('add', '.');
  git('commit', '--message=Begin');
  git('remote', 'add', 'origin', remote);
  git('push', '--set-upstream', 'origin', 'main');
}

/** Changes the largest heading of the home page, saves and publishes. */
async function publish(page: Page, round: number): Promise<number> {
  const heading = await openHeading(page);
  await heading.fill(`Published ${round} times`);
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: /^Save to/ }).click();
  await expect(page.getByText(/^Saved: /)).toBeVisible();
  await startPublishing(page);
  const started = performance.now();
  await waitForEnd(page);
  return performance.now() - started;
}

async function openHeading(page: Page) {
  const { site, form, frame } = partsOf(page);
  await site.getByRole('button', { name: 'Home', exact: true }).click();
  const field = form.locator(':focus');
  await expect(async () => {
    await frame.getByRole('heading', { level: 1 }).first().click();
    await expect(field).toBeVisible({ timeout: 2000 });
  }).toPass();
  return field;
}

async function startPublishing(page: Page): Promise<void> {
  await partsOf(page).site.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: /^Push to/ }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
}

async function waitForEnd(page: Page): Promise<void> {
  await expect(page.getByText('All that is saved is live.')).toBeVisible({ timeout: PATIENCE });
}

/** Types a text while the site is published. */
async function keysMeanwhile(page: Page, { url }: RunningStudio): Promise<number[]> {
  const heading = await openHeading(page);
  await heading.press('ControlOrMeta+a');
  await markInput(page);
  const shown = page.frames().find((frame) => frame !== page.mainFrame() && frame.url() !== url);
  if (!shown) throw new Error('Studio shows no page.');
  await markPaints(shown, 'main');
  await startPublishing(page);
  await (await openHeading(page)).press('End');
  const before = (await marksOf(page, 'keydown')).length;
  for (const letter of TEXT) {
    await page.keyboard.press(letter);
    await sleep(PAUSE);
  }
  const keys = (await marksOf(page, 'keydown')).slice(before);
  const times = delays(keys, await marksOf(shown, 'painted'));
  await partsOf(page).site.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await waitForEnd(page);
  return times;
}
