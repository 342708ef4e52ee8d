import sharp from 'sharp';

/** Below this luminance, from 0 to 255, a drawing is invisible on a dark background. */
const MAX_DARK_LUMINANCE = 90;
/** The size of the sample: a picture this small has the same average colour as the original. */
const SAMPLE_SIZE_PX = 64;

/** Whether a picture is dark on a transparent background, as many logos are: it needs a light ground. */
export async function isDarkOnClear(picture: string | Buffer): Promise<boolean> {
  const { data, info } = await sharp(picture)
    .resize(SAMPLE_SIZE_PX, SAMPLE_SIZE_PX, { fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  let weight = 0;
  let light = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    weight += alpha;
    light += alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue);
  }
  const isClear = weight < 0.95 * 255 * (data.length / info.channels);
  return isClear && light < MAX_DARK_LUMINANCE * weight;
}
