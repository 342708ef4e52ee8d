/** Smaller numbers are written the same with and without groups. */
const MIN_GROUPED = 1000;

/**
 * Words whose sentences write each number that they are given with the digits in groups, as its language does: '100,057
 * products'. It is done here, for all words at once, because a sentence that forgets it looks right on small sites.
 * @param language The language whose notation of numbers is used: 'pt-PT'.
 */
export function withGroupedCounts<Words extends object>(words: Words, language: string): Words {
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 20 });
  const wrapped = (one: unknown): unknown => {
    if (typeof one === 'function') {
      return (...values: unknown[]) =>
        countsGrouped((one as (...given: unknown[]) => unknown)(...values), values, numbers);
    }
    return isGroup(one) ? entries(one) : one;
  };
  const entries = (group: object): object =>
    Object.fromEntries(Object.entries(group).map(([key, one]) => [key, wrapped(one)]));
  // Each entry is of the kind that it was.
  return entries(words) as Words;
}

/** Words of one part of a tool: an object of their own, which holds nothing but words. */
const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * A sentence with the numbers that it was given in groups; where it says one in another way, it stays so. A number that a
 * name has in common with them is left alone with them: 'row 54321 of "Ring 54321"'.
 */
function countsGrouped(said: unknown, values: readonly unknown[], numbers: Intl.NumberFormat) {
  if (typeof said !== 'string') return said;
  const given = values.flatMap((value) => (isGroup(value) ? Object.values(value) : value));
  const isInName = (count: number): boolean =>
    given.some((value) => typeof value === 'string' && value.includes(String(count)));
  return given
    .filter((value) => Number.isSafeInteger(value) && Number(value) >= MIN_GROUPED)
    .map(Number)
    .filter((count) => !isInName(count))
    .reduce<string>(
      (text, count) =>
        text.replaceAll(
          new RegExp(String.raw`(?<![\p{L}\d.,-])${count}(?![\p{L}\d-]|[.,]\d)`, 'gu'),
          numbers.format(count),
        ),
      said,
    );
}
