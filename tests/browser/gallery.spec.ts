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

test.describe('a block in any variant', () => {
  for (const type of schemas.blockTypes) {
    test(`has no violations, complies with the CSP and fits the screen: ${type}`, async ({
      page,
      gallery,
    }) => {
      const lines = await complaints(page);
      for (const variant of variants.filter((one) => one.type === type)) {
        const address = galleryPath(variant) + (NAMED[type] ?? '');
        await page.setViewportSize({ width: 1280, height: 800 });
        const response = await page.goto(`${gallery}${address}`);
        expect(response?.status(), address).toBe(200);
        await untilLive(page);
        const isFull = variant.name === 'full';
        // A bare block has no colours but those of the full one.
        const isBare = variant.name === 'bare';
        await expectAccessible(page, `${address} at 1280 px`, isBare ? 'all but colours' : 'all');
        await page.setViewportSize({ width: 320, height: 640 });
        // What else a narrow screen shows of a block is in the variant with all fields.
        const rules = isFull ? 'all but colours' : 'layout';
        await expectAccessible(page, `${address} at 320 px`, rules);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        expect(lines, address).toEqual([]);
      }
    });
  }
});
