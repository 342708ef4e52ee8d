import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { untilLive, visit } from './support/visit';

const TRADES = ['HVAC', 'Agriculture', 'Energy', 'Industrial', 'Civil'];
const ALL = 15;

const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const projects = (page: Page) =>
  page
    .locator('#projects')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const said = (page: Page) => page.locator('#projects').getByRole('status');
const choose = (page: Page, name: string) =>
  page.locator('#projects label').filter({ hasText: name }).click();

test('[P18] one trade is chosen at a time, and only its projects are shown', async ({ page }) => {
  await visit(page, '/portfolio');
  await expect(choice(page, 'All Projects')).toBeChecked();
  await expect(projects(page)).toHaveCount(ALL);
  for (const trade of TRADES) {
    await choose(page, trade);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    await expect(choice(page, trade)).toBeChecked();
    await expect(page).toHaveURL(`/portfolio?filter=${trade.toLowerCase()}`);
    await expect(projects(page)).toHaveCount(3);
    for (const project of await projects(page).all()) await expect(project).toContainText(trade);
    await expect(said(page)).toHaveText(`Showing 3 of ${ALL} projects`);
  }
  await choose(page, 'All Projects');
  await expect(page).toHaveURL('/portfolio');
  await expect(projects(page)).toHaveCount(ALL);
});

test(
  'Back undoes a choice, Forward restores it, and neither scrolls the page',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/portfolio');
    await choice(page, 'HVAC').scrollIntoViewIfNeeded();
    // While the section still moves, Playwright would scroll to click its target.
    await expect(page.locator('#projects > div')).toHaveCSS('transform', 'none');
    const top = await page.evaluate(() => scrollY);
    await choose(page, 'Energy');
    await choose(page, 'Civil');
    await page.goBack();
    await expect(choice(page, 'Energy')).toBeChecked();
    await expect(projects(page)).toHaveCount(3);
    await expect(said(page)).toHaveText(`Showing 3 of ${ALL} projects`);
    await page.goBack();
    await expect(choice(page, 'All Projects')).toBeChecked();
    await expect(projects(page)).toHaveCount(ALL);
    await page.goForward();
    await expect(choice(page, 'Energy')).toBeChecked();
    expect(await page.evaluate(() => scrollY)).toBe(top);
  },
);

test('an address with a choice shows it, also after a visit elsewhere', async ({ page }) => {
  await visit(page, '/portfolio?filter=HVAC');
  await expect(choice(page, 'HVAC')).toBeChecked();
  await expect(projects(page)).toHaveCount(3);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/portfolio?filter=HVAC');
  await expect(choice(page, 'HVAC')).toBeChecked();
  await expect(projects(page)).toHaveCount(3);
});

test('an address with a choice shows it before React has loaded', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/portfolio?filter=energy');
  await expect(choice(page, 'Energy')).toBeChecked();
  await expect(projects(page)).toHaveCount(3);
});

test('an address with an unknown choice shows everything', async ({ page }) => {
  await visit(page, '/portfolio?filter=%3Cscript%3E');
  await expect(choice(page, 'All Projects')).toBeChecked();
  await expect(projects(page)).toHaveCount(ALL);
});

test('the choice is made with the arrow keys too', async ({ page }) => {
  await visit(page, '/portfolio');
  await choice(page, 'All Projects').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'HVAC')).toBeFocused();
  await expect(projects(page)).toHaveCount(3);
  await expect(said(page)).toHaveText(`Showing 3 of ${ALL} projects`);
});

test('a choice made before React is kept, and written to the address', async ({ page }) => {
  // Delays the scripts until the choice is made.
  let open = () => {};
  const door = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await door;
    await route.continue();
  });
  await page.goto('/portfolio', { waitUntil: 'commit' });
  await choose(page, 'Energy');
  await expect(projects(page)).toHaveCount(3);
  open();
  await untilLive(page);
  await expect(choice(page, 'Energy')).toBeChecked();
  await expect(page).toHaveURL('/portfolio?filter=energy');
});

test('[P20] the page ends with a call to action', async ({ page }) => {
  await page.goto('/portfolio');
  const call = page.getByRole('main').locator('section').last().getByRole('link').first();
  await expect(call).toHaveAttribute('href', /^tel:\+\d+$/);
});

test.describe('with a choice made', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the page has no violations', async ({ page }) => {
    await visit(page, '/portfolio?filter=civil');
    await expectAccessible(page, 'filtered');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[P18] a choice still shows only its projects', async ({ page }) => {
    await page.goto('/portfolio');
    await expect(projects(page)).toHaveCount(ALL);
    for (const trade of TRADES) {
      await choose(page, trade);
      await expect(projects(page)).toHaveCount(3);
      await expect(projects(page).first()).toContainText(trade);
    }
    await choose(page, 'All Projects');
    await expect(projects(page)).toHaveCount(ALL);
    // The live region is updated by React, so it stays empty.
    await expect(said(page)).toHaveText('');
  });
});
