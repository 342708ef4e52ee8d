/** In letters: shorter beginnings say too little. */
const MIN_STEM_LENGTH = 3;

/** Endings of plurals in English, Portuguese, Spanish and French, and what takes their place. */
const PLURALS: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/ies$/, ''],
  [/oes$/, ''],
  [/es$/, ''],
  [/s$/, ''],
];

/** Endings of German, Dutch and Scandinavian, for words that are not found as they are. */
const OTHER_ENDINGS = /(?:ene|ern|er|en|et|e|n)$/;

/** The beginnings under which a word's singular is found: 'gearboxes' → 'gearbox'. Not the word itself. */
export function singulars(word: string): string[] {
  return PLURALS.filter(([ending]) => ending.test(word))
    .map(([ending, singular]) => word.replace(ending, singular))
    .filter((stem) => stem.length >= MIN_STEM_LENGTH);
}

/** The beginning without another language's ending, if it has one: 'ventiler' → 'ventil'. */
export function bareStem(word: string): string | undefined {
  const stem = word.replace(OTHER_ENDINGS, '');
  return stem !== word && stem.length > MIN_STEM_LENGTH ? stem : undefined;
}
