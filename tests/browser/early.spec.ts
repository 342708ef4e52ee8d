import { expect, test, type Page } from '@playwright/test';
import { Carousel } from './support/carousel';
import { hold, REACT, refuse } from './support/hold';
import { CART_KEY } from './support/site';
import { untilLive, visit } from './support/visit';

const add = (page: Page) => page.getByRole('button', { name: /^Add to Inquiry List/ });
const badge = (page: Page) => page.getByRole('banner').locator('[data-badge]');
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' }).getByRole('listitem');
const isLive = (page: Page) => page.evaluate(() => window.app.live);

/** The quantities of the stored list. */
const stored = (page: Page) =>
  page.evaluate((key) => {
    const lines = JSON.parse(localStorage.getItem(key) ?? '[]') as { quantity: number }[];
    return lines.map(({ quantity }) => quantity);
  }, CART_KEY);

test.describe('[X5] before hydration', () => {
  test('an added product is counted at once, and only once', async ({ page }) => {
    const release = await hold(page, REACT);
    await page.goto('/store');
    await add(page).first().click();
    await add(page).first().click();
    await add(page).nth(1).click();
    await expect(badge(page)).toHaveText('3');
    await expect.poll(() => stored(page)).toEqual([2, 1]);
    expect(await isLive(page)).toBe(false);

    release();
    await untilLive(page);
    await expect(notices(page)).toHaveCount(3);
    await expect(badge(page)).toHaveText('3');
    await expect.poll(() => stored(page)).toEqual([2, 1]);
    await add(page).first().click();
    await expect(badge(page)).toHaveText('4');
    await expect.poll(() => stored(page)).toEqual([3, 1]);
  });

  test('the menu works, and stays open through hydration', { tag: '@both' }, async ({ page }) => {
    const release = await hold(page, REACT);
    await page.goto('/');
    const button = page.getByRole('banner').getByRole('button');
    const menu = button.and(page.getByLabel('Menu'));
    const isNarrow = await menu.isVisible();
    if (isNarrow) await menu.click();
    const services = button.and(page.getByLabel('Show Services'));
    await services.click();
    const entry = page.getByRole('banner').locator('a[href="/energy-solutions"]');
    await expect(entry).toBeVisible();

    release();
    await untilLive(page);
    await expect(entry).toBeVisible();
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await services.click();
    await expect(entry).toBeHidden();
    if (isNarrow) await expect(menu).toHaveAttribute('aria-expanded', 'true');
  });

  test('a click on the next arrow is replayed after hydration', async ({ page }) => {
    const release = await hold(page, REACT);
    await page.goto('/');
    const carousel = new Carousel(page);
    await carousel.part.getByRole('button', { name: 'Next slide' }).click();
    await carousel.part.getByRole('button', { name: 'Next slide' }).click();
    expect(await carousel.shown()).toBe(1);
    release();
    await untilLive(page);
    expect(await carousel.shown()).toBe(3);
  });

  test('the chat opens, and links work as on any page', async ({ page }) => {
    await hold(page, REACT);
    await page.goto('/');
    await page.getByRole('button', { name: 'Chat with us' }).click();
    await expect(page.getByRole('heading', { name: 'Chat with us' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Chat with us' })).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
  });

  test('added products are kept if React never loads, and links work', async ({ page }) => {
    const restore = await refuse(page, REACT);
    await page.goto('/store');
    await add(page).first().click();
    await expect(badge(page)).toHaveText('1');
    restore();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await untilLive(page);
    await expect(badge(page)).toHaveText('1');
  });

  test('scripts that failed to load are fetched again on the next click', async ({ page }) => {
    const restore = await refuse(page, REACT);
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/store');
    await failed;
    restore();
    await expect(async () => {
      await add(page).first().click();
      expect(await isLive(page)).toBe(true);
    }).toPass();
  });

  test('data that failed to load is fetched again on the next click', async ({ page }) => {
    const restore = await refuse(page, /\/data\//);
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/store');
    await failed;
    await add(page).first().click();
    await expect(badge(page)).toHaveText('1');
    restore();
    await add(page).first().click();
    await untilLive(page);
    await expect(badge(page)).toHaveText('2');
    await expect.poll(() => stored(page)).toEqual([2]);
  });

  test('adding keeps what another tab has changed meanwhile', async ({ context, page }) => {
    await hold(page, REACT);
    await page.goto('/store');
    const other = await context.newPage();
    await visit(other, '/store');
    await add(other).nth(1).click();
    // The early script takes no lock: browsers pass the change on a moment later.
    await expect.poll(() => stored(page)).toEqual([1]);
    await add(page).first().click();
    await expect(badge(page)).toHaveText('2');
    await expect.poll(() => stored(page)).toEqual([1, 1]);
    await expect(badge(other)).toHaveText('2');
  });
});

test.describe('storage', () => {
  const deny = (page: Page) =>
    page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
  const fill = (page: Page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
  const warning = (page: Page) => notices(page).filter({ hasText: 'cannot store this list' });

  for (const [state, prepare] of [
    ['denied', deny],
    ['full', fill],
  ] as const) {
    test(`that is ${state} still allows a list, with a single warning`, async ({ page }) => {
      await prepare(page);
      const release = await hold(page, REACT);
      await page.goto('/store');
      await add(page).first().click();
      await expect(badge(page)).toHaveText('1');
      release();
      await untilLive(page);
      await expect(warning(page)).toHaveCount(1);
      await warning(page).getByRole('button', { name: 'Dismiss' }).click();
      await add(page).nth(1).click();
      await expect(badge(page)).toHaveText('2');
      await page.getByRole('link', { name: /^Inquiry list/ }).click();
      await expect(page.getByRole('heading', { name: 'Selected Items (2)' })).toBeVisible();
      await expect(warning(page)).toHaveCount(0);
    });
  }

  test('with a corrupt entry gives an empty list, and a console message', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.addInitScript((key) => {
      if (!sessionStorage.getItem('seen')) localStorage.setItem(key, '{"half');
      sessionStorage.setItem('seen', 'yes');
    }, CART_KEY);
    await visit(page, '/store');
    await expect(badge(page)).toHaveCount(0);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/^Failed to parse cart from localStorage/);
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), CART_KEY)).toBeNull();
  });
});

test('two tabs stay in sync, whichever of them changes the list', async ({ context, page }) => {
  await visit(page, '/store');
  const other = await context.newPage();
  await visit(other, '/cart');
  await expect(other.getByRole('heading', { name: 'Your inquiry list is empty' })).toBeVisible();
  await add(page).first().click();
  await expect(badge(other)).toHaveText('1');
  await other.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(badge(page)).toHaveText('2');
  await other.getByRole('button', { name: /^Remove / }).click();
  await expect(badge(page)).toHaveCount(0);
});

test.describe('without a network', () => {
  const about = (page: Page) =>
    page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
  const retry = (page: Page) => notices(page).getByRole('button', { name: 'Try again' });

  test('products can be added, and a page that failed to load is fetched later', async ({
    context,
    page,
  }) => {
    await visit(page, '/store');
    await context.setOffline(true);
    await add(page).first().click();
    await expect(badge(page)).toHaveText('1');

    await about(page).click();
    await expect(retry(page)).toBeVisible();
    await expect(page).toHaveURL('/store');
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
    await retry(page).click();
    // The pressed notice closes; the retry fails too, and shows another.
    await expect(page.locator('[data-notice][data-state=leaving]')).toHaveCount(0);
    await expect(retry(page)).toHaveCount(1);
    await expect(page).toHaveURL('/store');

    await context.setOffline(false);
    await retry(page).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(badge(page)).toHaveText('1');
    await expect.poll(() => stored(page)).toEqual([1]);
  });
});

test('a slow network keeps the current page visible, with a loading indicator', async ({
  page,
}) => {
  await visit(page, '/store');
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  const release = await hold(page, /\/data\/.*\/about\.json$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading...' })).toBeInViewport();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL('/store');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  await add(page).first().click();
  await expect(badge(page)).toHaveText('1');

  release();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
});

test('with data saver on, React is loaded on the first click, and no page is prefetched', async ({
  context,
  page,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|json)$/.test(pathname)) fetched.push(pathname);
  });
  // Resolves after all pending idle callbacks.
  const idle = () =>
    page.evaluate(
      () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))),
    );

  await page.goto('/store');
  await idle();
  expect(fetched).toEqual([]);
  await page.keyboard.press('Shift');
  await untilLive(page);
  expect(fetched.length).toBeGreaterThan(0);

  fetched.length = 0;
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
  await about.hover();
  await idle();
  expect(fetched).toEqual([]);
  await about.click();
  await expect(page).toHaveURL('/about');
});
