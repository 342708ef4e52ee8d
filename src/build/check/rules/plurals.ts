import { choicesIn, pluralKinds } from '../../site/plurals';
import { isRecord } from '../../schemas/walk';
import type { Rule } from '../context';
import { valueAt } from '../shape/schemaAt';
import { didYouMean } from '../suggest';

const EVERY = 'other';

/** Where a text has several forms for a number, they are those of its language, and one is for all other numbers. */
export const plurals: Rule = ({ data, error }) => {
  const language = valueAt(data, ['site', 'language']);
  const texts = valueAt(data, ['strings']);
  if (typeof language !== 'string' || !isRecord(texts)) return;
  for (const [key, text] of Object.entries(texts)) {
    for (const { place, forms } of typeof text === 'string' ? choicesIn(text) : []) {
      const kinds = tryKinds(language);
      const names = forms.map(([kind]) => kind);
      const wrong = names.find((kind) => !kinds.includes(kind));
      const all = `{${place}: ${kinds.map((kind) => `${kind} …`).join('; ')}}`;
      if (wrong !== undefined) {
        error(
          ['strings', key],
          `"${wrong}" is no form that "${language}" has for numbers.`,
          didYouMean(wrong, kinds, `Write ${all}.`),
        );
      } else if (!names.includes(EVERY)) {
        error(
          ['strings', key],
          `This says nothing for numbers beyond ${names.map((kind) => `"${kind}"`).join(', ')}.`,
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
