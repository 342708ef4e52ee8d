/** The properties of a language's writing that affect layout. */
export interface Writing {
  direction: 'ltr' | 'rtl';
  /** ISO 15924: 'Latn', 'Cyrl', 'Arab'. */
  script: string;
  /** Its letters are joined, so letter spacing would break words. */
  joined: boolean;
  /** Marks above and below its letters require a larger line height in headings. */
  tall: boolean;
}

/** Right-to-left scripts (Unicode, scriptMetadata.txt) of living languages. */
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

/** Scripts with joined letters, or with a headline that joins them. */
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

/** Left-to-right scripts that need no shaping. */
const PLAIN =
  /^[\P{Letter}\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Armn}\p{scx=Geor}\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Zyyy}]*$/u;

/** Whether a text has right-to-left letters, or letters whose shape depends on their neighbours. */
export const needsShaping = (text: string) => !PLAIN.test(text);

/**
 * The writing of a language, by its likely script: 'ar' → right to left, 'ku' → left to right, 'ku-Arab' → right to
 * left.
 */
export function writingOf(language: string): Writing {
  const writing = known.get(language) ?? likely(language);
  known.set(language, writing);
  return writing;
}

/** Cached, because every page asks for the same language. */
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
