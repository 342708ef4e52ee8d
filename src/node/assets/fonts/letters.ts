import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';

/** A word has two letters or more, because a single letter such as the unit Ω may come from another font. */
export const WORD = /[\p{Letter}\p{Mark}]{2,}/gu;
/** Letters that every font has. */
const PLAIN = /[a-z]/i;
const ASCII = /^[\0-\x7f]*$/;

/** Opens a font file (TTF, OTF, WOFF or WOFF2). Throws if it is not a font. */
export function openFont(source: Buffer): Font {
  const opened = create(source);
  const font = 'fonts' in opened ? opened.fonts[0] : opened;
  if (!font) throw new Error('There is no font in the file.');
  return font;
}

/** Splits letters into those that a font file has glyphs for and those it lacks. */
export function splitByCoverage(
  letters: readonly string[],
  file: string,
): [has: string[], not: string[]] {
  if (letters.length === 0) return [[], []];
  const font = openFont(readFileSync(file));
  const has = letters.filter((character) =>
    font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
  return [has, letters.filter((character) => !has.includes(character))];
}

/** The letters of some texts that fonts lack. */
export interface MissingLetters {
  /** Letters that none of the fonts has, sorted. */
  letters: string[];
  /** The share of all words that have such letters, from 0 to 1. */
  share: number;
}

/** The letters of some texts that none of the font files has. A file that is not needed is not opened. */
export function missingLetters(texts: readonly string[], files: readonly string[]): MissingLetters {
  // Most texts of a large catalogue have plain letters alone, which no font lacks.
  const special = countWords(texts.filter((text) => !ASCII.test(text)));
  const all = [...new Set([...special.keys()].join(''))].filter((letter) => !PLAIN.test(letter));
  const letters = files.reduce((left, file) => splitByCoverage(left, file)[1], all).toSorted();
  if (letters.length === 0) return { letters, share: 0 };
  const counts = countWords(texts);
  const words = [...counts.keys()];
  const lacking = words.filter((word) => letters.some((letter) => word.includes(letter)));
  const sum = (some: readonly string[]) =>
    some.reduce((total, word) => total + (counts.get(word) ?? 0), 0);
  return { letters, share: sum(lacking) / Math.max(1, sum(words)) };
}

/** How often each word stands in some texts: the names of a large catalogue have the same ones again and again. */
function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of text.normalize('NFC').match(WORD) ?? [])
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
