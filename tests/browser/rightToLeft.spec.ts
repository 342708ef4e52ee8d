import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { SiteConfig } from '../../src/generated/authored';
import { expectAccessible } from './support/axe';
import { sections } from './support/sections';
import { FORMATS, partedHeadings } from './support/sheets';
import { test } from './support/test';
import { untilLive } from './support/visit';

/** A company that writes Arabic, from right to left. */
const ROOT = path.resolve(import.meta.dirname, '../..');
const CONFIG = 'tests/fixtures/other-company/arabic.config.json';
const { strings, site, branches, pages } = JSON.parse(
  readFileSync(path.join(ROOT, CONFIG), 'utf8'),
) as SiteConfig;
const PHONE = branches[0]?.phones[0]?.number ?? '';

/** The pages of the config, with one for each ':category' and ':product'. */
const ADDRESSES = [
  ...pages.map(({ path: address }) => address).filter((address) => !address.includes(':')),
  '/store/category/all',
  '/store/category/sails',
  '/store/product/eng-010',
  '/no-such-page',
];

let url = '';
test.beforeEach(({ arabic }) => {
  url = arabic;
});

test.describe('[X8] a site in Arabic', () => {
  const visit = async (page: Page, address: string) => {
    await page.goto(url + address);
    await untilLive(page);
  };
  test('on paper no heading of it ends a sheet', async ({ page }) => {
    test.slow();
    const parted: Record<string, string[]> = {};
    for (const address of ADDRESSES) {
      await visit(page, address);
      const headings = await partedHeadings(page, FORMATS);
      if (headings.length > 0) parted[address] = headings;
    }
    expect(parted).toEqual({});
  });

  for (const [section, addresses] of sections(ADDRESSES)) {
    test(`${section}, with all below, is right to left, has no violations and is never wider than the screen`, async ({
      page,
    }) => {
      test.slow();
      for (const address of addresses) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await visit(page, address);
        const root = page.locator('html');
        await expect(root).toHaveAttribute('dir', 'rtl');
        await expect(root).toHaveAttribute('lang', site.language);
        for (const [width, rules] of [
          [1280, 'all'],
          [360, 'layout'],
          [320, 'layout'],
        ] as const) {
          await page.setViewportSize({ width, height: 800 });
          await expectAccessible(page, `${address} at ${width} px`, rules);
          const overhang = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            scrollTo(-1000, 0);
            return [scrollWidth - clientWidth, scrollX];
          });
          expect(overhang, `${address} at ${width} px`).toEqual([0, 0]);
        }
      }
    });
  }

  test('the logo is on the right, followed by the menu to the left, and breadcrumbs run the same way', async ({
    page,
  }) => {
    await visit(page, '/services/engines');
    const header = page.getByRole('banner');
    const entries = header.getByRole('navigation').getByRole('link');
    const [logo, first, second] = [
      await box(header.getByRole('link').first()),
      await box(entries.nth(0)),
      await box(header.getByRole('link', { name: 'المتجر', exact: true })),
    ];
    expect(logo.left).toBeGreaterThan(first.right);
    expect(first.left).toBeGreaterThan(second.right);
    const crumbs = page.getByRole('navigation', { name: strings.breadcrumb }).getByRole('listitem');
    expect((await box(crumbs.nth(0))).left).toBeGreaterThanOrEqual(
      (await box(crumbs.nth(1))).right,
    );
  });

  test('the home page has one font, and its dropdown, its carousel and its menu on a phone go to the left, by keyboard', async ({
    page,
  }) => {
    await visit(page, '/');
    await expect(page.locator('main')).toContainText('منتجان');
    await test.step('the heading font has no Arabic letters', () => expectOneFont(page));
    await test.step('the dropdown is below its entry and within the screen', () =>
      expectDropdown(page));
    await test.step('the carousel advances to the left', () => expectCarousel(page));
    await test.step('the menu on a phone has its button on the left', () => expectMenu(page));
  });

  test('figures of a table stand below each other, the ends of their units in one line', async ({
    page,
  }) => {
    await visit(page, '/services/help');
    const ends = await page
      .locator('main table')
      .first()
      .locator('tbody td:nth-child(2) bdi')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect(ends.length).toBeGreaterThan(2);
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(1);
  });

  test('arrow keys move to the tab on that side', async ({ page }) => {
    await visit(page, '/store/product/eng-010');
    const tabs = page.getByRole('tab');
    await tabs.nth(0).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.nth(1)).toBeFocused();
    expect((await box(tabs.nth(1))).right).toBeLessThanOrEqual((await box(tabs.nth(0))).left);
  });

  test('chat and notices are in the left corner, and counts use the plural forms of Arabic, with React and before', async ({
    page,
  }) => {
    await visit(page, '/store/category/all');
    const width = page.viewportSize()?.width ?? 0;
    expect((await box(page.getByRole('button', { name: strings.chatOpen }))).right).toBeLessThan(
      width / 4,
    );
    const add = page.getByRole('button', { name: strings.addToList }).first();
    const cart = page.getByRole('banner').locator('a[href="/cart"]');
    await add.click();
    const notice = page.getByRole('listitem').filter({ hasText: strings.addedToListTitle });
    await expect(notice).toBeVisible();
    expect((await box(notice)).middle).toBeLessThan(width / 2);
    await add.click();
    await expect(cart).toHaveAttribute('aria-label', 'قائمة الاستفسار، عنصران');
    await add.click();
    await expect(cart).toHaveAttribute('aria-label', 'قائمة الاستفسار، 3 عناصر');
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.reload();
    await expect(cart).toHaveAttribute('aria-label', 'قائمة الاستفسار، 3 عناصر');
  });

  test('a phone number is left to right, wherever it is', async ({ page }) => {
    await visit(page, '/contact');
    for (const link of await page.getByRole('link', { name: PHONE }).all()) {
      // The positions of the first and last character of the number.
      const [first, last] = await link.evaluate((element) => {
        const text = element.firstChild as Text;
        return [0, text.length - 1].map((at) => {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          return range.getBoundingClientRect().left;
        });
      });
      expect(first).toBeLessThan(last ?? 0);
    }
  });
});

async function box(part: Locator) {
  const found = await part.boundingBox();
  if (!found) throw new Error(`${String(part)} is not to be seen.`);
  return { left: found.x, right: found.x + found.width, middle: found.x + found.width / 2 };
}

/** Expects one font: the heading font has no Arabic letters, and so is not fetched. */
async function expectOneFont(page: Page): Promise<void> {
  const families = await page
    .getByRole('heading')
    .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fontFamily))]);
  expect(families).toEqual([await page.evaluate(() => getComputedStyle(document.body).fontFamily)]);
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(0);
}

/** Expects that a dropdown opens by keyboard, below its entry and within the screen. */
async function expectDropdown(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: /^أظهر/ });
  await more.focus();
  await page.keyboard.press('Enter');
  const link = page.getByRole('banner').getByRole('link', { name: /^المحركات/ });
  await expect(link).toBeVisible();
  const [at, button] = [await box(link), await box(more)];
  expect(at.left).toBeGreaterThan(0);
  expect(at.left).toBeLessThan(button.left);
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(more).toBeFocused();
}

/** Expects that the buttons of the carousel are placed and point to where it goes, and work by keyboard. */
async function expectCarousel(page: Page): Promise<void> {
  const [previous, next] = [strings.previousSlide, strings.nextSlide].map((name) =>
    page.getByRole('button', { name, exact: true }),
  ) as [Locator, Locator];
  expect((await box(next)).right).toBeLessThanOrEqual((await box(previous)).left);
  expect(await next.locator('svg').evaluate((svg) => getComputedStyle(svg).scale)).toBe('-1 1');
  const dots = page.getByRole('button', { name: /^\D+ \d:/ });
  expect((await box(dots.nth(1))).right).toBeLessThan((await box(dots.nth(0))).left);
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Shift+Tab');
  await expect(previous).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true');
}

/** Expects that the menu on a phone opens by keyboard, with its button on the left. */
async function expectMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  const menu = page.getByRole('button', { name: strings.menu, exact: true });
  expect((await box(menu)).right).toBeLessThan(180);
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'المتجر' })).toBeVisible();
  await expectAccessible(page, 'menu');
}

test('on a partner’s page, a field of its form that depends on another has no attribute that HTML does not know', async ({
  page,
}) => {
  const html = `<!doctype html><meta charset="utf-8"><script async src="/embed/v1.js"></script><inquiry-contact></inquiry-contact>`;
  await page.route(`${url}/partner`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto(`${url}/partner`);
  const field = page.locator('inquiry-contact [data-when]').first();
  await expect(field).toBeAttached();
  // React's word for attributes that may differ; Preact writes it into the page.
  await expect(field).not.toHaveAttribute('suppresshydrationwarning');
});
