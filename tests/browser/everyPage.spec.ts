import { expect, type Page } from '@playwright/test';
import { forEachCompany } from './support/company';
import { expectAccessible } from './support/axe';
import { edges } from './support/edges';
import { sections } from './support/sections';
import { setTheme } from './support/setTheme';
import { measureShift, shiftsOf } from './support/shift';
import { complaints, visit } from './support/visit';
import { brokenWords } from './support/words';

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

/** A number with its unit, a postcode with its town. */
const KEPT_TOGETHER =
  /\d\s(?:hk|kW|kg|mm|cm|Nm|bar|V|A|°C|l\/min|µm)(?![\p{L}\d])|\d{4}\s(?:Ålesund|Bodø|Kirkenes)/u;

/** Narrow screens are tested elsewhere: by axe.spec.ts for the frame, and by gallery.spec.ts for blocks. */
const LOOKS = [
  [1280, 'all'],
  [768, 'layout'],
  [360, undefined],
  [320, 'layout'],
] as const;

forEachCompany(({ test, config, samples, dark, store }) => {
  /** Whether there is more to read than blocks, whose colours contrast.spec.ts measures in the dark theme. */
  const isMoreThanBlocks = (address: string) =>
    address === '/' || !config.pages.some(({ path }) => path === address);

  /** Addresses at which hydration.spec.ts looks for layout shifts with a list and on a narrow screen. */
  const isLaidOutOnce = (address: string) =>
    ['/', store.home].includes(address) || address.startsWith(store.product);

  // Sections that are still fading in would fail the contrast check.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [section, addresses] of sections(samples)) {
    test(`[A14] [X1] [X6] [X21] ${section}, with all below, hydrates without warnings, has no violations at any width, hides nothing under the header, breaks no word that fits, never scrolls sideways, and is legible in dark colours; home page, store and products do not shift`, async ({
      page,
    }) => {
      test.slow();
      const lines = await complaints(page);
      await measureShift(page);
      for (const address of addresses) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await visit(page, encodeURI(address));
        await expect(page.locator('html')).toHaveAttribute('lang', config.site.language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        if (isLaidOutOnce(address)) {
          await page.waitForLoadState('networkidle');
          expect(await shiftsOf(page), `shift of ${address}`).toEqual([]);
        }
        await scrollToEnd(page);
        for (const [width, rules] of LOOKS) {
          await page.setViewportSize({ width, height: 800 });
          const where = `${address} at ${width} px`;
          const [header = 0, content = 0] = await edges(page);
          expect(header, `header of ${where}`).toBeGreaterThan(40);
          expect(content, `content of ${where}`).toBeGreaterThanOrEqual(header);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(
            width,
          );
          expect(await brokenWords(page, KEPT_TOGETHER), where).toEqual([]);
          if (rules) await expectAccessible(page, where, rules);
        }
        if (dark && isMoreThanBlocks(address)) {
          await setTheme(page, config, dark);
          await expectAccessible(page, `${address} in the dark`, 'colours');
        }
        const unexpected = lines.filter((line) => !EXPECTED.test(line));
        expect(unexpected, address).toEqual([]);
      }
    });
  }
});
