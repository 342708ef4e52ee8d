import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { edges } from './support/edges';
import { sections } from './support/sections';
import { SAMPLE_ROUTES } from './support/site';
import { complaints, visit } from './support/visit';

// Sections that are still fading in would fail the contrast check.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The 404 page logs its address, and the browser the status: both are required. */
const EXPECTED = /^Page not found: |status of 404/;

/**
 * Scrolls to the end: pictures that come into view are requested in the next frame, and blocked at once by the CSP if
 * not allowed.
 */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    scrollTo(0, document.body.scrollHeight);
    await new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done)));
    scrollTo(0, 0);
  });
}

for (const [section, addresses] of sections([...SAMPLE_ROUTES, '/store/product/ac-001'])) {
  test(`[A14] [X1] [X6] ${section} and all below it hydrates without warnings, has no violations at any width, hides nothing under the header, and never scrolls sideways`, async ({
    page,
  }) => {
    const lines = await complaints(page);
    for (const address of addresses) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await visit(page, encodeURI(address));
      await scrollToEnd(page);
      // What else a narrow screen shows is held by axe.spec.ts for the frame, and by gallery.spec.ts for blocks.
      for (const [width, rules] of [
        [1280, 'all'],
        [768, 'layout'],
        [360, 'layout'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        const [header = 0, content = 0] = await edges(page);
        expect(header, `header of ${address} at ${width} px`).toBeGreaterThan(40);
        expect(content, `content of ${address} at ${width} px`).toBeGreaterThanOrEqual(header);
        await expectAccessible(page, `${address} at ${width} px`, rules);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${address} at 320 px`).toBe(320);
      const unexpected = lines.filter((line) => !EXPECTED.test(line));
      expect(unexpected, address).toEqual([]);
    }
  });
}
