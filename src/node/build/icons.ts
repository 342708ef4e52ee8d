import sharp from 'sharp';
import { nested } from '../site/drawings';

/** Icon sizes in px, by file name. */
const ICONS = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };

/** The fraction of an icon that the mark fills; the padding keeps round masks from cropping it. */
const MARK_SHARE = 0.62;

/** The mark on its background as a square SVG of 64 units. `mark` is a whole SVG file, already coloured. */
export function iconSvg(mark: string, background: string): string {
  const size = 64 * MARK_SHARE;
  const at = (64 - size) / 2;
  const inner = nested(mark, { x: at, y: at, width: size, height: size });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${background}"/>${inner}</svg>`;
}

/** The PNG icons for phones' home screens, by path. */
export async function iconFiles(svg: string): Promise<Map<string, Buffer>> {
  const files = await Promise.all(
    Object.entries(ICONS).map(async ([name, size]): Promise<[string, Buffer]> => {
      const image = sharp(Buffer.from(svg), { density: (72 * size) / 64 }).resize(size, size);
      return [`/app-icons/${name}.png`, await image.png().toBuffer()];
    }),
  );
  return new Map(files);
}
