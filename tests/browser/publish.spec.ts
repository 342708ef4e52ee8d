import { execFileSync } from 'node:child_process';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { startStudio, type RunningStudio } from './support/studio';

// One Studio for all.
test.describe.configure({ mode: 'default' });

const WEEK = 7 * 86_400_000;

let studio: RunningStudio;
let company: string;
let remote: string;

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

test.beforeAll(async () => {
  company = test.info().outputPath('company');
  remote = test.info().outputPath('remote.git');
  studio = await startStudio(company);
  git('init', '--quiet', '--bare', '--initial-branch=main', remote);
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Tariro');
  git('config', 'user.email', 'tariro@example.org');
  git('add', '.');
  const lastWeek = new Date(Date.now() - WEEK).toISOString();
  date = { GIT_AUTHOR_DATE: lastWeek, GIT_COMMITTER_DATE: lastWeek };
  git('commit', '--quiet', '--message=Begin');
  date = {};
  git('remote', 'add', 'origin', remote);
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
});

test.afterAll(() => studio.stop());

const site = (page: Page) => page.getByRole('navigation', { name: 'Site' });

/** Changes the heading of the first page, and saves. */
async function saveHeading(page: Page, from: string, to: string): Promise<void> {
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

async function openStudio(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Frames without an address have no storage.
    if (window === window.top) localStorage.setItem('studio-visited', 'true');
  });
  await page.goto(studio.url);
  await expect(site(page)).toBeVisible();
}

test('[U8] a change is saved as a commit, published by a push, and the version of last week is brought back, by keyboard', async ({
  page,
}) => {
  // It builds a site.
  test.slow();
  await openStudio(page);
  await saveHeading(page, 'yard like few', 'A Yard With Two Slips');
  expect(live()).not.toContain('A Yard With Two Slips');

  await site(page).getByRole('button', { name: 'Publish' }).press('Enter');
  const publishing = page.getByRole('region', { name: 'Publish' });
  await expect(publishing.getByText('Nothing has been published')).toBeVisible();
  await publishing.getByRole('button', { name: 'Push to origin/main' }).press('Enter');
  await expect(publishing.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page, 'publishing', 'all but colours');
  await expect(publishing.getByText('All that is saved is live.')).toBeVisible({
    timeout: 200_000,
  });
  await expectAccessible(page, 'what was published');
  expect(live()).toContain('A Yard With Two Slips');

  await saveHeading(page, 'two slips', 'A Yard With Three Slips');
  await site(page).getByRole('button', { name: 'Publish 1 change not live yet' }).press('Enter');
  await expect(publishing.getByText(/Two Slips" to "A Yard With Three Slips"/)).toBeVisible();

  await site(page).getByRole('button', { name: 'History' }).press('Enter');
  const history = page.getByRole('region', { name: 'History' });
  const versions = history.getByRole('list', { name: 'Versions' });
  await expect(versions.getByRole('button')).toHaveCount(3);
  await expect(versions.getByRole('button').last()).toContainText('7 days ago, Tariro');
  await versions.getByRole('button').last().press('Enter');
  await expectAccessible(page, 'a version');
  await history.getByRole('button', { name: 'See the pages as they were' }).press('Enter');
  const frame = history.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'A Yard Like Few Others' })).toBeVisible();
  await history.getByRole('button', { name: 'Back to the list of changes' }).press('Enter');
  await history.getByRole('button', { name: 'Bring back all of this version' }).press('Enter');
  await expect(history.getByText('This is what the site says now.')).toBeVisible();
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: /^Save to/ }).click();
  await expect(versions.getByRole('button')).toHaveCount(4);
  expect(studio.file()).toBe(git('show', 'HEAD~3:site.config.json'));
});

test('[U3] one block of last week’s version is brought back, by mouse', async ({ page }) => {
  await openStudio(page);
  await saveHeading(page, 'yard like few', 'A Yard With Four Slips');
  await site(page).getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('region', { name: 'History' });
  await history.getByRole('list', { name: 'Versions' }).getByRole('button').last().click();
  await history.getByRole('button', { name: /^Bring back: .*Four Slips/ }).click();
  await expect(history.getByText('This is what the site says now.')).toBeVisible();
  await site(page).getByRole('button', { name: 'Home', exact: true }).click();
  const frame = page.frameLocator('iframe[title="Page"]');
  await expect(frame.getByRole('heading', { name: 'A Yard Like Few Others' })).toBeVisible();
});
