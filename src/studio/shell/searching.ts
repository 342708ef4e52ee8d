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

/**
 * The choices that hold all words of a text, those first that hold them in their names. Digits are found however they
 * are spaced, here and there: "0977 123" in "+260 97 712 3456".
 */
export function search(choices: readonly Findable[], text: string): readonly Findable[] {
  const terms = termsOf(text);
  const shown: Findable[] = [];
  const helped: Findable[] = [];
  for (const choice of choices) {
    const { label, detail = '', names = '', help } = choice;
    const own = `${label} ${detail} ${names}`;
    if (hasAll(own, terms)) shown.push(choice);
    else if (help !== undefined && hasAll(`${own} ${help}`, terms)) helped.push(choice);
    if (shown.length === MAX_FOUND) return shown;
  }
  return [...shown, ...helped].slice(0, MAX_FOUND);
}

interface Term {
  word: string;
  /** How its digits may stand in a phone number. */
  digits: readonly string[];
}

function termsOf(text: string): Term[] {
  const typed = text.toLowerCase().trim();
  const isPhone =
    /^[+(]?[\d\s()./+\-–]+$/.test(typed) && digitsIn(typed).length >= MIN_PHONE_DIGITS;
  const words = isPhone ? [typed] : typed.split(/\s+/).filter(Boolean);
  return words.map((word) => ({ word, digits: phoneForms(word) }));
}

/** The digits as typed, and as they stand in an international number: without the 0 or 00 in front. */
function phoneForms(word: string): string[] {
  const digits = /^[+(]?[\d\s()./\-–]+$/.test(word) ? digitsIn(word) : '';
  if (digits.length < MIN_PHONE_DIGITS) return [];
  return [...new Set([digits, digits.replace(/^0{1,2}/, '')])].filter(
    (form) => form.length >= MIN_PHONE_DIGITS,
  );
}

function hasAll(text: string, terms: readonly Term[]): boolean {
  const own = text.toLowerCase();
  let joined: string | undefined;
  return terms.every(({ word, digits }) => {
    if (own.includes(word)) return true;
    if (digits.length === 0) return false;
    joined ??= own.replaceAll(/(\d)[\s()./\-–]+(?=\d)/g, '$1');
    return digits.some((form) => joined?.includes(form));
  });
}

const digitsIn = (text: string): string => text.replaceAll(/\D/g, '');
