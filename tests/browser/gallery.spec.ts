import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { loadSchemas } from '../../src/build/schemas/load';
import { listen, type Running } from '../../src/build/serve/listen';
import { siteHandler } from '../../src/build/serve/site-handler';
import { galleryPath } from '../contracts/gallery-path';
import { blockVariants } from '../contracts/variants';
import { expectAccessible } from './support/axe';
import { complaints, untilLive } from './support/visit';

const ROOT = path.resolve(import.meta.dirname, '../..');
const schemas = loadSchemas(ROOT);
const variants = blockVariants(schemas);
/** What an address stands for where a block draws what its address names. */
const NAMED: Record<string, string> = { 'product-detail': '/ac-001', 'product-listing': '/mining' };

// One worker builds the gallery, and looks at all of it.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let folder = '';
let server: Running | undefined;

test.describe('a block in any of its forms', { tag: '@desktop' }, () => {
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    folder = await mkdtemp(path.join(tmpdir(), 'gallery-'));
    const script = path.join(ROOT, 'tests', 'contracts', 'build-gallery.mjs');
    await promisify(execFile)(process.execPath, [script, path.join(folder, 'dist')]);
    server = await listen(siteHandler(path.join(folder, 'dist')), 0);
  });

  test.afterAll(async () => {
    await server?.close();
    await rm(folder, { recursive: true, force: true });
  });

  for (const type of schemas.blockTypes) {
    test(`breaks no rule, breaches no policy and fits the screen: ${type}`, async ({ page }) => {
      const lines = await complaints(page);
      for (const variant of variants.filter((one) => one.type === type)) {
        const address = galleryPath(variant) + (NAMED[type] ?? '');
        await page.setViewportSize({ width: 1280, height: 800 });
        const response = await page.goto(`${server?.url ?? ''}${address}`);
        expect(response?.status(), address).toBe(200);
        await untilLive(page);
        await expectAccessible(page, `${address} at 1280 px`);
        await page.setViewportSize({ width: 320, height: 640 });
        await expectAccessible(page, `${address} at 320 px`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        expect(lines, address).toEqual([]);
      }
    });
  }
});
