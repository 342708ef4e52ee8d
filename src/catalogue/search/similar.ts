import type { Finder } from './finder';
import { eachNear } from './nearTexts';
import type { Question, QuestionWord } from './question';
import { squash } from './terms';
import { isMet, wordScores } from './wordScores';
import { toSorted } from '../toSorted';

/** A page of guesses is enough. */
const MAX_SIMILAR = 20;
/** Of a code's characters, the share that may differ. */
const MAX_DIFFERENCE = 0.25;
/** In characters: shorter codes have too many neighbours. */
const MIN_CODE_LENGTH = 4;
/** What a near code says, beside the share of words that are met. */
const NEAR_CODE = 2;
/** Of a question's words, the share that a similar product meets. */
const MIN_SHARE = 0.5;

/** Products that are near to what was asked for: by their code, or by most words. The nearest first. */
export function similarTo(finder: Finder, question: Question): number[] {
  const { index } = finder;
  const nearness = new Float32Array(index.count);
  addWords(finder, question, nearness);
  addNearCodes(finder, question, nearness);
  const near: number[] = [];
  for (let at = 0; at < nearness.length; at += 1)
    if ((nearness[at] ?? 0) >= MIN_SHARE) near.push(at);
  return toSorted(near, (a, b) => (nearness[b] ?? 0) - (nearness[a] ?? 0)).slice(0, MAX_SIMILAR);
}

/**
 * The share of words that are met; those that few products meet say more. A word of letters that nothing meets says
 * nothing of what is near: 'bearing id 30 mm' is as near to bearings of 30 mm as it is without its 'id'.
 */
function addWords(finder: Finder, question: Question, nearness: Float32Array): void {
  const each = similarWords(question)
    .map((word) => ({ word, scores: wordScores(finder, word) }))
    .filter(({ word, scores }) => word.hasDigits || isMet(scores))
    .map(({ scores }) => scores);
  const counts = each.map(countMet);
  const says = counts.map((count) => Math.log(1 + finder.index.total / (1 + count)));
  const total = says.reduce((sum, one) => sum + one, 0);
  each.forEach((scores, n) => {
    const share = (says[n] ?? 0) / total;
    for (let at = 0; at < scores.length; at += 1)
      if ((scores[at] ?? 0) > 0) nearness[at] = (nearness[at] ?? 0) + share;
  });
}

/** The words by which something may be near to a question: the parts of its codes are words, too. */
export const similarWords = ({ words }: Question): QuestionWord[] =>
  words.flatMap((word) =>
    word.pieces.length > 1 && !word.terms[0]?.startsWith('#')
      ? word.pieces.map((text) => ({ ...word, text, terms: [text], prefix: text, pieces: [] }))
      : [word],
  );

function countMet(scores: Float32Array): number {
  let count = 0;
  for (let at = 0; at < scores.length; at += 1) if ((scores[at] ?? 0) > 0) count += 1;
  return count;
}

/** The texts of a question that may be codes with slips, and how many slips each may have. */
export const codesWithSlips = ({ plain, words }: Question): { text: string; most: number }[] =>
  [...new Set([plain, ...words.filter(({ hasDigits }) => hasDigits).map(({ text }) => text)])]
    .map(squash)
    .filter((text) => text.length >= MIN_CODE_LENGTH && /\d/.test(text))
    .map((text) => ({ text, most: Math.ceil(text.length * MAX_DIFFERENCE) }));

function addNearCodes({ codes }: Finder, question: Question, nearness: Float32Array): void {
  for (const { text, most } of codesWithSlips(question))
    eachNear(codes.near(), text, most, (n, distance) => {
      const product = codes.products[n] ?? 0;
      const near = NEAR_CODE * (1 - distance / text.length);
      nearness[product] = Math.max(nearness[product] ?? 0, near);
    });
}
