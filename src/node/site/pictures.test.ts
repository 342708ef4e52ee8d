import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Image } from '../../generated/authored';
import { createAssets } from '../files/assets';
import { companyConfig } from './company.fixture';
import { focusCss } from './focus';
import { createPictures } from './pictures';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';

const folder = temporaryFolder();
mkdirSync(join(folder, 'public/images'), { recursive: true });
const save = (name: string, content: string | Buffer) =>
  writeFileSync(join(folder, 'public', name), content);
const photo = (width: number, height: number, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();

save('images/pump.svg', '<svg viewBox="0 0 40 30"><path stroke="currentColor" d="M0 0h9"/></svg>');
save('images/yard.jpg', await photo(64, 48));
save('images/upright.jpg', await photo(64, 48, 6));

const { theme } = (await companyConfig()).config;

const image = (src: string, more: Partial<Image> = {}): Image => ({
  src,
  alt: `What ${src} shows`,
  decorative: false,
  draw: false,
  ...more,
});
const prepare = (...images: Image[]) => prepareIn(theme.colors, ...images);
async function prepareIn(colors: typeof theme.colors, ...images: Image[]) {
  const assets = createAssets();
  const picture = await createPictures(folder, images, { ...theme, colors }, assets);
  const textOf = (url: string | undefined) => String(assets.files.get(url ?? ''));
  return { assets, picture, textOf };
}
const pump = image('/images/pump.svg');

describe('a drawing', () => {
  it('has variants for both backgrounds, and a size', async () => {
    const { picture, textOf } = await prepare(pump);
    const { src, dark, ...rest } = picture(pump);
    expect(rest).toEqual({ alt: 'What /images/pump.svg shows', width: 40, height: 30 });
    expect(textOf(src)).toContain(`stroke="${theme.colors.ink}"`);
    expect(textOf(dark)).toContain(`stroke="${theme.colors.line}"`);
  });

  it('brings a light ground along for browsers that darken pages, unless the page is dark', async () => {
    const light = await prepare(pump);
    expect(light.textOf(light.picture(pump).src)).toContain(`fill="${theme.colors.sheet}"`);
    expect(light.textOf(light.picture(pump).dark)).not.toContain('<rect');
    const dark = await prepareIn({ ...theme.colors, paper: '#0c1410', ink: '#e8f5ec' }, pump);
    expect(dark.textOf(dark.picture(pump).src)).not.toContain('<rect');
  });

  it('has a separate file for its self-drawing variant', async () => {
    const moving = image('/images/pump.svg', { draw: true });
    const { picture, textOf } = await prepare(pump, moving);
    expect(textOf(picture(pump).src)).not.toContain('@keyframes');
    expect(textOf(picture(moving).src)).toContain('@keyframes');
  });
});

describe('a photo', () => {
  it('is measured, unchanged without an encoder, and laid out like an encoded one', async () => {
    const yard = image('/images/yard.jpg');
    const { picture, assets } = await prepare(yard);
    const { src, ...rest } = picture(yard);
    expect(src).toMatch(/^\/assets\/yard-[\w-]{6}\.jpg$/);
    expect(rest).toEqual({
      alt: yard.alt,
      width: 64,
      height: 48,
      sources: [],
      ground: 'photo-',
    });
    expect(assets.files.get(src)?.length).toBeGreaterThan(100);
  });

  it('is measured as displayed, with its EXIF orientation', async () => {
    const upright = image('/images/upright.jpg');
    const { picture } = await prepare(upright);
    expect(picture(upright)).toMatchObject({ width: 48, height: 64 });
  });
});

describe('[V5] a photo with a focus point or a crop', () => {
  it('has the class of its focus point, with one rule for all uses of it', async () => {
    const yard = image('/images/yard.jpg', { focus: { x: 30, y: 65 } });
    const { picture } = await prepare(yard);
    expect(picture(yard).ground).toBe('photo- focus-30-65');
    expect(focusCss([yard, yard, pump])).toBe('.focus-30-65{object-position:30% 65%}');
  });

  it('is a file of its own for each crop, as large as that', async () => {
    const whole = image('/images/upright.jpg');
    const part = image('/images/upright.jpg', { crop: { x: 0, y: 50, width: 100, height: 50 } });
    const { picture, assets } = await prepare(whole, part);
    expect(picture(whole)).toMatchObject({ width: 48, height: 64 });
    expect(picture(part)).toMatchObject({ width: 48, height: 32 });
    expect(assets.files.size).toBe(2);
  });
});

it('is prepared once, with the alt text of each use', async () => {
  const other = image('/images/pump.svg', { alt: '', decorative: true });
  const { picture, assets } = await prepare(pump, other);
  expect(picture(other)).toEqual({ ...picture(pump), alt: '' });
  expect(assets.files.size).toBe(2);
});

it('is not available if the config does not use it', async () => {
  const { picture } = await prepare(pump);
  expect(() => picture(image('/images/fan.svg'))).toThrow('/images/fan.svg has not been prepared');
});

it('is an error if the file is missing', async () => {
  await expect(prepare(image('/images/fan.svg'))).rejects.toThrow('fan.svg');
});
