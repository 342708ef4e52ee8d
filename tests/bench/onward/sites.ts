import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { SiteConfig } from '../../../src/generated/authored';

/** Variants of the shipped site: unchanged, and with photos instead of drawings. */
export const VARIANTS = ['drawings', 'photos'] as const;
export type Variant = (typeof VARIANTS)[number];

/** How many photos there are: more than a page has pictures on it. */
const PHOTO_COUNT = 24;

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

/** Puts a photo in the place of every picture of the pages and the store; brands and clients keep their logos. */
async function putPhotos({ pages, store }: SiteConfig, images: string): Promise<void> {
  await mkdir(path.join(images, 'bench'), { recursive: true });
  await Promise.all(
    Array.from({ length: PHOTO_COUNT }, (_, n) =>
      takePhoto(path.join(images, `bench/${n}.jpg`), n),
    ),
  );
  picturesIn([pages, store]).forEach((picture, n) => {
    picture.src = `/images/bench/${n % PHOTO_COUNT}.jpg`;
  });
}

/** The pictures anywhere in a part of the config, in its order. */
function picturesIn(value: unknown): { src: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const isPicture = 'src' in value && 'alt' in value && String(value.src).startsWith('/images/');
  return isPicture ? [value as { src: string }] : Object.values(value).flatMap(picturesIn);
}

/** Noise over soft shapes: compresses as badly as a photo. */
async function takePhoto(file: string, n: number): Promise<void> {
  const size = { width: 2000, height: 1500 };
  const noise = { type: 'gaussian' as const, mean: 110 + (n % 8) * 5, sigma: 60 };
  const grain = sharp({ create: { ...size, channels: 3, background: '#888', noise } });
  await sharp(await grain.png().toBuffer())
    .blur(5)
    .linear(3, -240)
    .jpeg({ quality: 90 })
    .toFile(file);
}
