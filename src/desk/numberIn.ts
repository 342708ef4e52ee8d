import { decidingMark, plainDigits, type DecimalMark } from './decimalMark';

/** Whole numbers that commas group, in India also by two; and those that full stops group, with decimals or two groups. */
const GROUPED = /^[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.\d+)?$/;
const GERMAN = /^[1-9]\d{0,2}(\.\d{3})+(,\d+|\.\d{3})$/;

/**
 * A number as people write it: '1,250.50', '1.250,50', '1 250,5', '1,20,000' in India. A single comma with three digits
 * behind it groups thousands, and a full stop does not, unless the decimal mark of its column is known; none groups
 * behind a 0. Undefined for anything else, for more than `max`, and for less than one where it has to be whole.
 */
export function numberIn(
  text: string,
  isWhole: boolean,
  max: number,
  decimal?: DecimalMark,
): number | undefined {
  const dotted = dottedOf(plainDigits(text), decimal);
  if (!/^\d+(\.\d+)?$/.test(dotted)) return undefined;
  const number = Number(dotted);
  if (number > max || (isWhole && (!Number.isSafeInteger(number) || number < 1))) return undefined;
  return number;
}

function dottedOf(plain: string, decimal: DecimalMark = '.'): string {
  const mark = decidingMark(plain);
  if (mark !== undefined) return plain.replace(mark, mark === decimal ? '.' : '');
  if (GROUPED.test(plain)) return plain.replaceAll(',', '');
  return (GERMAN.test(plain) ? plain.replaceAll('.', '') : plain).replace(',', '.');
}
