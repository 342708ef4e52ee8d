/** ISO 639-2 codes, as BMEcat writes them, by the first part of a language tag. */
const THREE_LETTERS: Readonly<Record<string, readonly string[]>> = {
  ar: ['ara'],
  cs: ['ces', 'cze'],
  da: ['dan'],
  de: ['deu', 'ger'],
  en: ['eng'],
  es: ['spa'],
  fi: ['fin'],
  fr: ['fra', 'fre'],
  hu: ['hun'],
  it: ['ita'],
  nb: ['nob', 'nor'],
  nl: ['nld', 'dut'],
  no: ['nor', 'nob'],
  pl: ['pol'],
  pt: ['por'],
  ru: ['rus'],
  sv: ['swe'],
  tr: ['tur'],
  zh: ['zho', 'chi'],
};

/** A text in one language; '' where the file does not say which. */
export interface Said {
  language: string;
  text: string;
}

/**
 * The text in the language of the site; else in that of the catalogue, in none, in English, in any.
 * @param wanted Language tags, the best first: 'nb-NO', 'deu'.
 */
export function inLanguage(texts: readonly Said[], wanted: readonly string[]): string {
  const filled = texts.filter(({ text }) => text !== '');
  for (const language of [...wanted, '', 'en']) {
    const found = filled.find((one) => isSame(one.language, language));
    if (found) return found.text;
  }
  return filled[0]?.text ?? '';
}

function isSame(one: string, other: string): boolean {
  const [first = '', second = ''] = [one, other].map((tag) => tag.toLowerCase().split(/[-_]/)[0]);
  return codesOf(first).includes(second) || codesOf(second).includes(first);
}

const codesOf = (tag: string): string[] => [tag, ...(THREE_LETTERS[tag] ?? [])];
