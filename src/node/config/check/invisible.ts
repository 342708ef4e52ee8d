/** Signs that take no room, or look like a plain space but are none. */
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

/** What a text holds that nobody can see: 'a zero-width space (U+200B)'. Undefined where it holds nothing of the kind. */
export function nameInvisible(text: string): string | undefined {
  const [found] = text.match(INVISIBLE) ?? [];
  if (found === undefined) return undefined;
  const code = `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return `${NAMES[found] ?? 'an invisible character'} (${code})`;
}

/** A text with its invisible signs as JSON may write them: 'pump\u200b'. */
export function showInvisible(text: string): string {
  return text.replaceAll(
    INVISIBLE,
    (sign) => String.raw`\u` + (sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0'),
  );
}

/** A name or an address without invisible signs, which never belong there; those that look like a space become one. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, (sign) => (/[^\S\ufeff]/.test(sign) ? ' ' : '')).trim();
}
