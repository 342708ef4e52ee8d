/** A drawing as text, or why it cannot be read. */
export type DrawingText = { text: string } | { mistake: string };

/** How a file begins that says its encoding by its first bytes, in hexadecimal. */
const BEGINNINGS: [start: string, encoding: string][] = [
  ['efbbbf', 'utf-8'],
  ['feff', 'utf-16be'],
  ['fffe', 'utf-16le'],
  ['003c', 'utf-16be'],
  ['3c00', 'utf-16le'],
];

/** The XML declaration, with the name of the encoding. */
const DECLARED = /^(\s*<\?xml[^>]*?)\s+encoding\s*=\s*["']([\w.:-]+)["']/;

/** More than any XML declaration takes. */
const DECLARATION_BYTES = 200;

/**
 * Reads an SVG file in the encoding that it declares (XML 1.0, appendix F), UTF-8 if it declares none, as browsers do.
 * Drawing programs of some years ago write UTF-16 or the code page of their machine. The text no longer names an
 * encoding: the build publishes all drawings in UTF-8.
 */
export function readDrawing(content: Buffer): DrawingText {
  const start = content.subarray(0, 4).toString('hex');
  const declared = DECLARED.exec(content.subarray(0, DECLARATION_BYTES).toString('latin1'))?.[2];
  const encoding =
    BEGINNINGS.find(([beginning]) => start.startsWith(beginning))?.[1] ?? declared ?? 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(content);
    return { text: text.replace(DECLARED, '$1') };
  } catch (error) {
    return {
      mistake:
        error instanceof RangeError
          ? `its encoding "${encoding}" is unknown`
          : `its text is not in ${encoding.toUpperCase()}, as it should be`,
    };
  }
}

/**
 * The text of a drawing that the checker has accepted.
 * @throws {Error} If it cannot be read.
 */
export function drawingText(content: Buffer): string {
  const read = readDrawing(content);
  if ('mistake' in read) throw new Error(`A drawing cannot be read: ${read.mistake}.`);
  return read.text;
}
