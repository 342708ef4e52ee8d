import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photoSvg } from '../render/mark';
import { iconFiles, iconSvg } from './icons';

const NAVY = '#12352b';
const WHITE = '<rect width="100%" height="100%" fill="#fff"/>';

/** Rasterizes an icon and picks the colours of some points, given as fractions of its side. */
async function colours(svg: string, ...points: [x: number, y: number][]): Promise<string[]> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(64, 64)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return points.map(([x, y]) => {
    const at = (Math.floor(y * 64) * info.width + Math.floor(x * 64)) * info.channels;
    return `#${data.subarray(at, at + 3).toString('hex')}`;
  });
}
const MIDDLE: [number, number] = [0.5, 0.5];
const CORNER: [number, number] = [0.1, 0.1];

describe('the mark in an icon', () => {
  it.each([
    [
      'by its view box',
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320">${WHITE}</svg>`,
    ],
    [
      'by its width and height',
      `<svg xmlns="http://www.w3.org/2000/svg" width='90' height='90'>${WHITE}</svg>`,
    ],
    [
      'as a drawing program writes it',
      `<?xml version="1.0"?><!-- made by hand --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg version="1.1" xmlns="http://www.w3.org/2000/svg" x="0px" y="0px" width="90px" height="90px" viewBox="0 0 90 90">${WHITE}</svg>`,
    ],
  ])('is centred on its background with padding, sized %s', async (_, mark) => {
    const icon = iconSvg(mark, NAVY);
    expect(await colours(icon, MIDDLE, CORNER, [0.25, 0.25], [0.15, 0.5])).toEqual([
      '#ffffff',
      NAVY,
      '#ffffff',
      NAVY,
    ]);
  });

  it('may be a photo', async () => {
    const photo = await sharp({
      create: { width: 40, height: 40, channels: 3, background: '#fff' },
    })
      .jpeg()
      .toBuffer();
    const icon = iconSvg(await photoSvg(photo), NAVY);
    expect(await colours(icon, MIDDLE, CORNER)).toEqual(['#ffffff', NAVY]);
  });
});

it('creates the icons that manifest and page refer to, in the right sizes', async () => {
  const icon = iconSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${WHITE}</svg>`,
    NAVY,
  );
  const files = await iconFiles(icon);
  const sizes = await Promise.all(
    [...files].map(async ([url, content]) => {
      const { format, width, height } = await sharp(content).metadata();
      return [url, format, width, height];
    }),
  );
  expect(sizes).toEqual([
    ['/app-icons/apple-touch-icon.png', 'png', 180, 180],
    ['/app-icons/icon-192.png', 'png', 192, 192],
    ['/app-icons/icon-512.png', 'png', 512, 512],
  ]);
});
