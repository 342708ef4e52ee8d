/** A choice as the config writes it, in "{count} {count: one item; other items}". A form may have placeholders of its own. */
const CHOICE = /\{(\w+):((?:[^{}]|\{\w+\})*)\}/g;

/** A choice between forms of words, by a number. */
export interface Choice {
  /** The placeholder whose number decides: 'count'. */
  placeholder: string;
  /** 'one', 'few' … as CLDR calls them, and the words. */
  forms: [category: string, words: string][];
}

/** The choices of a text. */
export function choicesIn(text: string): Choice[] {
  return [...text.matchAll(CHOICE)].map(([, placeholder = '', forms = '']) => ({
    placeholder,
    forms: forms.split(';').map((form): [string, string] => {
      const [, category = '', words = ''] = /^\s*(\S*)\s*(.*?)\s*$/s.exec(form) ?? [];
      return [category, words];
    }),
  }));
}

/** A text without its choices. */
export function withoutChoices(text: string): string {
  return text.replace(CHOICE, '');
}

/** The forms that a language has for numbers, as CLDR calls them: 'one', 'few', 'many', 'other' in Polish. */
export function pluralCategories(language: string): string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

/** The groups of words in a config in which a text may be a choice. */
export const WITH_CHOICES = ['strings', 'inquiry'] as const;

/** Whether there is a choice anywhere: otherwise no page needs the code for it. */
export const hasChoices = (...groups: object[]) =>
  groups
    .flatMap((texts): unknown[] => Object.values(texts))
    .some((text) => choicesIn(String(text)).length > 0);

/** Puts the language into every choice of some words, as src/cart/plural.ts reads it. */
export function nameLanguage<T extends object>(words: T, language: string): T {
  if (!hasChoices(words)) return words;
  const named = Object.entries(words).map(([name, text]: [string, string]) => {
    const choices = choicesIn(text);
    return [
      name,
      text.replace(CHOICE, () => {
        const { placeholder, forms } = choices.shift() ?? { placeholder: '', forms: [] };
        return `{${placeholder}:${language}:${forms.map((form) => form.join(' ')).join(';')}}`;
      }),
    ];
  });
  return Object.fromEntries(named) as T;
}
