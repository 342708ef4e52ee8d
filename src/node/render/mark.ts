import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { SiteConfig } from '../../generated/authored';
import { createLettering } from '../assets/fonts/lettering';
import { drawingText } from '../files/drawingText';
import { colourDrawing } from '../site/drawings';

/** The inputs of the mark. */
export interface MarkSources {
  config: SiteConfig;
  siteDir: string;
  /** The files of the heading font. */
  fonts: readonly Buffer[];
}

/**
 * The company's mark in the colours for navy, a whole SVG file: for icons and link previews. Without a logo, it is
 * the first letter of the name, in its case.
 */
export async function markDrawing({ config, siteDir, fonts }: MarkSources): Promise<string> {
  const { site, theme } = config;
  const { line, signal } = theme.colors;
  if (!site.logo) return monogram(site.name, signal, fonts);
  const { src } = site.logo.mark;
  const content = await readFile(join(siteDir, 'public', src));
  return src.endsWith('.svg')
    ? colourDrawing(drawingText(content), { line, mark: signal, text: signal })
    : photoSvg(content);
}

/**
 * The approximate extent of a letter above and below the baseline, relative to the font size. A small letter may have a
 * descender.
 */
const CAPITAL_EXTENT = { above: 0.7, below: 0 };
const SMALL_LETTER_EXTENT = { above: 0.72, below: 0.22 };
const FONT_SIZE_PX = 100;

/** A letter that fills the height of its SVG; a frame if the font lacks the letter. */
function monogram(name: string, colour: string, fonts: readonly Buffer[]): string {
  const [first = ''] = name;
  const setting = { sizes: [FONT_SIZE_PX], width: FONT_SIZE_PX, height: FONT_SIZE_PX };
  const { svg, width } = createLettering(fonts)(first, setting);
  const { above, below } =
    first === first.toLocaleUpperCase() ? CAPITAL_EXTENT : SMALL_LETTER_EXTENT;
  const [box, shape] = width
    ? [`0 ${FONT_SIZE_PX * (1 - above)} ${width} ${FONT_SIZE_PX * (above + below)}`, svg]
    : [
        `0 0 ${FONT_SIZE_PX} ${FONT_SIZE_PX}`,
        '<rect x="8" y="8" width="84" height="84" fill="none" stroke="currentColor" stroke-width="16"/>',
      ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" color="${colour}">${shape}</svg>`;
}

/** The largest size of the mark in icons and link previews. */
const MAX_PHOTO_SIZE_PX = 512;

/** Wraps a photo in an SVG, for a mark that is not a drawing. */
export async function photoSvg(photo: Buffer): Promise<string> {
  const { data, info } = await sharp(photo)
    .autoOrient()
    .resize(MAX_PHOTO_SIZE_PX, MAX_PHOTO_SIZE_PX, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${data.toString('base64')}"/></svg>`;
}
