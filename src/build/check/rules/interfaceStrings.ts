import type { Schema } from '../../schemas/schema';
import { isRecord } from '../../schemas/walk';
import { choicesIn, WITH_CHOICES } from '../../site/plurals';
import type { Rule } from '../context';
import { schemaAt } from '../shape/schemaAt';
import { didYouMean } from '../suggest';

/**
 * A changed text of the interface or of the inquiry keeps to the {places} that are filled in, and has those
 * without which it would not say what it is for.
 */
export const interfaceStrings: Rule = ({ data, set, error }) => {
  for (const group of WITH_CHOICES) {
    const texts = isRecord(data) ? data[group] : undefined;
    if (!isRecord(texts)) continue;
    for (const [key, text] of Object.entries(texts)) {
      const field = schemaAt(set.site, data, [group, key]);
      if (!field || typeof text !== 'string') continue;
      // One mistake is told once: a place that is called by a wrong name is missing too.
      const [message, advice] = unknownPlace(text, field) ?? missingPlaces(text, field) ?? [];
      if (message !== undefined) error([group, key], message, advice);
    }
  }
};

type Words = [message: string, advice: string];

function unknownPlace(text: string, field: Schema): Words | undefined {
  const known = placesOf(`${String(field.default)} ${field.description ?? ''}`);
  const chosen = choicesIn(text).map(({ place }) => place);
  const wrong = [...placesOf(text), ...chosen].find((place) => !known.includes(place));
  // Blacked-out values are told by another rule.
  if (wrong === undefined || wrong === 'email' || wrong === 'phone') return undefined;
  const advice = didYouMean(wrong, known, known.length > 0 ? `Use ${named(known)}.` : 'Remove it.');
  return [`{${wrong}} cannot be filled in here.`, advice.replace(/"([^"]*)"/, '{$1}')];
}

function missingPlaces(text: string, field: Schema): Words | undefined {
  // A text without a form for all other numbers is told by another rule, an empty one by a third.
  const half = choicesIn(text).some(({ forms }) => forms.every(([kind]) => kind !== 'other'));
  if (half || text.trim() === '') return undefined;
  const there = placesOf(text);
  const missing = (field['x-places'] ?? []).filter((place) => !there.includes(place));
  if (missing.length === 0) return undefined;
  const [are, them] = missing.length === 1 ? ['is', 'it'] : ['are', 'them'];
  return [
    `${named(missing)} ${are} missing: the text would not say what is filled in there.`,
    `Put ${them} where ${them === 'it' ? 'it belongs' : 'they belong'} in your text, as in ${JSON.stringify(field.default)}.`,
  ];
}

function named(places: readonly string[]): string {
  return places.map((place) => `{${place}}`).join(', ');
}

function placesOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))];
}
