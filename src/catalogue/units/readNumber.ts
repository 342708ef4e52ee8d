/** The sign between whole numbers and decimals in a language. */
export type DecimalMark = '.' | ',';

/** Fractions that are printed as one character. */
const FRACTIONS = /[\u00BC-\u00BE\u2150-\u215F\u2189]/g;

/**
 * Spells fractions out: '1¼' becomes '1 1/4'. Unicode's own decomposition makes '11⁄4' of it, eleven quarters, so this
 * comes before any `normalize`.
 */
export function spellFractions(text: string): string {
  return text
    .replace(FRACTIONS, (one, at: number) => {
      const space = /\d/.test(text[at - 1] ?? '') ? ' ' : '';
      return space + one.normalize('NFKD');
    })
    .replace(/⁄/g, '/');
}

/** Whole numbers with decimals; with or without groups of three; fractions of inches: '1 1/4', '3/8'. */
const FRACTION = /^(?:(\d{1,3})[ -])?(\d{1,2})\/(2|3|4|8|16|32|64)$/;

/** Whole numbers in groups of three, with or without decimals. */
const GROUPED: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^[1-9]\d{0,2}(?:([, '\u00A0\u202F])\d{3})(?:\1\d{3})*(?:\.\d+)?$/,
  ',': /^[1-9]\d{0,2}(?:([. '\u00A0\u202F])\d{3})(?:\1\d{3})*(?:,\d+)?$/,
};
const GROUPING: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /[, '\u00A0\u202F]/g,
  ',': /[. '\u00A0\u202F]/g,
};

/**
 * Reads one unsigned number. A single comma or full stop before exactly three digits groups thousands where it is not
 * the decimal mark of the language: with '.', '1,150' is a thousand and '2,5' is two and a half.
 * @returns Undefined for what is no number in that language: '1,1500', '12..5', '3/0', '5/4'.
 */
export function readNumber(text: string, decimal: DecimalMark): number | undefined {
  const fraction = FRACTION.exec(text);
  if (fraction) {
    const [whole, above, below] = [...fraction].slice(1).map((part?: string) => Number(part ?? 0));
    if (whole === undefined || above === undefined || below === undefined) return undefined;
    return above < below ? whole + above / below : undefined;
  }
  if (GROUPED[decimal].test(text)) return fromPlain(text.replace(GROUPING[decimal], ''));
  const match = /^(\d+)(?:([.,])(\d+))?$/.exec(text);
  if (!match) return undefined;
  const [, whole = '', mark, decimals = ''] = match;
  // The other sign is a decimal mark, too, where it cannot group thousands: '2,5', '0,125'.
  if (mark !== decimal && mark !== undefined && decimals.length > 2 && Number(whole) !== 0)
    return undefined;
  return fromPlain(text);
}

const fromPlain = (digits: string): number => Number(digits.replace(',', '.'));
