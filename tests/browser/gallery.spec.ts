import path from 'node:path';
import { expect } from '@playwright/test';
import { loadSchemas } from '../../src/node/schemas/load';
import { galleryPath } from '../contracts/galleryPath';
import { blockVariants } from '../contracts/variants';
import { expectAccessible } from './support/axe';
import { test } from './support/sites';
import { complaints, untilLive } from './support/visit';

const ROOT = path.resolve(import.meta.dirname, '../..');
const schemas = loadSchemas(ROOT);
const variants = blockVariants(schemas);
/** The parameter of the address for blocks that render what it names. */
const NAMED: Record<string, string> = { 'product-detail': '/eng-010', 'product-listing': '/deck' };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Kinds of blocks whose variants are looked at in one test, which share what the browser has cached. */
const TOGETHER = 4;

const groups = Array.from({ length: Math.ceil(schemas.blockTypes.length / TOGETHER) }, (_, n) =>
  schemas.blockTypes.slice(n * TOGETHER, (n + 1) * TOGETHER),
);

test.describe('a block in any variant', () => {
  for (const types of groups) {
    test(`has no violations, complies with the CSP and fits the screen: ${types.join(', ')}`, async ({
      page,
      gallery,
    }) => {
      test.slow();
      const lines = await complaints(page);
      for (const variant of variants.filter(({ type }) => types.includes(type))) {
        const address = galleryPath(variant) + (NAMED[variant.type] ?? '');
        await page.setViewportSize({ width: 1280, height: 800 });
        const response = await page.goto(`${gallery}${address}`);
        expect(response?.status(), address).toBe(200);
        await untilLive(page);
        const isFull = variant.name === 'full';
        // A bare block has no colours but those of the full one.
        const isBare = variant.name === 'bare';
        // What is around a block is the same on every page.
        const within = isFull ? undefined : 'main';
        const wide = isBare ? 'all but colours' : 'all';
        await expectAccessible(page, `${address} at 1280 px`, wide, within);
        await page.setViewportSize({ width: 320, height: 640 });
        // What else a narrow screen shows of a block is in the variant with all fields.
        const rules = isFull ? 'all but colours' : 'layout';
        await expectAccessible(page, `${address} at 320 px`, rules, within);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        expect(lines, address).toEqual([]);
      }
    });
  }
});
