import { fold } from '../fold';
import type { Choice } from '../protocol';

/** A choice, and the words that it is found by though the list does not show them. */
export interface Findable extends Choice {
  /** What else it is called. */
  names?: string;
  /** What explains it: these words count less. */
  help?: string;
}

/** As many as one looks through. */
const MAX_FOUND = 60;

/** Fewer digits are a number in a text, not a part of a phone number. */
const MIN_PHONE_DIGITS = 4;

/** Shorter words ("the", "de", "og") say nothing by themselves, and have no plural that is worth a try. */
const MIN_WORD_LENGTH = 4;

/**
 * The choices that hold all words of a text: those first that say it as it is typed, then those whose words begin with
 * its words, then those that hold them anywhere, and last those that only explain them. If none holds all ("change our opening hours"), those that hold most of them.
 * Accents and capitals do not count, nor does the ending of a plural. Digits are found however they are spaced, here and
 * there: "0977 123" in "+260 97 712 3456".
 */
export function search(choices: readonly Findable[], text: string): readonly Findable[] {
  const terms = termsOf(text);
  const phrase = fold(text).trim();
  const ranked: [Findable[], Findable[], Findable[], Findable[]] = [[], [], [], []];
  for (const choice of choices) {
    const { own, explained } = foldedOf(choice);
    if (hasAll(own, terms)) ranked[rankOf(own, phrase, terms)].push(choice);
    else if (explained !== undefined && hasAll(explained, terms)) ranked[3].push(choice);
    if (ranked[0].length === MAX_FOUND) return ranked[0];
  }
  const found = ranked.flat();
  return (found.length > 0 ? found : withMost(choices, terms)).slice(0, MAX_FOUND);
}

/** The choices that hold the most and longest of several words. */
function withMost(choices: readonly Findable[], terms: readonly Term[]): readonly Findable[] {
  const telling = terms.filter(({ word }) => word.length >= MIN_WORD_LENGTH);
  if (terms.length < 2) return [];
  const scored = choices.flatMap((choice) => {
    const { own } = foldedOf(choice);
    const score = telling
      .filter((term) => has(own, term))
      .reduce((sum, { word }) => sum + word.length, 0);
    return score > 0 ? [{ choice, score }] : [];
  });
  const best = scored.reduce((most, { score }) => Math.max(most, score), 0);
  return scored.filter(({ score }) => score === best).map(({ choice }) => choice);
}

/** The words of choices as they are compared: made once, as a large site has thousands. */
const folded = new WeakMap<Findable, { own: string; explained: string | undefined }>();

function foldedOf(choice: Findable) {
  const known = folded.get(choice);
  if (known) return known;
  const { label, detail = '', names = '', help } = choice;
  const own = fold(`${label} ${detail} ${names}`);
  const made = { own, explained: help === undefined ? undefined : `${own} ${fold(help)}` };
  folded.set(choice, made);
  return made;
}

interface Term {
  word: string;
  /** The word without the ending of a plural; undefined if it has none. */
  single: string | undefined;
  /** How its digits may stand in a phone number. */
  digits: readonly string[];
}

function termsOf(text: string): Term[] {
  const typed = fold(text).trim();
  const isPhone =
    /^[+(]?[\d\s()./+\-–]+$/.test(typed) && digitsIn(typed).length >= MIN_PHONE_DIGITS;
  const words = isPhone ? [typed] : typed.split(/\s+/).filter(Boolean);
  return words.map((word) => ({ word, single: singleOf(word), digits: phoneForms(word) }));
}

/** 'video' for 'videos', 'bild' for 'bilder': endings of plurals in English, French, Portuguese and Norwegian. */
function singleOf(word: string): string | undefined {
  const single = /^[\p{L}-]+$/u.test(word) ? word.replace(/(?:ene|er|s|x)$/, '') : word;
  return single !== word && single.length >= MIN_WORD_LENGTH ? single : undefined;
}

/** The digits as typed, and as they stand in an international number: without the 0 or 00 in front. */
function phoneForms(word: string): string[] {
  const digits = /^[+(]?[\d\s()./\-–]+$/.test(word) ? digitsIn(word) : '';
  if (digits.length < MIN_PHONE_DIGITS) return [];
  return [...new Set([digits, digits.replace(/^0{1,2}/, '')])].filter(
    (form) => form.length >= MIN_PHONE_DIGITS,
  );
}

/**
 * What is looked for in entries of long lists before they are taken apart: whether all words of a text are in an entry,
 * whose texts are given folded. One text of it need not have them all.
 */
export function entryTest(text: string): (own: string) => boolean {
  const terms = termsOf(text);
  return (own) => terms.length > 0 && hasAll(own, terms);
}

const hasAll = (own: string, terms: readonly Term[]): boolean =>
  terms.every((term) => has(own, term));

function has(own: string, { word, single, digits }: Term): boolean {
  if (own.includes(word) || (single !== undefined && own.includes(single))) return true;
  if (digits.length === 0) return false;
  const joined = own.replaceAll(/(\d)[\s()./\-–]+(?=\d)/g, '$1');
  return digits.some((form) => joined.includes(form));
}

/** 0 for what says all of it as typed, 1 if each word begins one ("map" in "Map", not in "Roadmap"), else 2. */
function rankOf(own: string, phrase: string, terms: readonly Term[]): 0 | 1 | 2 {
  if (begins(own, phrase)) return 0;
  return terms.every(({ word, digits }) => digits.length > 0 || begins(own, word)) ? 1 : 2;
}

function begins(own: string, word: string): boolean {
  for (let at = own.indexOf(word); at !== -1; at = own.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\d]/u.test(own[at - 1] ?? '')) return true;
  }
  return false;
}

const digitsIn = (text: string): string => text.replaceAll(/\D/g, '');
