import sharp from 'sharp';

/** A picture as dots, upright and in the colours of screens, so that each size is made from one decoding. */
export interface Dots {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/** The forms in which pictures are published, the one that browsers should prefer first. */
export const FORMATS = ['avif', 'webp'] as const;
/** One of these forms; the ending of its files. */
export type Format = (typeof FORMATS)[number];

/** Tried one after the other until a file is light enough; the first is good for the eye. */
const QUALITIES: Record<Format, readonly number[]> = {
  avif: [56, 46, 37, 29, 22, 15, 8, 1],
  webp: [78, 66, 54, 42, 31, 20, 10, 1],
};

/** As wide as a phone asks for: three dots to each of 412 px. */
const PHONE = 1280;
const KB = 1024;

/** The most that a picture of a width may weigh, in bytes: a phone is never sent more than 60 KB. */
function mostBytes(width: number): number {
  return width <= PHONE ? 60 * KB : 160 * KB;
}

/**
 * Decodes a picture no larger than `most` px wide, turned as it was held. Nothing but its dots is left: no place, no
 * camera, no colour profile.
 */
export async function decode(content: Buffer, most: number): Promise<Dots> {
  const { data, info } = await sharp(content)
    .autoOrient()
    .resize({ width: most, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { data, width, height, channels };
}

/** A picture in one form and width, as good as `mostBytes` lets it be. */
export async function encode(dots: Dots, width: number, format: Format): Promise<Buffer> {
  const { data, ...raw } = dots;
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
    // The next quality is only tried when this one was too heavy.
    best = await sharp(small.data, { raw: small.info })
      .toFormat(format, { quality, effort: format === 'avif' ? 3 : 4 })
      .toBuffer();
    if (best.length <= most) return best;
    // What is far too heavy need not be tried at each step.
    step = Math.min(step + (best.length > 2 * most ? 2 : 1), Math.max(step + 1, steps.length - 1));
  }
  return best;
}

/**
 * The colour that stands for a picture until it comes, as three digits ('#693'); of one that lets its ground through,
 * none. Few steps, so that a site with a thousand photos needs a handful of rules for them.
 */
export async function groundOf(dots: Dots): Promise<string | undefined> {
  const { data, ...raw } = dots;
  const { isOpaque } = await sharp(data, { raw }).stats();
  if (!isOpaque) return undefined;
  const [red = 0, green = red, blue = red] = await sharp(data, { raw })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return `#${[red, green, blue].map((part) => (Math.round(part / 51) * 3).toString(16)).join('')}`;
}
