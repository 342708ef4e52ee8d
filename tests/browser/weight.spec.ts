import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { readPageResources } from '../budgets/pageResources';
import { linesOf, storeList } from './support/list';
import { test } from './support/test';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** Requests for prefetching other pages, which do not count for this page. */
const AHEAD = /\/data\/[^/]+\/_ahead\.json$|\/assets\/ahead-[\w-]+\.js$/;

/** Headless Chromium may or may not request these. */
const MAYBE = new Set(['icon']);

for (const file of ['index.html', 'store/index.html']) {
  test(
    `the budgets count what a browser fetches for ${file}`,
    { tag: '@both' },
    async ({ page }) => {
      const { path, resources } = readPageResources(dist, file);
      const fetched = new Set<string>();
      // Prefetching is tested in ahead.spec.ts.
      await page.route(AHEAD, (route) => route.abort());
      page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
      await page.goto(path);
      await page.waitForFunction(() => window.app.live);
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
          scrollTo({ top: y, behavior: 'instant' });
          // Scrolls frame by frame, like a visitor.
          await new Promise(requestAnimationFrame);
        }
      });

      const counted = resources.filter(({ type }) => type !== 'early');
      const sure = counted.filter(({ type }) => !MAYBE.has(type)).map(({ url }) => url);
      // The pictures of slides load when they are shown.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      for (const dot of await page.getByRole('button', { name: /^Slide \d:/ }).all()) {
        await dot.dispatchEvent('click');
        await expect(page.locator('[data-active] img')).toHaveJSProperty('complete', true);
      }
      await expect.poll(() => sure.filter((url) => !fetched.has(url))).toEqual([]);
      await page.waitForLoadState('networkidle');
      const others = [...fetched].filter(
        (url) => !counted.some((resource) => resource.url === url),
      );
      expect(others.filter((url) => !AHEAD.test(url))).toEqual([]);
    },
  );
}

test('little is prefetched to make the list available offline', async ({ page }) => {
  // Other prefetching is tested in ahead.spec.ts.
  await page.route(/_ahead\.json$/, (route) => route.abort());
  await storeList(page, linesOf(1));
  const fetched = page.waitForResponse(/\/assets\/InquiryList-[\w-]+\.js$/);
  await page.goto('/services');
  await (await fetched).finished();
  const ahead = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /cart\.json|InquiryList|ListTools|shareLink|lookUp|note-/.test(name))
      // What has been fetched and is then run, or the other way round, travels once.
      .filter(({ name }, n, all) => all.findIndex((entry) => entry.name === name) === n)
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  );
  expect(ahead.length).toBeGreaterThanOrEqual(2);
  // 170 ms at 400 kbit/s, while nothing else is fetched.
  expect(ahead.reduce((total, size) => total + size, 0)).toBeLessThan(8500);
});
