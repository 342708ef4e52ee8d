import { addCodeScores, meantByCode, withCode } from './codeScores';
import { corrections, splitWord } from './corrections';
import type { Finder } from './finder';
import { addLabelBonus } from './labelBonus';
import { readQuestion, type Question, type QuestionWord } from './question';
import type { Match } from './searchTypes';
import { similarTo } from './similar';
import { alternativesTo } from './synonyms';
import { isMet, meetAll, raise, wordScores } from './wordScores';
import { toSorted } from '../toSorted';

/** What is found by a question, best first. */
export interface Found {
  /** Places of products. */
  products: readonly number[];
  match: Match;
  /** The question as it was read, if a typing mistake was mended. */
  corrected?: string;
}

/** Whether a product is in the category that is searched. */
export type IsInScope = (product: number) => boolean;

/** What a question that is the beginning of a code, or stands within it, says beside its words. */
const WHOLE_QUESTION_FACTOR = 3;

/**
 * Finds products in stages, each only if the one before has found none in scope: the code; all words, by their
 * beginnings and in any order; words without digits with typing mistakes mended; what is similar, and said to be.
 */
export function find(given: Finder, typed: string, isInScope: IsInScope): Found {
  const finder = { ...given, scored: new Map<string, Float32Array>() };
  const question = readQuestion(typed, finder.source.decimal);
  const { found, all } = findDirectly(finder, question, isInScope);
  if (found) return found;
  const split = ranked(looseScores(finder, question));
  if (split.some(isInScope)) return { products: split, match: 'all' };
  const mended = correct(finder, question, isInScope);
  if (mended) return mended;
  if (all.length > 0) return { products: all, match: 'all' };
  return { products: similarTo(finder, question), match: 'similar' };
}

/**
 * The first two stages, which most questions need no other for.
 * @returns `all` that meet every word, wherever they are; `found` if any is in scope.
 */
export function findDirectly(
  finder: Finder,
  question: Question,
  isInScope: IsInScope,
): { found?: Found; all: readonly number[] } {
  const exact = withCode(finder.codes, question.plain);
  const all = ranked(scoresOf(finder, question));
  if (exact.length > 0) {
    const first = new Set(exact);
    const products = [...exact, ...all.filter((at) => !first.has(at))];
    return { found: { products, match: 'exact' }, all };
  }
  return { all, ...(all.some(isInScope) && { found: { products: all, match: 'all' as const } }) };
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
  return toSorted(byScore.keys(), (a, b) => b - a).flatMap((score) => byScore.get(score) ?? []);
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
    const own = each[at];
    const others = each[at + 1];
    const joined = joinedWord(word, words[at + 1]);
    if (!own || !others || !joined) return;
    const scores = joinedScores(finder, joined);
    raise(own, scores);
    raise(others, scores);
  });
  for (const { at, length, words: meant } of alternativesTo(question, finder.synonyms)) {
    const met = meetAll(
      meant.map((word) => wordScores(finder, word)),
      finder.index.count,
    );
    for (const scores of each.slice(at, at + length)) raise(scores, met, 1 / meant.length);
  }
}

/** What two words are as one: 'gear' and 'box', 'nmrv' and '90'. Undefined if nobody writes them so. */
export function joinedWord(
  word: QuestionWord,
  next: QuestionWord | undefined,
): QuestionWord | undefined {
  if (!next || word.hasDigits || word.text.length <= 1) return undefined;
  const { hasDigits, isLast } = next;
  if (hasDigits && !/^[\d.]+$/.test(next.text)) return undefined;
  const text = word.text + next.text;
  return { text, hasDigits, isLast, terms: [text], prefix: text, pieces: [] };
}

function joinedScores(finder: Finder, joined: QuestionWord): Float32Array {
  const { text, hasDigits, isLast } = joined;
  const scores = wordScores(finder, joined);
  if (hasDigits) addCodeScores(finder.codes, text, { scores, isOpen: isLast, isPadded: true });
  return scores;
}

/** Once more, with joined words taken apart and units as words: 'ballvalve', '50 v belt'. */
const looseScores = (finder: Finder, question: Question): Float32Array =>
  scoresOf(finder, { plain: question.plain, words: looseWords(finder, question) });

/** The words of a question, those taken apart that nothing meets. */
export function looseWords(finder: Finder, question: Question): QuestionWord[] {
  return question.words.flatMap((word): QuestionWord[] => {
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
}

/** Finds by the question as it was meant: the first that any product in scope meets. */
function correct(finder: Finder, question: Question, isInScope: IsInScope): Found | undefined {
  for (const corrected of correctedQuestions(finder, question)) {
    const products = ranked(scoresOf(finder, readQuestion(corrected, finder.source.decimal)));
    if (products.some(isInScope)) return { products, match: 'corrected', corrected };
  }
  return undefined;
}

/**
 * The ways in which a question may have been meant: with words without digits mended that no product has; without such
 * words, with one of the others mended.
 */
export function correctedQuestions(finder: Finder, { words }: Question): string[] {
  const letters = [...words.keys()].filter((at) => words[at]?.hasDigits === false);
  const unknown = letters.filter((at) => {
    const word = words[at];
    return word && !isMet(wordScores(finder, word));
  });
  const turns = unknown.length > 0 ? [unknown] : letters.map((at) => [at]);
  return turns.flatMap((places) => {
    const mended = words.map((word, at) =>
      places.includes(at) ? (corrections(finder.index, word.text)[0] ?? word.text) : word.text,
    );
    return mended.some((text, at) => text !== words[at]?.text) ? [mended.join(' ')] : [];
  });
}
