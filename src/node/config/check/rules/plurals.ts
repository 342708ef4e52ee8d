import { choicesIn, pluralKinds, WITH_CHOICES } from '../../../language/plurals';
import type { Rule } from '../context';
import { valueAt } from '../shape/schemaAt';
import { didYouMean } from '../suggest';

const EVERY = 'other';

/** Where a text has several forms for a number, they are those of its language, and one is for all other numbers. */
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
    for (const { place, forms } of typeof text === 'string' ? choicesIn(text) : []) {
      const kinds = tryKinds(language);
      const names = forms.map(([kind]) => kind);
      const wrong = names.find((kind) => !kinds.includes(kind));
      const all = `{${place}: ${kinds.map((kind) => `${kind} …`).join('; ')}}`;
      if (wrong !== undefined) {
        error(
          at,
          `"${wrong}" is not a plural form in "${language}".`,
          didYouMean(wrong, kinds, `Write ${all}.`),
        );
      } else if (!names.includes(EVERY)) {
        error(
          at,
          `This has no text for numbers other than ${names.map((kind) => `"${kind}"`).join(', ')}.`,
          `Write ${all}.`,
        );
      }
    }
  }
};

/** What is no language is told by another rule. */
function tryKinds(language: string): string[] {
  try {
    return pluralKinds(language);
  } catch {
    return [EVERY];
  }
}
