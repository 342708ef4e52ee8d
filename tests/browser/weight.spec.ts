import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { readPageParts } from '../budgets/page-parts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** Chromium without a window asks for these or not, as it likes. */
const MAYBE = new Set(['icon']);

for (const file of ['index.html', 'store/index.html']) {
  test(`the budgets count what a browser fetches for ${file}`, async ({ page }) => {
    const { path, parts } = readPageParts(dist, file);
    const fetched = new Set<string>();
    page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
    await page.goto(path);
    await page.waitForFunction(() => window.app.live);
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
        scrollTo({ top: y, behavior: 'instant' });
        // oxlint-disable-next-line no-await-in-loop -- as somebody scrolls: a frame at a time
        await new Promise(requestAnimationFrame);
      }
    });
    await page.waitForLoadState('networkidle');

    const counted = parts.filter(({ kind }) => kind !== 'early');
    const sure = counted.filter(({ kind }) => !MAYBE.has(kind)).map(({ url }) => url);
    expect([...fetched].filter((url) => !counted.some((part) => part.url === url))).toEqual([]);
    expect(sure.filter((url) => !fetched.has(url))).toEqual([]);
  });
}
