/** The sign before the decimals of a number. */
export type DecimalMark = '.' | ',';

/** What is a thousand in one language and one with three decimals in another: '1.250', '1,250'. No group follows a 0. */
const EITHER = /^[1-9]\d{0,2}([.,])\d{3}$/;

/** The mark that alone decides what a number says; undefined where nothing has to be decided. */
export function decidingMark(plain: string): DecimalMark | undefined {
  return EITHER.exec(plain)?.[1] as DecimalMark | undefined;
}

/** Decimals that no group can be: other than three of them, those behind a 0, and those behind the other mark. */
const DECIMALS = [/([.,])(?:\d{1,2}|\d{4,})$/, /^0([.,])\d+$/, /\.\d{3}(,)\d+$/, /,\d{3}(\.)\d+$/];

/** Several groups, which leave the other mark for decimals: '1.250.000', '1,20,000'. */
const GROUPS = /^\d{1,3}(?:\.\d{3}){2,}$|^\d{1,3}(?:,\d{2,3})+,\d{3}$/;

/**
 * The decimal mark of a column of numbers, by those that leave no doubt: with '12,50' in it, '1,250' is less than two.
 * Undefined where none says it, and where two contradict each other.
 * @param numbers Digits and marks alone, as `plainDigits` leaves them.
 */
export function decimalMarkOf(numbers: readonly string[]): DecimalMark | undefined {
  const marks = new Set(numbers.flatMap((number) => markIn(number) ?? []));
  const [mark] = marks;
  return marks.size === 1 ? mark : undefined;
}

function markIn(number: string): DecimalMark | undefined {
  if (GROUPS.test(number)) return number.includes('.') ? ',' : '.';
  const [mark] = DECIMALS.flatMap((decimals) => decimals.exec(number)?.[1] ?? []);
  return mark as DecimalMark | undefined;
}

/** A number without what merely groups its digits. */
export const plainDigits = (text: string): string => text.replace(/[\s\u00A0\u202F'’]/g, '');
