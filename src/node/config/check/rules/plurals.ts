import { choicesIn, pluralCategories, WITH_CHOICES } from '../../../language/plurals';
import type { Rule } from '../context';
import { valueAt } from '../../../../document/values';
import { explainLanguage, isLanguage } from '../shape/languageForm';
import { didYouMean } from '../suggest';

const REQUIRED_FORM = 'other';

/** The plural forms of a text are those of its language, and include 'other'. */
export const rule: Rule = ({ config, error }) => {
  const language = meantLanguage(valueAt(config, ['site', 'language']));
  if (language === undefined) return;
  const texts = WITH_CHOICES.flatMap((group) =>
    Object.entries(Object(valueAt(config, [group]))).map(([key, text]) => ({
      at: [group, key],
      text,
    })),
  );
  for (const { at, text } of texts) {
    for (const { placeholder, forms } of typeof text === 'string' ? choicesIn(text) : []) {
      const categories = pluralCategories(language);
      const names = forms.map(([category]) => category);
      const wrong = names.find((category) => !categories.includes(category));
      const all = `{${placeholder}: ${categories.map((category) => `${category} …`).join('; ')}}`;
      if (wrong !== undefined) {
        error(
          at,
          `"${wrong}" is not a plural form in "${language}".`,
          didYouMean(wrong, categories, `Write ${all}.`),
        );
      } else if (!names.includes(REQUIRED_FORM)) {
        error(
          at,
          `This has no text for numbers other than ${names.map((category) => `"${category}"`).join(', ')}.`,
          `Write ${all}.`,
        );
      }
    }
  }
};

/**
 * The language of the site. For a wrong code, which the schema reports, the language that was certainly meant, so that
 * the texts are not reported as well.
 */
function meantLanguage(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return isLanguage(value) ? value : explainLanguage(value).meant;
}
