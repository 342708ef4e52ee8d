import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import type { SiteConfig } from '../../../src/generated/authored';
import { openStudio, partsOf, startAgain } from '../../browser/support/studio';
import { heldFolder } from '../../temporary/heldFolder';
import { openPage } from '../lib/openContext';
import { delays, markInput, markPaints, marksOf } from '../studio/marks';

/** The pause between two keys. */
const KEY_INTERVAL_MS = 150;

const TEXT = 'Meanwhile';

/** How long a build may take on a busy machine before the bench gives up, in ms. */
const BUILD_TIMEOUT_MS = 300_000;

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
  const studio = await startAgain(path.join(folder, 'company'));
  const page = await openPage(browser, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  try {
    await openStudio(page, studio);
    let text = firstTitle(studio.file());
    const publishes: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const next = `Published ${round} times`;
      const time = await publish(page, { from: text, to: next });
      text = next;
      log(`published in ${Math.round(time)} ms`);
      // Not the first time, because pictures and fonts are cached for everybody who has published before.
      if (round > 0) publishes.push(time);
    }
    return { publishes, keys: await keysMeanwhile(page, text) };
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

/** The first title on the home page. */
function firstTitle(text: string): string {
  const [home] = (JSON.parse(text) as SiteConfig).pages;
  const [, title] = /"title":"([^"\\]+)"/.exec(JSON.stringify(home?.blocks)) ?? [];
  if (title === undefined) throw new Error('The home page has no title to change.');
  return title;
}

/** Changes a text, saves and publishes. */
async function publish(page: Page, { from, to }: { from: string; to: string }): Promise<number> {
  await (await openText(page, from)).fill(to);
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: /^Save to/ }).click();
  await expect(page.getByText(/^Saved: /)).toBeVisible({ timeout: BUILD_TIMEOUT_MS });
  await startPublishing(page);
  const started = performance.now();
  await waitForEnd(page);
  return performance.now() - started;
}

/** Opens the field of a text, as Ctrl+K does. */
async function openText(page: Page, text: string): Promise<Locator> {
  await page.keyboard.press('ControlOrMeta+k');
  const { form, dialog } = partsOf(page);
  await dialog(/./).getByRole('combobox').fill(text);
  await page.keyboard.press('Enter');
  const field = form.locator(':focus');
  await expect(field).toHaveValue(text, { timeout: BUILD_TIMEOUT_MS });
  return field;
}

async function startPublishing(page: Page): Promise<void> {
  await partsOf(page).site.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: /^Push to/ }).click();
  await expect(page.getByRole('progressbar')).toBeVisible({ timeout: BUILD_TIMEOUT_MS });
}

async function waitForEnd(page: Page): Promise<void> {
  await expect(page.getByText('All that is saved is live.')).toBeVisible({
    timeout: BUILD_TIMEOUT_MS,
  });
}

/** Types a text while the site is published. */
async function keysMeanwhile(page: Page, text: string): Promise<number[]> {
  const field = await openText(page, text);
  await markInput(page);
  const { origin } = new URL(page.url());
  const shown = page.frames().find((frame) => new URL(frame.url()).origin !== origin);
  if (!shown) throw new Error('Studio shows no page.');
  await markPaints(shown, 'main');
  await startPublishing(page);
  await openText(page, text);
  await field.press('End');
  const before = (await marksOf(page, 'keydown')).length;
  for (const letter of TEXT) {
    await page.keyboard.press(letter);
    await sleep(KEY_INTERVAL_MS);
  }
  const keys = (await marksOf(page, 'keydown')).slice(before);
  const times = delays(keys, await marksOf(shown, 'painted'));
  await partsOf(page).site.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await waitForEnd(page);
  return times;
}
