import { addCodeScores, meantByCode, withCode } from './codeScores';
import { corrections, splitWord } from './corrections';
import type { Finder } from './finder';
import { addLabelBonus } from './labelBonus';
import { readQuestion, type Question, type QuestionWord } from './question';
import type { Match } from './searchTypes';
import { similarTo } from './similar';
import { alternativesTo } from './synonyms';
import { isMet, meetAll, raise, wordScores } from './wordScores';

/** What is found by a question, best first. */
export interface Found {
  /** Places of products. */
  products: readonly number[];
  match: Match;
  /** The question as it was read, if a typing mistake was mended. */
  corrected?: string;
}

/** What a question that is the beginning of a code, or stands within it, says beside its words. */
const WHOLE_QUESTION_FACTOR = 3;

/**
 * Finds products in stages, each only if the one before has found none in scope: the code; all words, by their
 * beginnings and in any order; words without digits with typing mistakes mended; what is similar, and said to be.
 * @param isInScope Whether a product is in the category that is searched.
 */
export function find(given: Finder, typed: string, isInScope: (product: number) => boolean): Found {
  const finder = { ...given, scored: new Map<string, Float32Array>() };
  const question = readQuestion(typed, finder.source.decimal);
  const exact = withCode(finder.codes, question.plain);
  const all = ranked(scoresOf(finder, question));
  if (exact.length > 0) {
    const first = new Set(exact);
    return { products: [...exact, ...all.filter((at) => !first.has(at))], match: 'exact' };
  }
  if (all.some(isInScope)) return { products: all, match: 'all' };
  const split = ranked(looseScores(finder, question));
  if (split.some(isInScope)) return { products: split, match: 'all' };
  const mended = correct(finder, question, isInScope);
  if (mended) return mended;
  if (all.length > 0) return { products: all, match: 'all' };
  return { products: similarTo(finder, question), match: 'similar' };
}

/** Finds what has a typed code, and nothing else. */
export function findCode({ codes, source }: Finder, typed: string): Found {
  const products = meantByCode(codes, readQuestion(typed, source.decimal).plain);
  return { products, match: products.length > 0 ? 'exact' : 'similar' };
}

/** Best first; equal ones in the order of the catalogue. */
function ranked(scores: Float32Array): number[] {
  const byScore = new Map<number, number[]>();
  for (let at = 0; at < scores.length; at += 1) {
    const score = scores[at] ?? 0;
    if (score === 0) continue;
    const equal = byScore.get(score);
    if (equal) equal.push(at);
    else byScore.set(score, [at]);
  }
  // Many products have few scores: sorting those takes no time.
  return [...byScore.keys()].toSorted((a, b) => b - a).flatMap((score) => byScore.get(score) ?? []);
}

/** Scores of products that meet every word, or the whole question by their code. */
function scoresOf(finder: Finder, question: Question): Float32Array {
  const { index, codes } = finder;
  const { words, plain } = question;
  const each = words.map((word) => wordScores(finder, word));
  addAlternatives(finder, question, each);
  const scores = words.length > 0 ? meetAll(each, index.count) : new Float32Array(index.count);
  addLabelBonus(question, finder.labelled, scores);
  if (words.some(({ hasDigits }) => hasDigits)) {
    const byCode = new Float32Array(index.count);
    addCodeScores(codes, plain, { scores: byCode, isOpen: true, factor: WHOLE_QUESTION_FACTOR });
    for (let at = 0; at < byCode.length; at += 1) {
      const score = byCode[at] ?? 0;
      if (score > 0) scores[at] = (scores[at] ?? 0) + score;
    }
  }
  return scores;
}

/** Two words that the catalogue writes as one, and words of the same meaning, count for each word they stand for. */
function addAlternatives(finder: Finder, question: Question, each: readonly Float32Array[]): void {
  const { words } = question;
  words.forEach((word, at) => {
    const next = words[at + 1];
    const own = each[at];
    const others = each[at + 1];
    if (!next || !own || !others || !isJoinable(word, next)) return;
    const joined = joinedScores(finder, word, next);
    raise(own, joined);
    raise(others, joined);
  });
  for (const { at, length, words: meant } of alternativesTo(question, finder.synonyms)) {
    const met = meetAll(
      meant.map((word) => wordScores(finder, word)),
      finder.index.count,
    );
    for (const scores of each.slice(at, at + length)) raise(scores, met, 1 / meant.length);
  }
}

/** 'gear' and 'box', 'nmrv' and '90'. */
const isJoinable = (word: QuestionWord, next: QuestionWord) =>
  !word.hasDigits && word.text.length > 1 && (!next.hasDigits || /^[\d.]+$/.test(next.text));

function joinedScores(finder: Finder, word: QuestionWord, next: QuestionWord): Float32Array {
  const text = word.text + next.text;
  const { hasDigits, isLast } = next;
  const joined = { text, hasDigits, isLast, terms: [text], prefix: text, pieces: [] };
  const scores = wordScores(finder, joined);
  if (hasDigits) addCodeScores(finder.codes, text, { scores, isOpen: isLast, isPadded: true });
  return scores;
}

/** Once more, with joined words taken apart and units as words: 'ballvalve', '50 v belt'. */
function looseScores(finder: Finder, question: Question): Float32Array {
  const words = question.words.flatMap((word): QuestionWord[] => {
    if (isMet(wordScores(finder, word))) return [word];
    const isQuantity = word.terms[0]?.startsWith('#') ?? false;
    const parts = isQuantity
      ? word.pieces
      : word.hasDigits
        ? []
        : splitWord(finder.index, word.text);
    if (!parts || parts.length === 0) return [word];
    return [...readQuestion(`${parts.join(' | ')} |`, finder.source.decimal).words];
  });
  return scoresOf(finder, { plain: question.plain, words });
}

/** Mends words without digits that no product has; then, if need be, one of the others. */
function correct(
  finder: Finder,
  question: Question,
  isInScope: (product: number) => boolean,
): Found | undefined {
  const { words } = question;
  const letters = [...words.keys()].filter((at) => words[at]?.hasDigits === false);
  const unknown = letters.filter((at) => {
    const word = words[at];
    return word && !isMet(wordScores(finder, word));
  });
  const turns = unknown.length > 0 ? [unknown] : letters.map((at) => [at]);
  for (const places of turns) {
    const mended = words.map((word, at) =>
      places.includes(at) ? (corrections(finder.index, word.text)[0] ?? word.text) : word.text,
    );
    if (mended.every((text, at) => text === words[at]?.text)) continue;
    const corrected = mended.join(' ');
    const again = readQuestion(corrected, finder.source.decimal);
    const products = ranked(scoresOf(finder, again));
    if (products.some(isInScope)) return { products, match: 'corrected', corrected };
  }
  return undefined;
}
