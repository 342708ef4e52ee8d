import { choicesIn, pluralCategories, WITH_CHOICES } from '../../../language/plurals';
import type { Rule } from '../context';
import { valueAt } from '../../../schemas/schemaAt';
import { didYouMean } from '../suggest';

const EVERY = 'other';

/** The plural forms of a text are those of its language, and include 'other'. */
export const rule: Rule = ({ data, error }) => {
  const language = valueAt(data, ['site', 'language']);
  if (typeof language !== 'string') return;
  const texts = WITH_CHOICES.flatMap((group) =>
    Object.entries(Object(valueAt(data, [group]))).map(([key, text]) => ({
      at: [group, key],
      text,
    })),
  );
  for (const { at, text } of texts) {
    for (const { placeholder, forms } of typeof text === 'string' ? choicesIn(text) : []) {
      const categories = tryCategories(language);
      const names = forms.map(([category]) => category);
      const wrong = names.find((category) => !categories.includes(category));
      const all = `{${placeholder}: ${categories.map((category) => `${category} …`).join('; ')}}`;
      if (wrong !== undefined) {
        error(
          at,
          `"${wrong}" is not a plural form in "${language}".`,
          didYouMean(wrong, categories, `Write ${all}.`),
        );
      } else if (!names.includes(EVERY)) {
        error(
          at,
          `This has no text for numbers other than ${names.map((category) => `"${category}"`).join(', ')}.`,
          `Write ${all}.`,
        );
      }
    }
  }
};

/** Another rule reports an invalid language. */
function tryCategories(language: string): string[] {
  try {
    return pluralCategories(language);
  } catch {
    return [EVERY];
  }
}
