import sharp, { type Region } from 'sharp';
import type { Image } from '../../../generated/authored';

/** The part of a photo that is published, in per cent of the upright photo. */
export type Crop = NonNullable<Image['crop']>;

/** Tells crops apart, whatever the order of their fields; empty for the whole photo. */
export const cropKey = (crop: Crop | undefined): string =>
  crop ? [crop.x, crop.y, crop.width, crop.height].join() : '';

/** A crop in px, at least one px wide and high, and never beyond the edges of the photo. */
export async function cropBox(content: Buffer, crop: Crop): Promise<Region> {
  const { autoOrient } = await sharp(content).metadata();
  const [left, width] = span(crop.x, crop.width, autoOrient.width);
  const [top, height] = span(crop.y, crop.height, autoOrient.height);
  return { left, top, width, height };
}

/** A cropped photo, upright, for the dev server: fast rather than small. */
export async function cropped(content: Buffer, crop: Crop): Promise<Buffer> {
  const region = await cropBox(content, crop);
  return sharp(content).autoOrient().extract(region).webp({ quality: 80 }).toBuffer();
}

function span(start: number, size: number, whole: number): [start: number, size: number] {
  const first = Math.min(Math.round((start * whole) / 100), whole - 1);
  const length = Math.round((size * whole) / 100);
  return [first, Math.max(1, Math.min(length, whole - first))];
}
