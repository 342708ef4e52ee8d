import { pluralsOf } from './formats';

/** A choice as in the config: "{count} {count: one item; other items}". A form may contain placeholders. */
const CHOICE = /\{(\w+):((?:[^{}]|\{\w+\})*)\}/g;

/** A choice of plural forms, by a number. */
export interface Choice {
  /** The placeholder with the number: 'count'. */
  placeholder: string;
  /** CLDR categories ('one', 'few', …) and texts. */
  forms: [category: string, words: string][];
}

/** The plural choices in a text. */
export function choicesIn(text: string): Choice[] {
  return [...text.matchAll(CHOICE)].map(([, placeholder = '', forms = '']) => ({
    placeholder,
    forms: forms.split(';').map((form): [string, string] => {
      const [, category = '', words = ''] = /^\s*(\S*)\s*(.*?)\s*$/s.exec(form) ?? [];
      return [category, words];
    }),
  }));
}

/** A text without its plural choices. */
export function withoutChoices(text: string): string {
  return text.replace(CHOICE, '');
}

/** The plural categories of a language (CLDR): 'one', 'few', 'many', 'other' in Polish. */
export function pluralCategories(language: string): string[] {
  return new Intl.PluralRules(pluralsOf(language)).resolvedOptions().pluralCategories;
}

/** The groups of texts in a config that support plural choices. */
export const WITH_CHOICES = ['strings', 'inquiry'] as const;

/** Whether there are any plural choices. Without any, no page needs the code for them. */
export const hasChoices = (...groups: object[]) =>
  groups
    .flatMap((texts): unknown[] => Object.values(texts))
    .some((text) => choicesIn(String(text)).length > 0);

/** Adds the language to every plural choice of some texts, as src/cart/plural.ts expects it. */
export function nameLanguage<T extends object>(words: T, language: string): T {
  if (!hasChoices(words)) return words;
  const named = Object.entries(words).map(([name, text]: [string, string]) => {
    const choices = choicesIn(text);
    return [
      name,
      text.replace(CHOICE, () => {
        const { placeholder, forms } = choices.shift() ?? { placeholder: '', forms: [] };
        return `{${placeholder}:${pluralsOf(language)}:${forms.map((form) => form.join(' ')).join(';')}}`;
      }),
    ];
  });
  return Object.fromEntries(named) as T;
}
