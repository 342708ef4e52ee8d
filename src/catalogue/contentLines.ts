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

const encoder = new TextEncoder();

/**
 * Breaks a line by bytes, never within a character; each further line begins with a space, which counts. No space stands
 * on either side of a break, because some readers trim what they join.
 */
function folded(line: string): string {
  const characters = Array.from(line);
  const lines: string[] = [];
  for (let start = 0; start < characters.length;) {
    const limit = MAX_LINE_BYTES - Math.min(lines.length, 1);
    const end = breakBefore(characters, start, limit);
    lines.push(characters.slice(start, end).join(''));
    start = end;
  }
  return lines.join('\r\n ');
}

/** Where a line from `start` ends: at most so many bytes further, between two characters that are no spaces. */
function breakBefore(characters: readonly string[], start: number, maxBytes: number): number {
  let bytes = 0;
  let most = start;
  let best = start;
  for (; most < characters.length; most += 1) {
    bytes += encoder.encode(characters[most]).length;
    if (bytes > maxBytes) break;
    const isBetweenSpaces = [characters[most], characters[most + 1]].includes(' ');
    if (!isBetweenSpaces) best = most + 1;
  }
  if (most === characters.length) return most;
  return best > start ? best : most;
}
