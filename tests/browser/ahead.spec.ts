import { expect, type Page, type Request } from '@playwright/test';
import { hold } from './support/hold';
import { test } from './support/test';
import { config } from './support/site';
import { visit } from './support/visit';

/** The file with the contents of all pages, fetched when the network is first idle. */
const KNOWN = /\/data\/[^/]+\/_ahead\.json$/;

/** The default of `speed.ahead`, in bytes. */
const BUDGET_BYTES = 40_000;

/** Page data, except that of the opened page; not the site data. */
const isPageData = (request: Request) =>
  /\/data\/[^/]+\/(?!_).*(?<!\.first)\.json$/.test(request.url());

/**
 * Opens a page and waits until prefetching is done.
 * @param wanted Whether a request is one that it must have made: on a busy machine a pause between two may be longer
 *   than one at the end.
 * @returns The requests since that of the contents file.
 */
async function atRest(
  page: Page,
  address: string,
  wanted?: (request: Request) => boolean,
): Promise<Request[]> {
  const known = page.waitForResponse(KNOWN);
  const ahead: Request[] = [];
  // Count from the request, because the event of its response may come after the next request.
  let begun = false;
  page.on('request', (request) => {
    if (begun) ahead.push(request);
    begun ||= KNOWN.test(request.url());
  });
  await visit(page, address);
  await known;
  // Until there is a second without a request.
  let count = -1;
  await expect(async () => {
    const before = count;
    count = ahead.length;
    expect(count).toBe(before);
    expect(wanted === undefined || ahead.some(wanted)).toBe(true);
  }).toPass({ intervals: [1000] });
  return ahead;
}

/** The transferred bytes of the bodies as the page reports them. Playwright reports negative ones for cached files. */
function bytesOf(page: Page, requests: readonly Request[]): Promise<number> {
  const urls = [...new Set(requests.map((request) => request.url()))];
  return page.evaluate(
    (all) =>
      all
        .flatMap((url) => performance.getEntriesByName(url).slice(0, 1))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    urls,
  );
}

test('[A17] data and code of a page are requested in one round trip', async ({ page }) => {
  // Without sizes, nothing is prefetched.
  await page.route(KNOWN, async (route) => {
    const response = await route.fetch();
    const known = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...known, data: {} } });
  });
  await atRest(page, '/about');
  await hold(page, /\/(data|assets)\//);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('footer a[href="/store"]');
    link?.click();
  });
  // All are requested before any has arrived.
  await expect
    .poll(() => requested.filter((path) => /\.(json|js|css)$/.test(path)))
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/\/store\.json$/),
        expect.stringMatching(/PartNumbers.*\.js$/),
        expect.stringMatching(/PartNumbers.*\.css$/),
      ]),
    );
});

test.describe('[A18] pages that are likely to be opened next', () => {
  test('are prefetched within the byte budget of the config, and open without a request', async ({
    page,
  }) => {
    const ahead = await atRest(page, '/store', isPageData);
    const bytes = await bytesOf(page, ahead);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES);
    const data = ahead.filter(isPageData);
    expect(data.length).toBeGreaterThan(0);

    const path = new URL(data[0]?.url() ?? '').pathname.replace(/^\/data\/[^/]+|\.json$/g, '');
    const more: string[] = [];
    page.on(
      'request',
      (request) => void (/\.(json|js|css)$/.test(request.url()) && more.push(request.url())),
    );
    await page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(path);
    expect(more.filter((url) => url.includes(path))).toEqual([]);
  });

  test('include the category in view, which opens and can be searched without a request', async ({
    page,
  }) => {
    await visit(page, '/store');
    const tile = page.locator('main a[href="/store/category/refrigeration"]').first();
    await tile.evaluate((link) => link.scrollIntoView({ block: 'center' }));
    await expect
      .poll(() =>
        page.evaluate(() =>
          [/refrigeration\.json$/, /ProductListing[^/]*\.js$/, /ProductListing[^/]*\.css$/].every(
            (file) => performance.getEntriesByType('resource').some(({ name }) => file.test(name)),
          ),
        ),
      )
      .toBe(true);
    await page.waitForLoadState('networkidle');
    await page.route(/\.(json|js|css)$/, (route) => route.abort());
    await tile.evaluate((link: HTMLElement) => link.click());
    await page.getByRole('searchbox').fill('capacitor');
    await expect(page.locator('#listing-count')).toContainText('capacitor');
    await expect(page.locator('main article').first()).toBeVisible();
  });
});

test('[M9] pictures of slides that were not shown are not loaded, except the next one', async ({
  page,
}) => {
  const carousel = config.pages[0]?.blocks.find(({ type }) => type === 'hero-carousel');
  const names = (carousel as { slides: { image: { src: string } }[] }).slides.map(
    ({ image }) => /([^/]+)\.\w+$/.exec(image.src)?.[1] ?? '',
  );
  const loaded = new Set<number>();
  page.on('request', (request) => {
    const at = names.findIndex((name) => request.url().includes(`/assets/${name}-dark-`));
    if (at >= 0) loaded.add(at + 1);
  });
  // Until this code has loaded, blocks are not told that the network is idle.
  const release = await hold(page, /\/assets\/ahead-[^/]*\.js$/);
  await visit(page, '/');
  await page.getByRole('button', { name: 'Pause' }).first().click();
  await expect(page.locator('[data-active] img')).toHaveJSProperty('complete', true);
  expect([...loaded]).toEqual([1]);
  release();
  await expect.poll(() => [...loaded]).toEqual([1, 2]);
  await page.getByRole('button', { name: 'Slide 2:' }).click();
  await expect.poll(() => [...loaded]).toEqual([1, 2, 3]);
});

test(
  '[M9] of a carousel with photos, a browser loads the one file that it chooses for the first slide and, in peace, the one for the second',
  { tag: '@both' },
  async ({ page, photos }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const loaded = () => requested.filter((url) => /\/assets\/(first|second|third)-/.test(url));
    const pictures = page.locator('[data-frame] img');
    const chosen = (slide: number) =>
      pictures.nth(slide).evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
    const ahead = /\/assets\/ahead-[^/]*\.js$/;
    const release = await hold(page, ahead);
    await visit(page, `${photos}/slides`);
    await expect(pictures.first()).not.toHaveJSProperty('naturalWidth', 0);
    expect(loaded()).toEqual([await chosen(0)]);
    // Some scripts are asked for twice: by the hint in the head, then from the cache. A slow machine has asked by now
    // for what fetches ahead, too, since that is one second after the last file.
    const needed = new Set(requested.filter((url) => !ahead.test(url)));
    expect([...needed].slice(12)).toEqual([]);
    release();
    await expect(page.locator('html[data-quiet]')).toBeAttached();
    await expect(pictures.nth(1)).not.toHaveJSProperty('naturalWidth', 0);
    expect(loaded()).toEqual([await chosen(0), await chosen(1)]);
    expect(await chosen(0)).toMatch(/first-\d+-.*\.avif$/);
  },
);

test('[L23] a long listing has no holes in print or in a full-page screenshot', async ({
  page,
}) => {
  await visit(page, '/store/category/all');
  const last = page.locator('main li').last();
  const isDrawn = () =>
    last
      .getByRole('heading')
      .evaluate((name) => name.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isDrawn).toBe(true);
  await page.getByRole('searchbox').focus();
  await expect(last).toHaveCSS('content-visibility', 'auto');
  await page.emulateMedia({ media: 'print' });
  await expect(last).toHaveCSS('content-visibility', 'visible');
});
