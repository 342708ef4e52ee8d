import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { readPageParts } from '../budgets/pageParts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** The data of the page with the list, which is fetched ahead. */
const LIST = /\/data\/[^/]+\/cart\.json$/;

/** Chromium without a window asks for these or not, as it likes. */
const MAYBE = new Set(['icon']);

for (const file of ['index.html', 'store/index.html']) {
  test(
    `the budgets count what a browser fetches for ${file}`,
    { tag: '@both' },
    async ({ page }) => {
      const { path, parts } = readPageParts(dist, file);
      const fetched = new Set<string>();
      // What comes ahead of the list has a test of its own, below.
      await page.route(LIST, (route) => route.abort());
      page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
      await page.goto(path);
      await page.waitForFunction(() => window.app.live);
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
          scrollTo({ top: y, behavior: 'instant' });
          // As somebody scrolls: a frame at a time.
          await new Promise(requestAnimationFrame);
        }
      });

      const counted = parts.filter(({ kind }) => kind !== 'early');
      const sure = counted.filter(({ kind }) => !MAYBE.has(kind)).map(({ url }) => url);
      // The pictures of hidden slides come a second later.
      await expect.poll(() => sure.filter((url) => !fetched.has(url))).toEqual([]);
      await page.waitForLoadState('networkidle');
      const others = [...fetched].filter((url) => !counted.some((part) => part.url === url));
      expect(others.filter((url) => !LIST.test(url))).toEqual([]);
    },
  );
}

test('little is prefetched to make the list available offline', async ({ page }) => {
  // Not even this where the visitor saves data (src/app/navigation/keepAtHand.test.ts).
  await page.goto('/services');
  await page.waitForLoadState('networkidle');
  const ahead = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /cart\.json|InquiryList|ListTools|shareLink|lookUp|note-/.test(name))
      // What has been fetched and is then run, or the other way round, travels once.
      .filter(({ name }, n, all) => all.findIndex((entry) => entry.name === name) === n)
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  );
  expect(ahead.length).toBeGreaterThanOrEqual(2);
  expect(ahead.reduce((total, size) => total + size, 0)).toBeLessThan(8000);
});
