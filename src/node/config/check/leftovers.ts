/** A character that another program has left in a text. */
export interface Leftover {
  /** 'a zero-width space'. */
  name: string;
  /** '200B'. */
  code: string;
  /** Its position: 'after "Pump"'. */
  position: string;
}

/** Scripts that need invisible characters for direction, joining or word breaks. */
const NEEDS_MARKS =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Mongolian}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[\p{Mc}\u094d\u09cd\u0acd\u0bcd\u0c4d\u0ccd\u0d4d]|\p{Extended_Pictographic}/u;

/** Characters that are never intended, in any language. */
const ALWAYS = /[\ufeff\ufffc\u2028\u2029\ue000-\uf8ff]/;

/** Characters that are intended only in some scripts. */
const BY_SCRIPT = /[\u200b-\u200f\u2060\u202a-\u202e\u2066-\u2069]/;

/** A soft hyphen that is not inside a word. */
const LOOSE_HYPHEN = /(?<!\p{L})\u00ad|\u00ad(?!\p{L})/u;

/** A no-break space at either end, beside another space, or between two words of three or more letters. */
const GLUE = /^\u00a0|\u00a0$|(?<=\s)\u00a0|\u00a0(?=\s)|(?<=\p{L}{3})\u00a0(?=\p{L}{3})/u;

const NAMES: Record<string, string> = {
  '\u00a0': 'a no-break space where a plain one belongs',
  '\u00ad': 'a soft hyphen outside a word',
  '\u200b': 'a zero-width space',
  '\u200c': 'a zero-width non-joiner',
  '\u200d': 'a zero-width joiner',
  '\u2028': 'a line separator',
  '\u2029': 'a paragraph separator',
  '\u2060': 'a word joiner',
  '\ufeff': 'a byte order mark',
  '\ufffc': 'the place of a picture',
};

/** Whether a text may have such characters: most have none, and a catalogue has a million texts. */
export const mayBePasted = (text: string): boolean => /[\u00a0\u00ad\u200b-\ufffc]/.test(text);

/** The characters that another program has left in a text, in order, and the text without them. */
export function didPaste(text: string): { found: Leftover[]; cleaned: string } {
  const found: Leftover[] = [];
  if (!mayBePasted(text)) return { found, cleaned: text };
  const parts = [ALWAYS, LOOSE_HYPHEN, GLUE, ...(NEEDS_MARKS.test(text) ? [] : [BY_SCRIPT])];
  const every = new RegExp(parts.map(({ source }) => source).join('|'), 'gu');
  const cleaned = text.replaceAll(every, (character, ...rest: unknown[]) => {
    const at = rest.find((part) => typeof part === 'number') ?? 0;
    found.push({
      name: nameOf(character),
      code: codeOf(character),
      position: positionOf(text, at),
    });
    return /[\u00a0\u2028\u2029]/.test(character) ? ' ' : '';
  });
  return { found, cleaned: found.length > 0 ? cleaned.replaceAll(/ {2,}/g, ' ').trim() : text };
}

function nameOf(character: string): string {
  if (character >= '\ue000' && character <= '\uf8ff') return 'a sign of a symbol font';
  return NAMES[character] ?? 'a mark of direction';
}

function codeOf(character: string): string {
  return character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
}

/** The word beside a position in a text. */
function positionOf(text: string, at: number): string {
  const before = /[\p{L}\p{N}]{1,20}(?=[^\p{L}\p{N}]*$)/u.exec(text.slice(0, at))?.[0];
  return before === undefined ? 'at its beginning' : `after "${before}"`;
}
