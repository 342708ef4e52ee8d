/**
 * The codes of the signs that JSON is made of, as `charCodeAt` gives them: comparing numbers keeps a pass over a
 * megabyte within milliseconds.
 */
export const QUOTE = 34;
export const COMMA = 44;
export const COLON = 58;
export const OPEN_LIST = 91;
export const CLOSE_LIST = 93;
export const OPEN_GROUP = 123;
export const CLOSE_GROUP = 125;

const BACKSLASH = 92;

/** Where a text in quotes ends that begins at an offset of good JSON. */
export function closingQuote(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1;
  return slashes % 2 === 1;
}
