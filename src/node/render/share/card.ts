import type { Theme } from '../../../generated/authored';
import { nested } from '../../site/drawings';
import type { Lettering, Setting } from '../../assets/fonts/lettering';

/** The size of pictures in link previews. */
export const CARD_SIZE_PX = { width: 1200, height: 630 };

const EDGE_PX = 72;
const MARK_SIZE_PX = 56;
/** The right edge of text beside a picture. */
const TEXT_END_PX = 660;
const TITLE_SETTING = { sizes: [104, 92, 80, 70, 60], height: 330 };

/** The content of a card. */
export interface CardContent {
  title: string;
  /** The company's name. */
  company: string;
  /** The site's host: the URL without 'https://'. */
  host: string;
  /** Its mark, a whole SVG file in the colours for navy. */
  mark: string;
  /** A drawing in the colours for navy, or a photo that fills its area. */
  picture: { drawing: string } | { photo: Buffer } | undefined;
}

/** The area of a photo: all of the card beside the text. */
export const PHOTO_AREA_PX = {
  x: 720,
  y: 0,
  width: CARD_SIZE_PX.width - 720,
  height: CARD_SIZE_PX.height,
};

/** The link preview of a page, as a self-contained SVG: no fonts, no other files. */
export function cardSvg(
  { title, company, host, mark, picture }: CardContent,
  colors: Theme['colors'],
  letter: (text: string, setting: Setting) => Lettering,
): string {
  const right = picture ? TEXT_END_PX : CARD_SIZE_PX.width - EDGE_PX;
  const name = letter(company, {
    sizes: [48, 36],
    width: right - EDGE_PX - MARK_SIZE_PX,
    height: 48,
  });
  const words = letter(title, { ...TITLE_SETTING, width: right - EDGE_PX });
  const address = letter(host, { sizes: [30], width: right - EDGE_PX, height: 30 });
  const top = (CARD_SIZE_PX.height - words.height) / 2 + 12;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_SIZE_PX.width} ${CARD_SIZE_PX.height}" width="${CARD_SIZE_PX.width}" height="${CARD_SIZE_PX.height}">`,
    `<rect width="100%" height="100%" fill="${colors.navy}"/>`,
    `<path fill="none" stroke="${colors['navy-2']}" stroke-width="2" d="${grid()}"/>`,
    pictureSvg(picture),
    nested(mark, { x: EDGE_PX, y: EDGE_PX - 8, width: MARK_SIZE_PX, height: MARK_SIZE_PX }),
    at(
      EDGE_PX + MARK_SIZE_PX + 20,
      EDGE_PX - 8 + MARK_SIZE_PX / 2 - name.size * 0.66,
      colors['on-navy'],
      name,
    ),
    words.width > 0 &&
      `<rect x="${EDGE_PX}" y="${top - 28}" width="72" height="6" fill="${colors.signal}"/>`,
    at(EDGE_PX, top, colors['on-navy'], words),
    at(EDGE_PX, CARD_SIZE_PX.height - EDGE_PX - 22, colors['on-navy-2'], address),
    '</svg>',
  ]
    .filter(Boolean)
    .join('');
}

const at = (x: number, y: number, colour: string, { svg }: Lettering) =>
  `<g transform="translate(${x} ${y})" color="${colour}">${svg}</g>`;

function pictureSvg(picture: CardContent['picture']): string {
  if (!picture) return '';
  if ('drawing' in picture) {
    const x = TEXT_END_PX + 40;
    return nested(picture.drawing, { x, y: 90, width: CARD_SIZE_PX.width - x - 40, height: 450 });
  }
  const { x, y, width, height } = PHOTO_AREA_PX;
  const href = `data:image/jpeg;base64,${picture.photo.toString('base64')}`;
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${href}"/>`;
}

/** The side of a square of the grid. */
const GRID_SQUARE_PX = 60;

/** The squares of drawing paper. */
function grid(): string {
  const lines: string[] = [];
  for (let x = GRID_SQUARE_PX; x < CARD_SIZE_PX.width; x += GRID_SQUARE_PX)
    lines.push(`M${x} 0V${CARD_SIZE_PX.height}`);
  for (let y = GRID_SQUARE_PX; y < CARD_SIZE_PX.height; y += GRID_SQUARE_PX)
    lines.push(`M0 ${y}H${CARD_SIZE_PX.width}`);
  return lines.join('');
}
