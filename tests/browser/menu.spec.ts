import { expect, test as base, type Page } from '@playwright/test';
import { MEASURES, menuInRowFrom, wordsWidth } from '../../src/node/render/headerFit';
import { companyConfig } from '../../src/node/site/company.fixture';
import { BUILDING } from './support/builtBy';
import { COMPANIES, serveCompany } from './support/companies';
import { inHeader, measureHeader } from './support/header';
import { visit } from './support/visit';

const test = base.extend<object, { short: string; long: string }>({
  /** The address of a site with twelve short words in its menu, built for this worker. */
  short: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => serveCompany('short-words', use),
    { scope: 'worker', timeout: BUILDING },
  ],
  /** The address of one with twelve entries of many words, and with a long name. */
  long: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => serveCompany('long-words', use),
    { scope: 'worker', timeout: BUILDING },
  ],
});

// One worker builds the sites.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ENTRIES = 12;
const HEIGHT = 600;
const { config } = await companyConfig();
COMPANIES['short-words'](config);
const from = menuInRowFrom(config);

const menu = (page: Page) => page.getByRole('banner').locator('nav');
const entries = (page: Page) => menu(page).locator('> ul > li > a');
const button = (page: Page) => page.getByRole('button', { name: 'Menu' });

/** Opens the page and expects that nothing of its header lies over another part of it, or beyond the screen. */
async function open(page: Page, url: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await visit(page, `${url}/services`);
  expect(await inHeader(page)).toEqual([]);
}

/** Expects that a visitor gets at every entry, and at the button at the end. */
async function expectReachable(page: Page): Promise<void> {
  await expect(entries(page)).toHaveCount(ENTRIES);
  for (const entry of await entries(page).all()) await entry.click({ trial: true });
  await menu(page).getByRole('link', { name: 'Ask the Yard' }).click({ trial: true });
}

/** Expects that the menu comes on a press of its button, and as a whole. */
async function expectBehindButton(page: Page, url: string, width: number): Promise<void> {
  await open(page, url, width);
  await expect(menu(page)).toBeHidden();
  await button(page).click();
  expect(await inHeader(page)).toEqual([]);
  await expectReachable(page);
}

test.describe('a menu of twelve short words', { tag: '@desktop' }, () => {
  for (const width of [from, 1366, 1920]) {
    test(`stands in a row on a screen of ${width} px, each entry in one line`, async ({
      page,
      short,
    }) => {
      await open(page, short, width);
      await expect(button(page)).toBeHidden();
      await expectReachable(page);
      const { lines } = await measureHeader(page);
      expect(lines).toEqual(Array.from({ length: ENTRIES }, () => 1));
    });
  }

  for (const width of [320, 768, 1024, from - 1]) {
    test(`stands behind its button on a screen of ${width} px`, async ({ page, short }) => {
      await expectBehindButton(page, short, width);
    });
  }
});

test.describe('a menu of twelve long entries beside a long name', { tag: '@desktop' }, () => {
  for (const width of [320, 360, 768, 1024, 1280, 1920]) {
    test(`stands behind its button on a screen of ${width} px`, async ({ page, long }) => {
      await expectBehindButton(page, long, width);
    });
  }
});

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [320, 768, 1280, 1920]) {
    test(`twelve long entries stand open on a screen of ${width} px`, async ({ page, long }) => {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.goto(`${long}/services`);
      for (const entry of await entries(page).all()) await entry.click({ trial: true });
      expect(await inHeader(page)).toEqual([]);
    });
  }
});

test.describe('what the build takes the header to measure', { tag: '@desktop' }, () => {
  test('is what it measures', async ({ page, short }) => {
    await open(page, short, 1920);
    const { parts } = await measureHeader(page);
    const gap = MEASURES.gap * config.theme.sizes.step;
    const { mark, list, entry, arrow, button: around, words } = MEASURES;
    expect(parts).toEqual({ mark, gap, list, entry, arrow, button: around, words });
  });

  test('is at least as wide as its words are', async ({ page, short }) => {
    await open(page, short, 1920);
    const { widths, letterOfName } = await measureHeader(page);
    const names = config.navigation.menu.map(({ name }) => name);
    const estimated = names.reduce((sum, name) => sum + wordsWidth(name), 0);
    const measured = widths.reduce((sum, width) => sum + width, 0);
    expect(measured).toBeLessThanOrEqual(estimated);
    expect(measured).toBeGreaterThan(estimated * 0.7);
    expect(letterOfName).toBeLessThanOrEqual(MEASURES.letterOfName);
    expect(letterOfName).toBeGreaterThan(MEASURES.letterOfName * 0.7);
  });
});

test.describe('a visitor whose browser writes all text twice as large', { tag: '@desktop' }, () => {
  for (const width of [1024, 1280, 1920]) {
    test(`finds menu and list on a screen of ${width} px (WCAG 1.4.4)`, async ({ page }) => {
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await open(page, '', width);
      const list = page.getByRole('link', { name: 'Inquiry list', exact: true });
      await expect(list).toBeInViewport({ ratio: 1 });
      await expect(menu(page)).toBeHidden();
      await button(page).click();
      await menu(page).getByRole('link', { name: 'Contact Us' }).click({ trial: true });
      expect(await inHeader(page)).toEqual([]);
    });
  }
});
