import type { Glyph } from 'fontkitten';
import { openFont, WORD } from './letters';
import { needsShaping } from '../../language/writing';

/** A text set in lines and converted to outlines: it looks the same everywhere, whatever fonts are installed. */
export interface Lettering {
  /** SVG elements in `currentColor`; the baseline of the first line is at y = `size`. */
  svg: string;
  /** In px. */
  size: number;
  width: number;
  height: number;
}

/** How a text may be set. */
export interface Setting {
  /** In px, largest first: the first size at which the text fits is used. */
  sizes: readonly number[];
  width: number;
  /** Maximum height of all lines together, in px. */
  height: number;
}

/** Line height, relative to the font size. */
const LINE_HEIGHT = 1.08;
const ELLIPSIS = '…';

/**
 * Sets texts in a font of one or more files (TTF, OTF, WOFF or WOFF2). A text with letters that the font lacks is
 * left out as a whole, and so is one that runs from right to left or needs shaping. Throws if a file is not a font.
 */
export function createLettering(
  sources: readonly Buffer[],
): (text: string, setting: Setting) => Lettering {
  const fonts = sources.map(openFont);
  const { unitsPerEm = 1 } = fonts[0] ?? {};
  const fontOf = (character: string) =>
    fonts.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  // A character without a glyph would be an empty box.
  const glyphs = (text: string): Glyph[] =>
    Array.from(text).flatMap((character) => fontOf(character)?.glyphsForString(character) ?? []);
  const canBeSet = (text: string) =>
    !needsShaping(text) && Array.from((text.match(WORD) ?? []).join('')).every(fontOf);
  const widthOf = (text: string, size: number) =>
    (glyphs(text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) * size) / unitsPerEm;

  return (whole, { sizes, width, height }) => {
    const text = canBeSet(whole) ? whole : '';
    const most = (size: number) => Math.max(1, Math.floor((height / size - 1) / LINE_HEIGHT + 1));
    const fits = (line: string, size: number) => widthOf(line, size) <= width;
    const smallest = sizes.at(-1) ?? 0;
    const size =
      sizes.find((one) => {
        const lines = wrap(text, (line) => fits(line, one));
        return lines.length <= most(one) && lines.every((line) => fits(line, one));
      }) ?? smallest;
    const lines = cut(
      wrap(text, (line) => fits(line, size)),
      most(size),
      (line) => fits(line, size),
    );
    const scale = size / unitsPerEm;
    const drawn = lines.map((line, row) => {
      let x = 0;
      const paths = glyphs(line).map(({ path, advanceWidth }) => {
        const at = x;
        x += advanceWidth;
        const d = path.toSVG();
        return d && `<path transform="translate(${at})" d="${d}"/>`;
      });
      const y = size * (1 + row * LINE_HEIGHT);
      return `<g transform="translate(0 ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
    });
    return {
      svg: `<g fill="currentColor">${drawn.join('')}</g>`,
      size,
      width: Math.max(0, ...lines.map((line) => widthOf(line, size))),
      height: size * (1 + (lines.length - 1) * LINE_HEIGHT),
    };
  };
}

function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The lines that fit, with an ellipsis where words are missing. */
function cut(lines: string[], most: number, fits: (line: string) => boolean): string[] {
  const kept = lines.slice(0, most).map((line) => (fits(line) ? line : shorten(line, fits)));
  const last = kept.at(-1);
  if (lines.length <= most || last === undefined) return kept;
  return [...kept.slice(0, -1), shorten(last, fits)];
}

function shorten(line: string, fits: (line: string) => boolean): string {
  const characters = Array.from(line.endsWith(ELLIPSIS) ? line.slice(0, -1) : line);
  while (characters.length > 0 && !fits(characters.join('').trimEnd() + ELLIPSIS)) characters.pop();
  return characters.join('').trimEnd() + ELLIPSIS;
}
