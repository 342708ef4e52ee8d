import { isRecord } from '../../schemas/walk';
import { choicesIn, WITH_CHOICES } from '../../site/plurals';
import type { Rule } from '../context';
import { schemaAt } from '../shape/schemaAt';
import { didYouMean } from '../suggest';

/** A changed text of the interface or of the inquiry keeps to the {places} that are filled in. */
export const interfaceStrings: Rule = ({ data, set, error }) => {
  for (const group of WITH_CHOICES) {
    const texts = isRecord(data) ? data[group] : undefined;
    if (!isRecord(texts)) continue;
    for (const [key, text] of Object.entries(texts)) {
      const field = schemaAt(set.site, data, [group, key]);
      const known = placesOf(`${String(field?.default)} ${field?.description ?? ''}`);
      const chosen = choicesIn(String(text)).map(({ place }) => place);
      const wrong = [...placesOf(text), ...chosen].find((place) => !known.includes(place));
      // Blacked-out values are told by another rule.
      if (!field || wrong === undefined || wrong === 'email' || wrong === 'phone') continue;
      const all = known.map((place) => `{${place}}`).join(', ');
      error(
        [group, key],
        `{${wrong}} cannot be filled in here.`,
        didYouMean(wrong, known, all ? `Use ${all}.` : 'Remove it.').replace(/"([^"]*)"/, '{$1}'),
      );
    }
  }
};

function placesOf(text: unknown): string[] {
  if (typeof text !== 'string') return [];
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))];
}
