import sharp from 'sharp';
import { cropBox, type Crop } from './crop';

/** The pixels of a picture, upright and in sRGB, so that every size is made from one decoding. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/** The formats in which pictures are published, in order of preference. */
export const FORMATS = ['avif', 'webp'] as const;
/** One of these formats; also its file extension. */
export type Format = (typeof FORMATS)[number];

/** Qualities that are tried in turn until the file is small enough, the best first. */
const QUALITIES: Record<Format, readonly number[]> = {
  avif: [56, 46, 37, 29, 22, 15, 8, 1],
  webp: [78, 66, 54, 42, 31, 20, 10, 1],
};

/** The widest picture that a phone requests: 412 CSS px at a pixel ratio of 3. */
const MAX_PHONE_WIDTH_PX = 1280;
const BYTES_PER_KB = 1024;

/** Maximum size of a picture of this width, in bytes: a phone is never sent more than 60 KB. */
function mostBytes(width: number): number {
  return width <= MAX_PHONE_WIDTH_PX ? 60 * BYTES_PER_KB : 160 * BYTES_PER_KB;
}

/**
 * Decodes a picture at no more than `most` px wide, turned upright and cropped. Keeps only its pixels, without
 * location, camera and colour profile.
 */
export async function decode(content: Buffer, most: number, crop?: Crop): Promise<Pixels> {
  const upright = sharp(content).autoOrient();
  const part = crop ? upright.extract(await cropBox(content, crop)) : upright;
  const { data, info } = await part
    .resize({ width: most, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { data, width, height, channels };
}

/** A picture in one format and width, in the best quality that `mostBytes` allows. */
export async function encode(pixels: Pixels, width: number, format: Format): Promise<Buffer> {
  const { data, ...raw } = pixels;
  const small = await sharp(data, { raw })
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const most = mostBytes(width);
  let best = Buffer.alloc(0);
  let step = 0;
  const steps = QUALITIES[format];
  while (step < steps.length) {
    const quality = steps[step];
    // Sequential, because the next quality is only tried if this one was too heavy.
    best = await sharp(small.data, { raw: small.info })
      .toFormat(format, { quality, effort: format === 'avif' ? 3 : 4 })
      .toBuffer();
    if (best.length <= most) return best;
    // Skips a step if the file is far too heavy.
    step = Math.min(step + (best.length > 2 * most ? 2 : 1), Math.max(step + 1, steps.length - 1));
  }
  return best;
}

/**
 * The placeholder colour of a picture, as three digits ('#693'); undefined if it has transparency. Rounded to few
 * steps, so that a site with a thousand photos needs only a handful of rules.
 */
export async function groundOf(pixels: Pixels): Promise<string | undefined> {
  const { data, ...raw } = pixels;
  const { isOpaque } = await sharp(data, { raw }).stats();
  if (!isOpaque) return undefined;
  const [red = 0, green = red, blue = red] = await sharp(data, { raw })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return `#${[red, green, blue].map((part) => (Math.round(part / 51) * 3).toString(16)).join('')}`;
}
