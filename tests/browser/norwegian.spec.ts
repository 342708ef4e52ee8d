import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { checkConfig } from '../../src/node/config/check/checkConfig';
import { expectAccessible } from './support/axe';
import { test } from './support/sites';
import { complaints, untilLive } from './support/visit';
import { deadButtons, openDetails, unseen } from './support/unseen';
import { edges } from './support/edges';
import { sections } from './support/sections';
import { setTheme } from './support/setTheme';
import { brokenWords } from './support/words';

const ROOT = path.resolve(import.meta.dirname, '../..');
const COMPANY = path.join(ROOT, 'tests/fixtures/norwegian-engines');
/** A company with long compound words, addresses in its own language, three branches, two themes and photos. */
const { config } = await checkConfig(path.join(COMPANY, 'site.config.json'), { root: ROOT });
if (!config) throw new Error('The config of the Norwegian company has mistakes.');
const { pages, store } = config;
const DARK = JSON.parse(readFileSync(path.join(COMPANY, 'dark.colors.json'), 'utf8'));

/** One page of each kind: a category, products with several pictures, one, and none, and an unknown address. */
const ADDRESSES = [
  ...pages.flatMap(({ path: address }) => {
    if (address.includes(':category')) return [address.replace(':category', 'gir-og-propell')];
    if (!address.includes(':product')) return [address];
    return ['mot-110', 'mot-901', 'kjv-201'].map((id) => address.replace(':product', id));
  }),
  '/finnes-ikke',
];

/** Whether there is more to read than blocks, whose colours contrast.spec.ts measures in the dark theme. */
const isMoreThanBlocks = (address: string) =>
  address === '/' || !pages.some((page) => page.path === address);

/** A number with its unit, a postcode with its town. */
const TOGETHER =
  /\d\s(?:hk|kW|kg|mm|cm|Nm|bar|V|A|°C|l\/min|µm)(?![\p{L}\d])|\d{4}\s(?:Ålesund|Bodø|Kirkenes)/u;

/** The 404 page logs its address, and the browser the status: both are required. */
const EXPECTED = /^Page not found: |status of 404/;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilLive(page);
}

/** Nothing is wider than the screen, lies under the header, or is broken although it fits. */
async function expectGoodLayout(page: Page, where: string): Promise<void> {
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overhang, where).toBe(0);
  const [header = 0, content = 0] = await edges(page);
  expect(content, `content below the header of ${where}`).toBeGreaterThanOrEqual(header);
  expect(await brokenWords(page, TOGETHER), where).toEqual([]);
}

test.describe('[X1] [X6] [X21] a site in Norwegian', () => {
  for (const [section, addresses] of sections(ADDRESSES)) {
    test(`${section} and all below it hydrates without warnings, has no violations, breaks no word that fits, never scrolls sideways, and is legible in dark colours`, async ({
      page,
      norwegian,
    }) => {
      const lines = await complaints(page);
      for (const address of addresses) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await open(page, norwegian + address);
        await expect(page.locator('html')).toHaveAttribute('lang', 'nb-NO');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        for (const [width, rules] of [
          [1280, 'all'],
          [360, 'layout'],
          [320, 'layout'],
        ] as const) {
          await page.setViewportSize({ width, height: 800 });
          await expectGoodLayout(page, `${address} at ${width} px`);
          await expectAccessible(page, `${address} at ${width} px`, rules);
        }
        if (isMoreThanBlocks(address)) {
          await setTheme(page, config, DARK);
          await expectAccessible(page, `${address} in the dark`, 'colours');
        }
        const unexpected = lines.filter((line) => !EXPECTED.test(line));
        expect(unexpected, address).toEqual([]);
      }
    });
  }

  // In one test, because pages without scripts take no time.
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('[X4] every page shows all its content, no dead buttons, and leads nowhere in vain', async ({
      page,
      norwegian,
      request,
    }) => {
      const targets = new Set<string>();
      await page.setViewportSize({ width: 360, height: 800 });
      for (const address of ADDRESSES) {
        await page.goto(norwegian + address);
        await openDetails(page);
        expect(await unseen(page.getByRole('main')), address).toEqual([]);
        await expect(deadButtons(page), address).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(360);
        for (const [, href = ''] of (await page.content()).matchAll(/<a [^>]*?href="(\/[^"#?]*)/g))
          targets.add(href.replaceAll('&amp;', '&'));
      }
      expect(targets.size).toBeGreaterThan(15);
      for (const target of targets)
        expect((await request.get(norwegian + encodeURI(target))).status(), target).toBe(200);
    });
  });

  test('the list with a product has no violations in either theme', async ({ page, norwegian }) => {
    await open(page, `${norwegian}${storePage(':category').replace(':category', 'all')}`);
    await page.getByRole('button', { name: 'Legg i forespørselslisten' }).first().click();
    await page.getByRole('banner').getByRole('link', { name: 'Forespørselsliste, 1 vare' }).click();
    await expect(page.getByText(store?.products[0]?.name ?? '').first()).toBeVisible();
    await expectAccessible(page, 'light');
    await setTheme(page, config, DARK);
    await expectAccessible(page, 'dark', 'colours');
  });
});

/** The path of the page with this parameter. */
function storePage(parameter: ':category' | ':product'): string {
  return pages.find(({ path: address }) => address.includes(parameter))?.path ?? '';
}
