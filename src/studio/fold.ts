/** Letters that have no accent of their own, as people type them whose keyboard lacks them. */
const LETTERS: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', '’': "'" };

/** Nothing but letters without accents, digits and signs, as most texts of a large catalogue are. */
const PLAIN = /^[\0-\x7F]*$/;

/** A text as it is compared with what is searched for: capitals and accents do not count. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øæœß’]/g, (letter) => LETTERS[letter] ?? letter);
}

const folded = new WeakMap<object, string>();

/**
 * All texts of an entry of a list, folded, one in a line. Each entry is folded once: entries never change in place, and
 * a large catalogue has many of them.
 */
export function foldedTextOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return fold(String(entry));
  const known = folded.get(entry);
  if (known !== undefined) return known;
  const text = fold(plainTextOf(entry));
  folded.set(entry, text);
  return text;
}

const plainTextOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).map(plainTextOf).join('\n')
    : String(value);
