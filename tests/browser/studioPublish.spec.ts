import { execFileSync } from 'node:child_process';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { keyboard, mouse, type Hand } from './support/hands';
import { openShared, save, startStudio, type RunningStudio } from './support/studio';
import { test } from './support/test';

// One Studio, opened once, for all.
test.describe.configure({ mode: 'default' });

const WEEK_MS = 7 * 86_400_000;

let studio: RunningStudio;
let company: string;
let remote: string;
let asItWas: string;
let page: Page;

/** When commits are made, for Git: by its clock without it. */
let date: NodeJS.ProcessEnv = {};

const git = (...args: string[]): string =>
  execFileSync('git', args, {
    cwd: company,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...date },
  });

/** What the remote has: what the host builds. */
const live = (): string => git('--git-dir', remote, 'show', 'main:site.config.json');

test.beforeAll(async ({ browser }) => {
  company = test.info().outputPath('company');
  remote = test.info().outputPath('remote.git');
  studio = await startStudio(company);
  asItWas = studio.file();
  git('init', '--quiet', '--bare', '--initial-branch=main', remote);
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Tariro');
  git('config', 'user.email', 'tariro@example.org');
  git('add', '.');
  const lastWeek = new Date(Date.now() - WEEK_MS).toISOString();
  date = { GIT_AUTHOR_DATE: lastWeek, GIT_COMMITTER_DATE: lastWeek };
  git('commit', '--quiet', '--message=Begin');
  date = {};
  git('remote', 'add', 'origin', remote);
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
  page = await openShared(browser, studio);
});

test.afterAll(async () => {
  await page.close();
  await studio.stop();
});

const site = () => page.getByRole('navigation', { name: 'Site' });

/** Changes the heading of the first page, and saves. */
async function saveHeading(from: string, to: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(from);
  await page.keyboard.press('Enter');
  const heading = page.getByLabel('Heading', { exact: true });
  await expect(heading).toBeFocused();
  await heading.fill(to);
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: /^Save to/ }).click();
  await expect(page.getByText('Saved: 1 line changed.')).toBeVisible();
}

/** Begins a push, which builds the site first. */
async function startPublishing({ press }: Hand): Promise<void> {
  await press(site().getByRole('button', { name: /^Publish/ }));
  const publishing = page.getByRole('region', { name: 'Publish' });
  await press(publishing.getByRole('button', { name: 'Send to the host, which builds the site' }));
  await expect(publishing.getByRole('progressbar')).toBeVisible();
}

async function untilPublished(): Promise<void> {
  const publishing = page.getByRole('region', { name: 'Publish' });
  await expect(publishing.getByText('All that is saved is live.')).toBeVisible({
    timeout: 200_000,
  });
}

/** Opens the list of versions, and the version of last week: nobody saved it in Studio, so it is folded. */
async function openLastWeek({ press }: Hand): Promise<Locator> {
  await press(site().getByRole('button', { name: 'History' }));
  const history = page.getByRole('region', { name: 'History' });
  const folded = history.getByText('One change made outside of Studio, 7 days ago');
  const last = history
    .getByRole('list', { name: /outside of Studio/ })
    .getByRole('button')
    .last();
  await press(folded);
  await expect(last).toContainText('7 days ago, Tariro');
  await press(last);
  return history;
}

/** Brings back all of the version of last week, which is open, and saves. */
async function bringBack(history: Locator, hand: Hand): Promise<void> {
  await hand.press(history.getByRole('button', { name: 'Bring back all of this version' }));
  await hand.press(page.getByRole('button', { name: 'Bring it back' }));
  await expect(history.getByText('This is what the site says now.')).toBeVisible();
  await save(page, hand);
  expect(studio.file()).toBe(asItWas);
}

test('[U8] a change is saved as a commit, published by a push, and the version of last week is brought back, by keyboard', async () => {
  // It builds a site.
  test.slow();
  const hand = keyboard(page);
  await saveHeading('yard like few', 'A Yard With Two Slips');
  expect(live()).not.toContain('A Yard With Two Slips');

  await startPublishing(hand);
  await expectAccessible(page, 'publishing', 'all but colours');
  await untilPublished();
  await expectAccessible(page, 'what was published');
  expect(live()).toContain('A Yard With Two Slips');

  await saveHeading('two slips', 'A Yard With Three Slips');
  await hand.press(site().getByRole('button', { name: 'Publish 1 change not live yet' }));
  const publishing = page.getByRole('region', { name: 'Publish' });
  await expect(publishing.getByText(/Two Slips" to "A Yard With Three Slips"/)).toBeVisible();

  const history = await openLastWeek(hand);
  const versions = history.getByRole('list', { name: 'Versions' }).getByRole('button');
  await expect(versions).toHaveCount(2);
  await expectAccessible(page, 'a version');
  await hand.press(history.getByRole('button', { name: 'See the pages as they were' }));
  const frame = history.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'A Yard Like Few Others' })).toBeVisible();
  await hand.press(history.getByRole('button', { name: 'Back to the list of changes' }));
  await bringBack(history, hand);
  await expect(versions).toHaveCount(3);
});

// What a push does is held above: the hand that pressed the button makes no difference to it.
test('[U3] [U8] a push is begun and cancelled, and all or one block of last week’s version is brought back, by mouse', async () => {
  const hand = mouse(page);
  const before = live();
  await saveHeading('yard like few', 'A Yard With Four Slips');
  await startPublishing(hand);
  const publishing = page.getByRole('region', { name: 'Publish' });
  await hand.press(publishing.getByRole('button', { name: 'Cancel' }));
  await expect(publishing.getByText('Cancelled. What was live still is.')).toBeVisible();
  expect(live()).toBe(before);

  const history = await openLastWeek(hand);
  await bringBack(history, hand);
  await hand.press(page.getByRole('button', { name: /^Undo:/ }));
  await hand.press(history.getByRole('button', { name: /^Bring back: .*Four Slips/ }));
  await hand.press(page.getByRole('button', { name: 'Bring it back' }));
  await expect(history.getByText('This is what the site says now.')).toBeVisible();
  await hand.press(site().getByRole('button', { name: 'Home', exact: true }));
  const frame = page.frameLocator('iframe[title="Page"]');
  await expect(frame.getByRole('heading', { name: 'A Yard Like Few Others' })).toBeVisible();
});
