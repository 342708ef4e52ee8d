/** Placeholders for numbers of products, which may have thousands. */
const COUNTS = /\{(count|from|to|total)\}/g;

/**
 * Adds to the placeholders of counts how the notation of a language groups digits: '{count:4,3}' for 1,234,567, as
 * src/cart/fill.ts expects it. The build says it, since formats of a browser may be those of another language.
 * @param format A language that Node has formats for.
 */
export function groupCounts<T extends object>(words: T, format: string): T {
  const { least, sign, size } = groupsOf(format);
  if (sign === '') return words;
  return Object.fromEntries(
    Object.entries(words).map(([name, text]: [string, string]) => [
      name,
      text.replace(COUNTS, (_, placeholder: string) => `{${placeholder}:${least}${sign}${size}}`),
    ]),
  ) as T;
}

/** How digits are grouped: from so many on, by which sign, and how many a group has beside the last one of three. */
export function groupsOf(format: string): { least: number; sign: string; size: number } {
  const inFormat = new Intl.NumberFormat(format, { numberingSystem: 'latn' });
  const parts = inFormat.formatToParts(1_234_567);
  const sign = parts.find(({ type }) => type === 'group')?.value ?? '';
  return {
    // Spanish, Portuguese and Polish write 1234, but 12.345.
    least: inFormat.format(1234).includes(sign) ? 4 : 5,
    sign: sign.length === 1 ? sign : '',
    // 12,34,567 in India.
    size: parts.find(({ type }, n) => type === 'integer' && n > 0)?.value.length ?? 3,
  };
}
