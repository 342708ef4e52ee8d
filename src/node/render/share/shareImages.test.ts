import { copyFileSync, cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SiteConfig } from '../../../generated/authored';
import { createAssets } from '../../files/assets';
import type { Writer } from '../../output/write';
import { createPhotos } from '../../assets/pictures/photos';
import { prepareFont } from '../../assets/fonts/fonts';
import { COMPANY, companyConfig } from '../../site/company.fixture';
import { routes } from '../../site/pages';
import { resolveSite } from '../../site/resolve';
import { createShareImages } from './shareImages';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';

const cache = temporaryFolder();

async function prepare(change: (config: SiteConfig) => void = () => {}, siteDir = COMPANY) {
  const { config, schemas } = await companyConfig();
  change(config);
  const out = temporaryFolder();
  const writer = {
    copy: (url: string, file: string) => {
      mkdirSync(join(out, 'assets'), { recursive: true });
      copyFileSync(file, join(out, url));
    },
  } as unknown as Writer;
  const assets = createAssets();
  const photos = createPhotos(cache);
  const site = await resolveSite(config, schemas, siteDir, assets, photos);
  const { sources } = await prepareFont({
    root: process.cwd(),
    siteDir,
    config,
    schemas,
    assets,
    cache,
  });
  const options = { config, site, siteDir, cache, assets, photos, fonts: sources, writer };
  return { options, out };
}

async function draw(change?: (config: SiteConfig) => void, siteDir?: string) {
  const { options, out } = await prepare(change, siteDir);
  const { config, site } = options;
  const share = await createShareImages(options);
  await share.write();
  const listed = [...routes(site)].filter(({ hidden }) => !hidden);
  const paths = listed.map(({ path }) => path);
  const all = new Map([...routes(site)].map((route) => [route.path, share.of(route)]));
  const file = (path: string) => join(out, 'assets', basename(all.get(path)?.url ?? ''));
  return { all, paths, file, config };
}

/** The mean difference of two pictures per channel and pixel, from 0 to 255. */
async function difference(one: string | Buffer, other: string | Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((file) => sharp(file).raw().toBuffer()));
  const sum = a?.reduce((total, part, at) => total + Math.abs(part - (b?.[at] ?? 0)), 0) ?? 0;
  return sum / (a?.length ?? 1);
}

type ProductGrid = Extract<SiteConfig['pages'][number]['blocks'][number], { type: 'product-grid' }>;
const ALIAS = '/store/category/engines-&-drives';
const isProductGrid = (block: { type: string }): block is ProductGrid =>
  block.type === 'product-grid';

describe('share images', () => {
  let drawn: Awaited<ReturnType<typeof draw>>;
  beforeAll(async () => {
    drawn = await draw();
  });

  it('are JPEGs of 1200 × 630 px under 300 KB, with absolute URLs and alt texts', async () => {
    for (const [path, { url, width, height, type, alt }] of drawn.all) {
      expect(url).toMatch(/^https:\/\/www\.brackwater\.internal\/assets\/share-[\w-]+\.jpg$/);
      expect([width, height, type]).toEqual([1200, 630, 'image/jpeg']);
      expect(alt).not.toBe('');
      const file = drawn.file(path);
      expect(statSync(file).size).toBeLessThan(300 * 1024);
      const made = await sharp(file).metadata();
      expect([made.width, made.height, made.format]).toEqual([1200, 630, 'jpeg']);
    }
  });

  it('differ from page to page, not only in their titles', async () => {
    const paths = drawn.paths.filter((path) => path !== ALIAS);
    expect(paths.length).toBeGreaterThan(10);
    const urls = paths.map((path) => drawn.all.get(path)?.url);
    expect(new Set(urls).size).toBe(urls.length);
    const [first = '', second = ''] = paths.map(drawn.file);
    expect(await difference(first, second)).toBeGreaterThan(1);
  });

  it('are shared by pages with the same card: a category and its alias', () => {
    expect(drawn.all.get(ALIAS)?.url).toBe(drawn.all.get('/store/category/engines')?.url);
  });

  it("have the theme's colour", async () => {
    const { dominant } = await sharp(drawn.file('/')).stats();
    const navy = drawn.config.theme.colors.navy;
    const part = (at: number) => Number.parseInt(navy.slice(at, at + 2), 16);
    expect(Math.abs(dominant.r - part(1))).toBeLessThan(16);
    expect(Math.abs(dominant.b - part(5))).toBeLessThan(16);
  });

  it('are cached: the next build reuses them, and only redraws one with a new title', async () => {
    const again = await draw();
    expect([...again.all]).toEqual([...drawn.all]);
    const renamed = await draw((config) => {
      const home = config.pages.find(({ path }) => path === '/');
      if (home) home.title = 'Quite another title';
    });
    const changed = [...drawn.all].filter(([path, { url }]) => renamed.all.get(path)?.url !== url);
    expect(changed.map(([path]) => path)).toEqual(['/']);
  });

  it('show a product if the page has no other picture', async () => {
    const selling = (id: string) =>
      draw(({ pages }) => {
        const home = pages.find(({ path }) => path === '/');
        const grid = pages.flatMap(({ blocks }) => blocks).find(isProductGrid);
        if (home && grid) home.blocks = [{ ...grid, items: [{ product: id }] }];
      });
    const [engine, winch] = [await selling('eng-010'), await selling('dk-003')];
    expect(await difference(engine.file('/'), winch.file('/'))).toBeGreaterThan(0.5);
  });

  it('show the title: without texts they would be identical', async () => {
    const other = await draw((config) => {
      const home = config.pages.find(({ path }) => path === '/');
      if (home) home.title = 'Another';
    });
    expect(await difference(drawn.file('/'), other.file('/'))).toBeGreaterThan(0.5);
  });
});

it('is that of the home page everywhere, where all pages have one', async () => {
  const { options } = await prepare();
  const share = await createShareImages({ ...options, hasOnePreview: true });
  const urls = [...routes(options.site)].map((route) => share.of(route).url);
  expect(urls.length).toBeGreaterThan(10);
  expect(new Set(urls).size).toBe(1);
});

it("is the page's image in the config, if any, cropped, even if it is a drawing", async () => {
  const { all, file } = await draw((config) => {
    const home = config.pages.find(({ path }) => path === '/');
    if (home)
      home.image = { src: '/images/slip.svg', alt: 'The slip', decorative: false, draw: false };
  });
  expect(all.get('/')).toMatchObject({ alt: 'The slip', width: 1200 });
  expect(all.get('/')?.url).toMatch(/share-slip-/);
  const { width, height } = await sharp(readFileSync(file('/'))).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

it('may fail before they are awaited, without an unhandled rejection', async () => {
  const unhandled = vi.fn<(error: unknown) => void>();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => {
    process.off('unhandledRejection', unhandled);
  });
  const { options } = await prepare();
  const copy = () => {
    throw new Error('The disk is full.');
  };
  const share = await createShareImages({ ...options, writer: { ...options.writer, copy } });
  await setTimeout(500);
  expect(unhandled).not.toHaveBeenCalled();
  await expect(share.write()).rejects.toThrow('The disk is full.');
});

it('has a URL-safe name, whatever the picture file is called', async () => {
  const siteDir = temporaryFolder();
  cpSync(COMPANY, siteDir, { recursive: true });
  const src = '/images/the slip #2, 50%.svg';
  copyFileSync(join(siteDir, 'public/images/slip.svg'), join(siteDir, 'public', src));
  const { all, file } = await draw((config) => {
    config.site.shareImage = { src, alt: 'The slip', decorative: false, draw: false };
  }, siteDir);
  expect(all.get('/_404')?.url).toMatch(/\/assets\/share-the-slip-2-50--[\w-]{8}\.jpg$/);
  expect(statSync(file('/_404')).size).toBeGreaterThan(0);
});
