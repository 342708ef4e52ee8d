const DIGIT = /\p{Nd}/u;

/** '3' for the digit three of any script: each script has its ten digits in a row, the zero first. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/**
 * What somebody typed or pasted, as a quantity: whole, at least 1, exactly countable; anything else is 1
 * (spec R21). Digits of every script count, and a thousand may be written 1,000 or 1 000.
 */
export function parseQuantity(text: string): number {
  const plain = text.replace(/\p{Nd}/gu, plainDigit).replace(/(\d)[,٬\s](?=\d{3}(?!\d))/g, '$1');
  return asQuantity(Math.trunc(Number(plain)));
}

/** The nearest quantity that a line can hold; 1 for what is no number. */
export const asQuantity = (value: number): number =>
  value >= 1 ? Math.min(value, Number.MAX_SAFE_INTEGER) : 1;
