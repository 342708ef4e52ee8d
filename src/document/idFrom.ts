/** Letters that stand for others, and of which Unicode's decomposition makes none. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * The short name in addresses for a text: 'bv-015-a' for 'BV 015/A'. Empty if it has no Latin letter or digit; Node knows
 * more scripts (`readableId`).
 */
export function idFrom(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[æøœßłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{Mark}+/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}
