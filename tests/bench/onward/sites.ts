import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { Image, SiteConfig } from '../../../src/generated/authored';

/** Variants of the shipped site: unchanged, and with photos in place of the first pictures. */
export const VARIANTS = ['drawings', 'photos'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Number of different photos for products. */
const PHOTOS = 8;

/**
 * Builds a variant of the shipped site into a folder, without the spinner of `store.loadDelayMs`, an intended delay
 * of the company that would distort the figures.
 * @returns The folder of the built site.
 */
export async function buildVariant(variant: Variant, folder: string): Promise<string> {
  const company = path.join(folder, `${variant}-company`);
  await cp('public', path.join(company, 'public'), { recursive: true });
  const config = JSON.parse(await readFile('site.config.json', 'utf8')) as SiteConfig;
  if (!config.store) throw new Error('The shipped site has no store to go on to.');
  config.store.loadDelayMs = 0;
  if (variant === 'photos') await putPhotos(config, path.join(company, 'public/images'));
  const file = path.join(company, 'site.config.json');
  await writeFile(file, JSON.stringify(config));
  const out = path.join(folder, variant);
  const command = ['src/node/cli/launch/run.mjs', 'build', '--config', file, '--out', out];
  await promisify(execFile)(process.execPath, command);
  return out;
}

async function putPhotos({ pages, store }: SiteConfig, images: string): Promise<void> {
  await mkdir(path.join(images, 'bench'), { recursive: true });
  await Promise.all(
    Array.from({ length: PHOTOS }, (_, n) => takePhoto(path.join(images, `bench/${n}.jpg`), n)),
  );
  const photo = (n: number) =>
    ({ src: `/images/bench/${n % PHOTOS}.jpg`, alt: 'A machine' }) as Image;
  for (const block of pages.flatMap(({ blocks }) => blocks))
    if (block.type === 'hero-carousel')
      block.slides.forEach((slide, n) => (slide.image = photo(n)));
  store?.products?.forEach((product, n) => (product.image = photo(n)));
  store?.categories.forEach((category, n) => (category.image = photo(n)));
}

/** Noise over soft shapes: compresses as badly as a photo. */
async function takePhoto(file: string, n: number): Promise<void> {
  const size = { width: 2000, height: 1500 };
  const noise = { type: 'gaussian' as const, mean: 110 + n * 5, sigma: 60 };
  const grain = sharp({ create: { ...size, channels: 3, background: '#888', noise } });
  await sharp(await grain.png().toBuffer())
    .blur(5)
    .linear(3, -240)
    .jpeg({ quality: 90 })
    .toFile(file);
}
