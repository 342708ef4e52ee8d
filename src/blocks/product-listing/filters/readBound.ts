import { readNumber, type DecimalMark } from '../../../catalogue/units/readNumber';
import { plainDigits } from '../../../ui/plainDigits';

/** How numbers of a range are written. */
export interface BoundFormat {
  decimal: DecimalMark;
  /** It may be typed after the number. */
  unit: string | undefined;
}

/** The decimal mark of a language, as far as `readNumber` tells them apart. */
export const decimalMarkOf = (language: string): DecimalMark =>
  new Intl.NumberFormat(`${language}-u-nu-latn`).format(1.5).includes(',') ? ',' : '.';

/**
 * Reads what is typed into a field of a range: a number as specifications have it ('1,150', '2,5', '1 1/4', '-20'), in
 * the digits of any script, with or without its unit.
 * @returns undefined for an empty field, NaN for what is no number.
 */
export function readBound(typed: string, { decimal, unit = '' }: BoundFormat): number | undefined {
  const plain = plainDigits(typed).replaceAll('٫', '.').replaceAll('٬', ',').trim();
  if (plain === '') return undefined;
  const isWithUnit = unit !== '' && plain.toLowerCase().endsWith(unit.toLowerCase());
  const text = isWithUnit ? plain.slice(0, -unit.length).trim() : plain;
  const [, sign = '', rest = ''] = /^([-−+]?)\s*(.*)$/s.exec(text) ?? [];
  const number = readNumber(rest.replace(/^(?=[.,])/, '0'), decimal) ?? NaN;
  return sign === '-' || sign === '−' ? -number : number;
}

/** A bound as it stands in its field. `readBound` reads the same number from it. */
export const writeBound = (bound: number | undefined, { decimal }: BoundFormat): string =>
  `${bound ?? ''}`.replace('.', decimal);
