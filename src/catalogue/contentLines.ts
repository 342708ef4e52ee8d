/** In bytes: a line is folded behind it (RFC 2426, 2.6; RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;

/** The lines of a vCard or calendar as a text: folded, each with CR LF at its end. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A text as a value of such a line (RFC 2426, 5; RFC 5545, 3.3.11). */
export function escapedValue(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n?|\n/g, String.raw`\n`);
}

/** Breaks a line by bytes, never within a character; each further line begins with a space, which counts. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > MAX_LINE_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
