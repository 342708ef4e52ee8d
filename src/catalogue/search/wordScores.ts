import { addCodeScores, type Codes } from './codeScores';
import type { QuestionWord } from './question';
import { bareStem, singulars } from './stems';
import { squash } from './terms';
import { addScores, placeOf, withPrefix, type TermIndex } from './termIndex';

/** What a term says that is not met as it stands. */
const FACTORS = { prefix: 0.7, singular: 0.65, stem: 0.5, within: 0.3 } as const;
/** In letters: a shorter word stands within too many others. */
export const MIN_LONG_WORD = 5;
export const MIN_WITHIN = 3;

/** What words are looked up in. */
export interface Lookup {
  index: TermIndex;
  codes: Codes;
  /** The scores of words that were looked up for the present question, which may be asked for at each of its stages. */
  scored?: Map<string, Float32Array>;
}

/** How well each product meets a word; 0 for not at all. The caller may change them. */
export function wordScores(lookup: Lookup, word: QuestionWord): Float32Array {
  const { scored } = lookup;
  if (!scored) return lookUp(lookup, word);
  const key = JSON.stringify([word.text, word.terms, word.prefix, word.isLast, word.hasDigits]);
  const scores = scored.get(key) ?? lookUp(lookup, word);
  scored.set(key, scores);
  return scores.slice();
}

function lookUp({ index, codes }: Lookup, word: QuestionWord): Float32Array {
  const scores = new Float32Array(index.count);
  const { terms, hasDigits, isLast, text } = word;
  let isKnown = false;
  for (const term of terms) isKnown = addTerm(index, term, 1, scores) || isKnown;
  if (hasDigits) {
    if (squash(text).length > 1) addCodeScores(codes, text, { scores, isOpen: isLast });
    if (isLast || !isKnown) addPrefix(index, word.prefix, FACTORS.prefix, scores);
    return scores;
  }
  addLetters({ index, codes }, word, scores);
  return scores;
}

/** Words of letters: by their beginning, in the singular, then within longer ones. */
function addLetters({ index, codes }: Lookup, { text }: QuestionWord, scores: Float32Array): void {
  // A single letter is a size or a curve; it begins too much.
  let isKnown = text.length > 1 && addPrefix(index, text, FACTORS.prefix, scores);
  for (const singular of singulars(text))
    isKnown = addPrefix(index, singular, FACTORS.singular, scores) || isKnown;
  const stem = bareStem(text);
  if (!isKnown && stem) isKnown = addPrefix(index, stem, FACTORS.stem, scores);
  if (text.length >= MIN_LONG_WORD || (!isKnown && text.length >= MIN_WITHIN)) {
    const places = index.holding(text);
    for (let n = 0; n < places.length; n += 1) {
      const place = places[n] ?? 0;
      if ((index.terms[place]?.indexOf(text) ?? 0) > 0)
        addScores(index, place, FACTORS.within, scores);
    }
    if (!isKnown) addCodeScores(codes, text, { scores, isOpen: true });
  }
}

/** @returns Whether there is such a term. */
function addTerm(index: TermIndex, term: string, factor: number, scores: Float32Array): boolean {
  const place = placeOf(index, term);
  if (place >= 0) addScores(index, place, factor, scores);
  return place >= 0;
}

/** @returns Whether any term begins so. */
function addPrefix(
  index: TermIndex,
  prefix: string | undefined,
  factor: number,
  scores: Float32Array,
): boolean {
  if (!prefix) return false;
  const [from, to] = withPrefix(index, prefix);
  for (let place = from; place < to; place += 1) addScores(index, place, factor, scores);
  return to > from;
}

/** The larger of two scores for each product, in the first. */
export function raise(scores: Float32Array, others: Float32Array, factor = 1): void {
  for (let at = 0; at < others.length; at += 1) {
    const other = (others[at] ?? 0) * factor;
    if (other > (scores[at] ?? 0)) scores[at] = other;
  }
}

/** The sum for products that meet all; 0 for others. */
export function meetAll(all: readonly Float32Array[], count: number): Float32Array {
  const sums = new Float32Array(count);
  for (let at = 0; at < count; at += 1) {
    let sum = 0;
    for (const scores of all) {
      const score = scores[at] ?? 0;
      if (score === 0) {
        sum = 0;
        break;
      }
      sum += score;
    }
    sums[at] = sum;
  }
  return sums;
}

/** Whether any product meets the word. */
export function isMet(scores: Float32Array): boolean {
  for (let at = 0; at < scores.length; at += 1) if ((scores[at] ?? 0) > 0) return true;
  return false;
}
