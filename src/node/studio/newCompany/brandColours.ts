import sharp from 'sharp';
import type { BrandColours } from '../../../studio/newCompany/answers';
import { toHex, toHsl } from './hsl';

/** Sample size in px: colours of a logo are areas, not details. */
const SAMPLE_SIZE_PX = 96;
/** Colours are gathered in steps of this size, out of 256. */
const COLOUR_STEP = 24;
/** Below this saturation a colour counts as grey, black or white. */
const MAX_GREY_SATURATION = 0.15;
/** In degrees: nearer hues count as one colour of the brand. */
const MAX_SAME_HUE_DEGREES = 30;

/** What a logo without any colour gets. */
const PLAIN: BrandColours = { main: '#1f2d3d', accent: '#ffb703' };

/**
 * The two main colours of a logo: that of its largest coloured area, and the next of another hue. A logo of one colour
 * gives it for both.
 * @throws If it is no picture.
 */
export async function brandColours(logo: Buffer): Promise<BrandColours> {
  const { data, info } = await sharp(logo)
    .resize(SAMPLE_SIZE_PX, SAMPLE_SIZE_PX, { fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const ranked = colouredAreas(data, info.channels);
  const [main] = ranked;
  if (main === undefined) return PLAIN;
  const { h } = toHsl(main);
  const other = ranked.find((one) => distance(toHsl(one).h, h) > MAX_SAME_HUE_DEGREES);
  return { main, accent: other ?? main };
}

/** The average colours of all areas that are neither grey nor clear, the largest first. */
function colouredAreas(data: Buffer, channels: number): string[] {
  const areas = new Map<string, { weight: number; sums: number[] }>();
  for (let at = 0; at < data.length; at += channels) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    const parts = [red, green, blue];
    const { s, l } = toHsl(hexOf(parts));
    if (alpha < 128 || s < MAX_GREY_SATURATION || l < 0.06 || l > 0.95) continue;
    const key = parts.map((part) => Math.round(part / COLOUR_STEP)).join();
    const area = areas.get(key) ?? { weight: 0, sums: [0, 0, 0] };
    area.weight += 1;
    area.sums = area.sums.map((sum, index) => sum + (parts[index] ?? 0));
    areas.set(key, area);
  }
  return [...areas.values()]
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ weight, sums }) => hexOf(sums.map((sum) => Math.round(sum / weight))))
    .map((colour) => toHex(toHsl(colour)));
}

const hexOf = (parts: readonly number[]): string =>
  `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** Between two hues, the short way round. */
function distance(one: number, other: number): number {
  const apart = Math.abs(one - other);
  return Math.min(apart, 360 - apart);
}
