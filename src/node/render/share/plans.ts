import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Image, SiteConfig } from '../../../generated/authored';
import { drawingText } from '../../files/drawingText';
import { colourDrawing } from '../../site/drawings';
import { CARD_SIZE_PX } from './card';

/** Bump to invalidate cached cards. */
const CACHE_VERSION = 1;
/** WhatsApp shows no preview for a picture over 300 KB. */
const MAX_BYTES = 290 * 1024;

/** A picture to render, and its cache key. */
export interface Plan {
  key: string;
  draw: () => Promise<Buffer>;
}

const keyOf = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256').update(`${CACHE_VERSION}`);
  for (const part of parts) hash.update('\0').update(part);
  return hash.digest('base64url').slice(0, 16);
};

/** Plans a card, given as an SVG. */
export function cardPlan(svg: string): Plan {
  return { key: keyOf(svg), draw: () => jpegOf(sharp(Buffer.from(svg))) };
}

/** Plans a picture of the config, cropped to the size of a card. */
export async function cutPlan(
  { src }: Image,
  { siteDir, config }: { siteDir: string; config: SiteConfig },
): Promise<Plan> {
  const content = await readFile(join(siteDir, 'public', src));
  const { colors } = config.theme;
  return {
    key: keyOf(content, JSON.stringify(colors)),
    draw: () => {
      const picture = src.endsWith('.svg')
        ? Buffer.from(onNavy(drawingText(content), config))
        : content;
      return jpegOf(
        sharp(picture)
          .autoOrient()
          .resize({ ...CARD_SIZE_PX, fit: 'cover' })
          .flatten({ background: colors.navy }),
      );
    },
  };
}

/** The best quality within the size limit. */
async function jpegOf(picture: Sharp, quality = 84): Promise<Buffer> {
  const jpeg = await picture.clone().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
  return jpeg.length <= MAX_BYTES || quality <= 24 ? jpeg : jpegOf(picture, quality - 15);
}

function onNavy(svg: string, { theme: { colors } }: SiteConfig): string {
  return colourDrawing(svg, { line: colors.line, mark: colors.signal, text: colors.signal });
}
