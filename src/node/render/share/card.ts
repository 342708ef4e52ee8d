import type { Theme } from '../../../generated/authored';
import { nested } from '../../site/drawings';
import type { Lettering, Setting } from '../../assets/fonts/lettering';

/** The size of pictures in link previews, in px. */
export const CARD = { width: 1200, height: 630 };

const EDGE = 72;
const MARK = 56;
/** The right edge of text beside a picture, in px. */
const MIDDLE = 660;
const TITLE = { sizes: [104, 92, 80, 70, 60], height: 330 };

/** What a card shows. */
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
export const PHOTO = { x: 720, y: 0, width: CARD.width - 720, height: CARD.height };

/** The link preview of a page, as a self-contained SVG: no fonts, no other files. */
export function cardSvg(
  { title, company, host, mark, picture }: CardContent,
  colors: Theme['colors'],
  letter: (text: string, setting: Setting) => Lettering,
): string {
  const right = picture ? MIDDLE : CARD.width - EDGE;
  const name = letter(company, { sizes: [48, 36], width: right - EDGE - MARK, height: 48 });
  const words = letter(title, { ...TITLE, width: right - EDGE });
  const address = letter(host, { sizes: [30], width: right - EDGE, height: 30 });
  const top = (CARD.height - words.height) / 2 + 12;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}" width="${CARD.width}" height="${CARD.height}">`,
    `<rect width="100%" height="100%" fill="${colors.navy}"/>`,
    `<path fill="none" stroke="${colors['navy-2']}" stroke-width="2" d="${grid()}"/>`,
    pictureSvg(picture),
    nested(mark, { x: EDGE, y: EDGE - 8, width: MARK, height: MARK }),
    at(EDGE + MARK + 20, EDGE - 8 + MARK / 2 - name.size * 0.66, colors['on-navy'], name),
    words.width > 0 &&
      `<rect x="${EDGE}" y="${top - 28}" width="72" height="6" fill="${colors.signal}"/>`,
    at(EDGE, top, colors['on-navy'], words),
    at(EDGE, CARD.height - EDGE - 22, colors['on-navy-2'], address),
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
    const x = MIDDLE + 40;
    return nested(picture.drawing, { x, y: 90, width: CARD.width - x - 40, height: 450 });
  }
  const { x, y, width, height } = PHOTO;
  const href = `data:image/jpeg;base64,${picture.photo.toString('base64')}`;
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${href}"/>`;
}

/** The side of a square of the grid, in px. */
const SQUARE = 60;

/** The squares of drawing paper. */
function grid(): string {
  const lines: string[] = [];
  for (let x = SQUARE; x < CARD.width; x += SQUARE) lines.push(`M${x} 0V${CARD.height}`);
  for (let y = SQUARE; y < CARD.height; y += SQUARE) lines.push(`M0 ${y}H${CARD.width}`);
  return lines.join('');
}
