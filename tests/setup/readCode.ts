import jsQR from 'jsqr';
import sharp from 'sharp';

/** What a reader of QR codes sees in a drawing (SVG); undefined if it sees none. */
export async function readCode(svg: string): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 200 })
    .flatten({ background: '#fff' })
    .resize({ width: 800, kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
