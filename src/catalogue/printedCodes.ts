/** A code as it may be meant by a line of a pasted list, with its quantity. */
export interface PrintedReading {
  /** As it stands there: 'SPZ 1250', '6204-2RS/C3'. */
  code: string;
  quantity: number;
}

/** In characters: what is longer is no code. */
const MAX_CODE_LENGTH = 60;

/** '1000', "1'000"; with spaces between thousands it may as well be the end of a code. */
const NUMBER = String.raw`(\d{1,3}(?:[,']\d{3})+|\d{1,9})`;
const SPACED_NUMBER = String.raw`(\d{1,3}(?: \d{3})+)`;
/** Between code and quantity: 'M12x50 x 3', 'B-52, 3', 'B-52 - 3', 'B-52 (3)'. */
const AFTER = String.raw`(?:\s*[×*,;:|=(@]\s*|\s+(?:[x-]\s*)?)`;
const BEFORE = String.raw`(?:\s*[×*,;:|=]\s*|\s+(?:x\s+)?)`;

/**
 * Reads lines whose codes have signs and spaces. Only the catalogue knows where such a code ends, so that each line has
 * several readings: 'SPZ 1250' is that code, or 1,250 of SPZ.
 * @param units Words that are allowed beside a quantity, as parts of an expression.
 */
export function createPrintedReader(units: string): (line: string) => PrintedReading[] {
  const unit = String.raw`(?:(?:${units})\.?)?`;
  const quantityLast = [NUMBER, SPACED_NUMBER].map(
    (number) =>
      new RegExp(String.raw`^(.+?)${AFTER}${unit}[.:\s]*${number}\s*${unit}\)?[.;]?$`, 'i'),
  );
  const quantityFirst = [NUMBER, SPACED_NUMBER].map(
    (number) => new RegExp(String.raw`^${number}\s*${unit}${BEFORE}(\S.*)$`, 'i'),
  );
  return (line) => [
    ...reading(line),
    ...quantityLast.flatMap((form) => {
      const [, code = '', quantity] = form.exec(line) ?? [];
      return reading(code, quantity);
    }),
    ...quantityFirst.flatMap((form) => {
      const [, quantity, code = ''] = form.exec(line) ?? [];
      return reading(code, quantity);
    }),
  ];
}

/** None for what can be no code or no quantity. */
function reading(code: string, quantity = '1'): PrintedReading[] {
  const number = Number(quantity.replace(/\D/g, ''));
  return mayBeCode(code) && number >= 1 ? [{ code: code.trim(), quantity: number }] : [];
}

/** Whether a text may be a code as it is printed. */
export const mayBeCode = (text: string): boolean =>
  /[a-z0-9]/i.test(text) && text.length <= MAX_CODE_LENGTH;
