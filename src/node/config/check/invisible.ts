/** Characters without width, and those that look like a plain space. */
const INVISIBLE =
  /(?!\n)[\t\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000\p{Default_Ignorable_Code_Point}]/gu;

const NAMES: Record<string, string> = {
  '\u00a0': 'a no-break space',
  '\u00ad': 'a soft hyphen',
  '\u200b': 'a zero-width space',
  '\u200c': 'a zero-width non-joiner',
  '\u200d': 'a zero-width joiner',
  '\u200e': 'a left-to-right mark',
  '\u200f': 'a right-to-left mark',
  '\u202f': 'a narrow no-break space',
  '\u2060': 'a word joiner',
  '\ufeff': 'a byte order mark',
};

/** The first invisible character of a text in words: 'a zero-width space (U+200B)'; undefined if there is none. */
export function nameInvisible(text: string): string | undefined {
  const [found] = text.match(INVISIBLE) ?? [];
  if (found === undefined) return undefined;
  const code = `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return `${NAMES[found] ?? 'an invisible character'} (${code})`;
}

/** A text with invisible characters as JSON escapes: 'pump\u200b'. */
export function showInvisible(text: string): string {
  return text.replaceAll(
    INVISIBLE,
    (character) => String.raw`\u` + (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0'),
  );
}

/** A name or address without invisible characters; those that look like a space become one. */
export function withoutInvisible(text: string): string {
  return text
    .replaceAll(INVISIBLE, (character) => (/[^\S\ufeff]/.test(character) ? ' ' : ''))
    .trim();
}
