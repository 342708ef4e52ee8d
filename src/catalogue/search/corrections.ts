import { eachNear } from './nearTexts';
import { withPrefix, type TermIndex } from './termIndex';
import { toSorted } from '../toSorted';

/** In letters: slips in shorter words cannot be told from other words. */
const MIN_LENGTH = 4;
const MIN_LENGTH_FOR_TWO = 8;
const MAX_CANDIDATES = 3;

/** How many slips a word of this length may have. */
export const allowedSlips = (length: number): number =>
  length < MIN_LENGTH ? 0 : length < MIN_LENGTH_FOR_TWO ? 1 : 2;

/**
 * Words of the catalogue that may have been meant by one without digits, the nearest and most frequent first. A word
 * with a digit is never corrected: another digit is another part.
 */
export function corrections(index: TermIndex, word: string): string[] {
  const most = allowedSlips(word.length);
  if (most === 0 || !/^\p{L}+$/u.test(word)) return [];
  const near: { term: string; distance: number; frequency: number }[] = [];
  eachNear(index.near(), word, most, (place, distance) => {
    const term = index.terms[place] ?? '';
    const frequency = (index.starts[place + 1] ?? 0) - (index.starts[place] ?? 0);
    if (term !== word) near.push({ term, distance, frequency });
  });
  return toSorted(
    near,
    (a, b) => a.distance - b.distance || b.frequency - a.frequency || (a.term < b.term ? -1 : 1),
  )
    .slice(0, MAX_CANDIDATES)
    .map(({ term }) => term);
}

/** The two words of the catalogue that a joined one is made of: 'ballvalve'. Undefined if it is none. */
export const splitWord = (index: TermIndex, word: string): [string, string] | undefined =>
  splits(word).find((parts) =>
    parts.every((part) => withPrefix(index, part)[0] < withPrefix(index, part)[1]),
  );

/** The ways to take a word apart, the longest first part first. */
export function splits(word: string): [string, string][] {
  const parts: [string, string][] = [];
  for (let at = word.length - MIN_SPLIT; at >= MIN_SPLIT; at -= 1)
    parts.push([word.slice(0, at), word.slice(at)]);
  return parts;
}

/** In letters: of each half. */
const MIN_SPLIT = 3;
