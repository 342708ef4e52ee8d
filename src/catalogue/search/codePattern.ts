/** Between two characters of a code, that which need not be typed. */
const LOOSE = '[^a-z0-9]*';

/** How a typed code may stand in a printed one. */
export interface CodePattern {
  /** The whole code. */
  whole: RegExp;
  /** Its beginning. */
  start: RegExp;
  /** Anywhere, but not from within a number or word: '204' is no part of '6204', and 'A-14' none of 'SPA 1400'. */
  within: RegExp;
}

/**
 * A pattern for codes in plain text (see `plainText`) that are meant by a typed one. Signs between letters and digits
 * may be missing or others. Between two digits, what is typed has to be there, since '3G1.5' is no '3G15'; a typed
 * space may mean nothing.
 * @param plain As typed, in plain text.
 * @param isPadded Whether numbers may have leading zeros that are not typed: '90' for '090'.
 * @returns Undefined without any letter or digit of ASCII: such codes are not printed on parts.
 */
export function codePattern(plain: string, isPadded = false): CodePattern | undefined {
  const characters = [...plain.matchAll(/[a-z0-9]/g)];
  if (characters.length === 0) return undefined;
  const source = characters
    .map((match, n) => {
      const before = characters[n - 1];
      const character = match[0];
      const zeros = isPadded && isDigit(character) && !isDigit(before?.[0]) ? '0*' : '';
      if (!before) return zeros + character;
      const between = plain.slice(before.index + 1, match.index).trim();
      return separator(between, isDigit(before[0]) && isDigit(character)) + zeros + character;
    })
    .join('');
  const edge = isDigit(characters[0]?.[0]) ? '(?:^|[^0-9])' : '(?:^|[^a-z])';
  return {
    whole: new RegExp(`^${LOOSE}${source}${LOOSE}$`),
    start: new RegExp(`^${LOOSE}${source}`),
    within: new RegExp(edge + source),
  };
}

function separator(typed: string, isInNumber: boolean): string {
  if (!isInNumber) return LOOSE;
  // A decimal mark that is not typed makes another size: '25G15' is not the '25G1.5'.
  if (typed === '') return '[^a-z0-9.]*';
  return typed === '.' ? String.raw`\.` : '[^a-z0-9]+';
}

const isDigit = (character = '') => character >= '0' && character <= '9';
