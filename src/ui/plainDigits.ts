// Shared with the embed: it runs on partners' pages as well, rendered by Preact.

const DIGIT = /\p{Nd}/u;

/** '3' for the digit three of any script: Unicode orders each script's digits from zero. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** A text with the digits of any script written as 0 to 9: '٢٥ mm' becomes '25 mm'. */
export const plainDigits = (text: string): string => text.replace(/\p{Nd}/gu, plainDigit);
