import { expect, test, type Page } from '@playwright/test';
import { SAMPLE_ROUTES } from './support/site';
import { deadButtons, openDetails, unseen } from './support/unseen';

test.use({ javaScriptEnabled: false });

const header = (page: Page) => page.getByRole('banner');
const menuLink = (page: Page, name: string) =>
  header(page).getByRole('navigation').getByRole('link', { name, exact: true });

const ENTRIES = ['Home', 'About Us', 'Services', 'Store', 'Portfolio', 'Contact Us'];
/** An entry of the Services submenu; its link contains more than its name. */
const below = (page: Page, address: string) =>
  header(page).locator(`nav li li a[href="${address}"]`);

test.describe('[X4] a page', () => {
  // In one test, because pages without scripts take no time.
  test('shows all its content, and no dead buttons, on wide and narrow screens', async ({
    page,
  }) => {
    for (const address of SAMPLE_ROUTES) {
      await page.goto(encodeURI(address));
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
      await openDetails(page);
      for (const width of [1280, 360]) {
        const where = `${address} at ${width} px`;
        await page.setViewportSize({ width, height: 800 });
        expect(await unseen(page.getByRole('main')), `hidden on ${where}`).toEqual([]);
        await expect(deadButtons(page), `dead on ${where}`).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
      }
    }
  });

  test('has no broken links', async ({ request }) => {
    const targets = new Set<string>();
    for (const address of SAMPLE_ROUTES) {
      const html = await (await request.get(encodeURI(address))).text();
      for (const [, href = ''] of html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)) {
        targets.add(href.replaceAll('&amp;', '&'));
      }
    }
    expect(targets.size).toBeGreaterThan(60);
    for (const target of targets) {
      expect((await request.get(encodeURI(target))).status(), target).toBe(200);
    }
  });
});

test(
  '[X4] the menu can be read and followed on a narrow screen',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/about');
    for (const name of ENTRIES) await expect(menuLink(page, name)).toBeVisible();
    await expect(header(page).getByRole('button')).toHaveCount(0);
    await menuLink(page, 'Services').tap();
    await expect(page).toHaveURL('/services');
    for (const address of ['/air-conditioning', '/agricultural-services', '/energy-solutions']) {
      await expect(page.locator(`main a[href="${address}"]`).first()).toBeVisible();
    }
  },
);

test('the menu can be read and followed on a wide screen, with mouse and keyboard', async ({
  page,
}) => {
  await page.goto('/about');
  for (const name of ENTRIES) await expect(menuLink(page, name)).toBeVisible();
  await menuLink(page, 'Services').hover();
  await expect(below(page, '/air-conditioning')).toBeVisible();
  await page.mouse.move(640, 700);
  await expect(below(page, '/air-conditioning')).toBeHidden();
  await menuLink(page, 'Services').focus();
  // The dropdown's button, then the entries, of which this is the fourth.
  for (let n = 0; n < 5; n++) await page.keyboard.press('Tab');
  await expect(below(page, '/energy-solutions')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/energy-solutions');
});

test('a map that needs scripts takes no space: a link to the directions replaces it', async ({
  page,
}) => {
  await page.goto('/contact');
  const map = page.getByRole('figure').filter({ hasText: 'Samora Machel Avenue' });
  await expect(map.getByRole('link', { name: 'Directions' })).toBeVisible();
  expect((await map.boundingBox())?.height).toBeLessThan(120);
});

test('every slide of the carousel can be reached by scrolling', async ({ page }) => {
  await page.goto('/');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const slides = page.locator('[aria-roledescription=slide]');
    await slides.first().hover();
    for (let n = 0; n < 4; n++) {
      const quote = slides.nth(n).getByRole('link', { name: 'Request a Quote' });
      // Each wheel event scrolls the strip by one slide.
      if (n > 0) await page.mouse.wheel(width, 0);
      await expect(quote).toBeInViewport({ ratio: 1 });
    }
    await page.mouse.wheel(-4 * width, 0);
  }
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeHidden();
});

test('all names of a marquee are shown in rows', { tag: '@both' }, async ({ page }) => {
  await page.goto('/');
  const names = page.locator('section', { hasText: 'Trusted By Industry Leaders' }).locator('li');
  await expect(names).toHaveCount(41);
  await names.last().scrollIntoViewIfNeeded();
  const { width = 0 } = page.viewportSize() ?? {};
  const edges = await names.evaluateAll((all) =>
    all.map((name) => name.getBoundingClientRect()).flatMap(({ left, right }) => [left, right]),
  );
  expect(Math.min(...edges)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...edges)).toBeLessThanOrEqual(width);
});

test('the input for part numbers, which needs scripts, is not shown', async ({ page }) => {
  await page.goto('/store');
  await expect(page.getByRole('heading', { name: 'Featured Products' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Paste Part Numbers' })).toBeHidden();
});

test(
  'the chat is a plain link, without a button to open it',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/contact');
    const chat = page.getByRole('complementary', { name: 'Chat with us' });
    await expect(chat.getByRole('button')).toHaveCount(0);
    const link = chat.getByRole('link');
    await expect(link).toBeInViewport({ ratio: 1 });
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+\?text=./);
    expect(await link.getAttribute('target')).toBe('_blank');
  },
);
