import path from 'node:path';
import { expect } from '@playwright/test';
import { loadSchemas } from '../../src/node/schemas/load';
import { oneForEachKind } from '../contracts/galleryPages';
import { blockVariants } from '../contracts/variants';
import { expectAccessible } from './support/axe';
import { test } from './support/test';
import { complaints, untilLive } from './support/visit';

const ROOT = path.resolve(import.meta.dirname, '../..');
const schemas = loadSchemas(ROOT);
const pages = oneForEachKind(blockVariants(schemas), schemas);
/** The parameter of the address for blocks that render what it names. */
const NAMED: Record<string, string> = { 'product-detail': '/eng-010', 'product-listing': '/deck' };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages that are looked at in one test, which share what the browser has cached. */
const PAGES_PER_TEST = 6;

const groups = Array.from({ length: Math.ceil(pages.length / PAGES_PER_TEST) }, (_, n) =>
  pages.slice(n * PAGES_PER_TEST, (n + 1) * PAGES_PER_TEST),
);

test.describe('a block in any variant', () => {
  for (const group of groups) {
    const first = group[0]?.path ?? '';
    const last = group.at(-1)?.path ?? '';
    test(`has no violations, complies with the CSP and fits the screen: from ${first} to ${last}`, async ({
      page,
      gallery,
    }) => {
      test.slow();
      const lines = await complaints(page);
      for (const { path: start, type } of group) {
        await page.setViewportSize({ width: 1280, height: 800 });
        const address = start + (NAMED[type] ?? '');
        const response = await page.goto(gallery + address);
        expect(response?.status(), address).toBe(200);
        await untilLive(page);
        await expectAccessible(page, `${address} at 1280 px`);
        await page.setViewportSize({ width: 320, height: 640 });
        await expectAccessible(page, `${address} at 320 px`, 'all but colours');
        expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320);
        expect(lines, address).toEqual([]);
      }
    });
  }
});
