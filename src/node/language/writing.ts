/** How a language is written, as far as layout depends on it. */
export interface Writing {
  direction: 'ltr' | 'rtl';
  /** ISO 15924: 'Latn', 'Cyrl', 'Arab'. */
  script: string;
  /** Its letters are joined: space between them would take words apart. */
  joined: boolean;
  /** Signs above and below its letters need more room between the lines of a heading. */
  tall: boolean;
}

/** Scripts that run from right to left (Unicode, scriptMetadata.txt) and are in use for a living language. */
const RIGHT_TO_LEFT = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Mend',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
  'Yezi',
]);

/** Scripts whose letters are joined, by themselves or by a line along their heads. */
const JOINED = new Set([
  'Adlm',
  'Arab',
  'Beng',
  'Deva',
  'Guru',
  'Mand',
  'Mong',
  'Nkoo',
  'Rohg',
  'Syrc',
]);

/** Scripts whose headings may have a tight line height. */
const LOW = new Set(['Latn', 'Grek', 'Cyrl', 'Armn', 'Geor', 'Hebr']);

/** Scripts whose letters are set one by one, from left to right. */
const PLAIN =
  /^[\P{Letter}\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Armn}\p{scx=Geor}\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Zyyy}]*$/u;

/** Whether a text has letters that are written from right to left, or take their form from their neighbours. */
export const needsShaping = (text: string) => !PLAIN.test(text);

/** How a language is written, by its likely script: 'ar' → right to left, 'ku' → left to right, 'ku-Arab' → right to left. */
export function writingOf(language: string): Writing {
  const writing = known.get(language) ?? likely(language);
  known.set(language, writing);
  return writing;
}

/** Cached: a site has one language, and every page asks for it. */
const known = new Map<string, Writing>();

function likely(language: string): Writing {
  const script = new Intl.Locale(language).maximize().script ?? 'Latn';
  return {
    direction: RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr',
    script,
    joined: JOINED.has(script),
    tall: !LOW.has(script),
  };
}
