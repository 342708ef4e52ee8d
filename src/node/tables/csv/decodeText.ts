import iconv from 'iconv-lite';
import type { Choice, Question } from '../../../document/table/question';

/** Encodings of before Unicode that tables are still saved in, the most usual first. */
const ENCODINGS: readonly { value: string; label: string }[] = [
  { value: 'windows-1252', label: 'Windows, Western Europe (windows-1252)' },
  { value: 'windows-1251', label: 'Windows, Cyrillic (windows-1251)' },
  { value: 'windows-1250', label: 'Windows, Central Europe (windows-1250)' },
  { value: 'macroman', label: 'Macintosh (MacRoman)' },
  { value: 'cp850', label: 'DOS, Western Europe (cp850)' },
  { value: 'cp866', label: 'DOS, Cyrillic (cp866)' },
  { value: 'windows-1253', label: 'Windows, Greek (windows-1253)' },
  { value: 'windows-1254', label: 'Windows, Turkish (windows-1254)' },
  { value: 'windows-1256', label: 'Windows, Arabic (windows-1256)' },
  { value: 'gb18030', label: 'Chinese (GB18030)' },
  { value: 'shift_jis', label: 'Japanese (Shift_JIS)' },
];

/** How long a sample is, in characters. */
const SAMPLE_LENGTH = 60;

/**
 * The text of a file. UTF-8 and UTF-16 are known by their bytes. Bytes of any other encoding mean something in each of
 * them, so only a person can say which is right.
 * @param encoding What was answered; '' or undefined if nobody was asked.
 * @throws A sentence, for an encoding that is unknown.
 */
export function decodeText(
  bytes: Buffer,
  encoding: string | undefined,
): { text: string } | { question: Question } {
  const unicode = decodeUnicode(bytes);
  if (unicode !== undefined) return { text: unicode };
  if (encoding === undefined || encoding === '') return { question: questionAbout(bytes) };
  const isKnown: boolean = iconv.encodingExists(encoding);
  if (!isKnown) {
    const known = ENCODINGS.map(({ value }) => value).join(', ');
    throw new Error(`"${encoding}" is no encoding that is known here. Known are: ${known}.`);
  }
  return { text: iconv.decode(bytes, encoding) };
}

/** The text of a file in UTF-8 or UTF-16, which are known by their bytes; undefined for others. */
export function decodeUnicode(bytes: Buffer): string | undefined {
  const [first, second, , fourth] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // UTF-16 without a mark: every second byte of Latin letters is 0, which no text has.
  if (second === 0 && fourth === 0) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function questionAbout(bytes: Buffer): Question {
  const lines = linesWithSpecial(bytes);
  const tried = ENCODINGS.map(({ value, label }): { choice: Choice; rank: number } => {
    const sample = lines.map((line) => iconv.decode(line, value)).join(' … ');
    return { choice: { value, label, sample: shortened(sample) }, rank: likeliness(sample) };
  });
  return {
    key: 'encoding',
    text: 'This file does not say in which encoding its letters are. Choose the line that reads right, or save the file once more as "CSV UTF-8" or as XLSX.',
    choices: tried
      .filter(({ rank }) => rank >= 0)
      .toSorted((one, other) => other.rank - one.rank)
      .map(({ choice }) => choice),
    needsPerson: true,
  };
}

/** The first parts of lines that hold bytes beyond ASCII, which encodings differ in. */
function linesWithSpecial(bytes: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at < bytes.length && found.length < 8;) {
    const end = bytes.indexOf(0x0a, at);
    const line = bytes.subarray(at, end === -1 ? bytes.length : end);
    const special = line.findIndex((byte) => byte > 0x7f);
    if (special !== -1) found.push(line.subarray(Math.max(0, special - 24), special + 96));
    at = end === -1 ? bytes.length : end + 1;
  }
  return found;
}

/** Letters of two scripts in a word, a capital inside of one, two letters with accents one after the other. */
const ODD =
  /\p{Script=Latin}(?=[^\P{L}\p{Script=Latin}])|[^\P{L}\p{Script=Latin}](?=\p{Script=Latin})|\p{Ll}(?=\p{Lu})|[^\P{Script=Latin}\p{ASCII}](?=[^\P{Script=Latin}\p{ASCII}])/gu;

/** How much a text looks like one: -1 if it cannot be. */
function likeliness(text: string): number {
  if (/[\uFFFD\u0080-\u009F]/.test(text)) return -1;
  const special = text.match(/[^\p{ASCII}]/gu)?.length ?? 1;
  const letters = text.match(/[^\P{L}\p{ASCII}]/gu)?.length ?? 0;
  const odd = text.match(ODD)?.length ?? 0;
  return Math.max(0, letters / special - odd / special);
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > SAMPLE_LENGTH ? `${line.slice(0, SAMPLE_LENGTH - 1)}…` : line;
}
