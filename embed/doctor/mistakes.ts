import { distance } from 'fastest-levenshtein';
import { examples } from 'virtual:inquiry/examples';
import { rules } from 'virtual:inquiry/rules';
import { fits, mayMean, type Rule, type Written } from '../widgets/attributes';
import { toSorted } from '../../src/catalogue/toSorted';

/** A word is taken for a misspelling of another one if at most so many letters differ. */
const MAX_EDITS = 2;

/**
 * Describes each mistake in the attributes that an author has written, in one sentence each.
 * @param name 'inquiry-list' for the element, 'script' for the script's tag.
 * @param where The beginning of each sentence: '<inquiry-list>'.
 */
export function mistakesIn(name: string, written: Written, where: string): string[] {
  const fields = rules[name] ?? {};
  const known = Object.keys(fields);
  const unknown = Object.keys(written).filter((key) => !Object.hasOwn(fields, key));
  const others = Object.entries(fields).flatMap(([key, rule]) => {
    const text = written[key];
    if (text === undefined) return rule.required ? [`${where} needs ${key}="…".`] : [];
    if (fits(text, rule)) return [];
    const example = examples[name]?.[key];
    return [`${where}: ${key}="${text}" is not accepted. Accepted: ${hintOf(rule, example)}.`];
  });
  return [
    // All else that is written is for others: HTML has many attributes, and tools write their own.
    ...unknown.flatMap((key) => {
      const meant = nearest(
        key,
        known.filter((one) => mayMean(key, one)),
      );
      return meant ? [`${where} has no ${key}. Did you mean ${meant}?`] : [];
    }),
    ...others,
  ];
}

function hintOf(rule: Rule, example: string | undefined): string {
  const { type, minimum = 0, maximum, maxLength } = rule;
  if (rule.enum) return rule.enum.join(', ');
  if (type)
    return `a whole number${maximum ? ` from ${minimum} to ${maximum}` : `, ${minimum} or more`}`;
  return `something like ${JSON.stringify(example)}${maxLength ? `, at most ${maxLength} characters` : ''}`;
}

/** The word that another is a misspelling of; undefined if none is close. Two letters that have changed places are. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const swapped = words.find((known) => letters(known) === letters(word));
  const near = words
    .map((known) => ({ known, edits: distance(word, known) }))
    .filter(({ edits, known }) => edits <= Math.min(MAX_EDITS, known.length / 3));
  const [first] = toSorted(near, (a, b) => a.edits - b.edits);
  return swapped ?? first?.known;
}

const letters = (word: string) => toSorted(word).join('');
