import { partOf, essence, START } from '../../../catalogue/search/codeScores';
import { allowedSlips } from '../../../catalogue/search/corrections';
import { joinedWord } from '../../../catalogue/search/find';
import type { Question, QuestionWord } from '../../../catalogue/search/question';
import { bareStem, singulars } from '../../../catalogue/search/stems';
import { alternativesTo, type readSynonyms } from '../../../catalogue/search/synonyms';
import { squash } from '../../../catalogue/search/terms';
import { MIN_LONG_WORD, MIN_WITHIN } from '../../../catalogue/search/wordScores';
import type { CodeLookUp, FoundCode, FoundTerm, LookUps, TermLookUp } from './lookUps';

/** The terms and codes that a question needs: with them, the page's own search finds what it would find with all. */
export interface Gathered {
  terms: Map<string, FoundTerm>;
  codes: Map<number, FoundCode>;
}

/** In letters: no slips are looked for in longer words, which PostgreSQL could not compare. */
export const MAX_WORD_LENGTH = 60;

type Synonyms = ReturnType<typeof readSynonyms>;

/** Gathers what all words of a question are met by, and its codes: for the stages of `findDirectly`. */
export async function gatherQuestion(
  lookUps: LookUps,
  question: Question,
  synonyms: Synonyms,
  into: Gathered,
): Promise<void> {
  const { words, plain } = question;
  const meant = alternativesTo(question, synonyms).flatMap((one) => one.words);
  await Promise.all([
    gatherWords(lookUps, [...words, ...meant], into),
    addCodes(lookUps, [{ kind: 'alike', text: essence(plain) }], into),
  ]);
  // After its words: of a question that is one code, the same has been looked for by then.
  if (words.some(({ hasDigits }) => hasDigits)) await addCodes(lookUps, holding(plain), into);
}

/** Gathers what words are met by, alone or with the next one: see `wordScores`. */
export async function gatherWords(
  lookUps: LookUps,
  alone: readonly QuestionWord[],
  into: Gathered,
): Promise<void> {
  const joined = alone.flatMap((word, at) => joinedWord(word, alone[at + 1]) ?? []);
  const words = [...alone, ...joined];
  await Promise.all([
    addTerms(lookUps, words.flatMap(firstTerms), into),
    addCodes(lookUps, words.flatMap(ownCodes), into),
  ]);
  const unknown = words.filter((word) => !isKnown(word, into));
  await Promise.all([
    addTerms(lookUps, unknown.flatMap(termsOfUnknown), into),
    addCodes(lookUps, unknown.flatMap(codesOfUnknown), into),
  ]);
}

/** Gathers words that a mistaken one may have been meant for. */
export const gatherNear = (
  lookUps: LookUps,
  words: readonly QuestionWord[],
  into: Gathered,
): Promise<void> =>
  addTerms(
    lookUps,
    words.flatMap(({ text, hasDigits }): TermLookUp[] => {
      const most = allowedSlips(text.length);
      const isComparable = !hasDigits && most > 0 && text.length <= MAX_WORD_LENGTH;
      return isComparable ? [{ kind: 'near', text, most }] : [];
    }),
    into,
  );

/** Gathers what begins so. */
export const gatherBeginnings = (
  lookUps: LookUps,
  texts: readonly string[],
  into: Gathered,
): Promise<void> =>
  addTerms(
    lookUps,
    texts.map((text) => ({ kind: 'beginning', text })),
    into,
  );

/** Gathers codes with slips. */
export const gatherNearCodes = (
  lookUps: LookUps,
  asked: readonly { text: string; most: number }[],
  into: Gathered,
): Promise<void> =>
  addCodes(
    lookUps,
    asked.map(({ text, most }) => ({ kind: 'near', text, most })),
    into,
  );

async function addTerms(lookUps: LookUps, asked: readonly TermLookUp[], { terms }: Gathered) {
  for (const found of await lookUps.terms(asked)) for (const one of found) terms.set(one.term, one);
}

async function addCodes(lookUps: LookUps, asked: readonly CodeLookUp[], { codes }: Gathered) {
  for (const found of await lookUps.codes(asked))
    for (const one of found) codes.set(one.place, one);
}

function firstTerms({ text, hasDigits, isLast, terms, prefix }: QuestionWord): TermLookUp[] {
  const exact = terms.map((term): TermLookUp => ({ kind: 'exact', text: term }));
  if (hasDigits) return isLast && prefix ? [...exact, { kind: 'beginning', text: prefix }] : exact;
  if (text.length === 1) return exact;
  return [
    ...beginnings(text).map((own): TermLookUp => ({ kind: 'beginning', text: own })),
    ...(text.length >= MIN_LONG_WORD ? [{ kind: 'within', text } as const] : []),
  ];
}

/** By which a word of letters is known. */
const beginnings = (text: string): string[] => [
  ...(text.length > 1 ? [text] : []),
  ...singulars(text),
];

function isKnown({ text, hasDigits, terms }: QuestionWord, { terms: found }: Gathered): boolean {
  if (hasDigits) return terms.some((term) => found.has(term));
  const known = beginnings(text);
  return [...found.keys()].some((term) => known.some((own) => term.startsWith(own)));
}

function termsOfUnknown({ text, hasDigits, prefix }: QuestionWord): TermLookUp[] {
  if (hasDigits) return prefix ? [{ kind: 'beginning', text: prefix }] : [];
  const stem = bareStem(text);
  return [
    ...(stem ? [{ kind: 'beginning', text: stem } as const] : []),
    ...(text.length >= MIN_WITHIN ? [{ kind: 'within', text } as const] : []),
  ];
}

const ownCodes = ({ text, hasDigits }: QuestionWord): CodeLookUp[] =>
  hasDigits && squash(text).length > 1 ? holding(text) : [];

const codesOfUnknown = ({ text, hasDigits }: QuestionWord): CodeLookUp[] =>
  !hasDigits && text.length >= MIN_WITHIN ? holding(text) : [];

/** What `addCodeScores` looks through for a typed code. */
function holding(typed: string): CodeLookUp[] {
  const part = partOf(typed);
  if (part.startsWith(START)) return [{ kind: 'beginning', text: part.slice(START.length) }];
  return part === '' ? [] : [{ kind: 'within', text: part, part: squash(typed) }];
}
