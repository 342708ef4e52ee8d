import { spellFractions } from '../catalogue/units/readNumber';

/** Marks of formatting, with the characters around them. */
const MARKS = /(^|[^*_~])([*_~]+)(?=([^*_~])?)/gu;

/**
 * A text as the desk compares it: what chat and mail programs change on the way does not count. Marks of formatting go
 * (*bold*, _italic_, ~struck~), as do invisible characters; dashes, quotes, bullets and spaces become plain ones, and '1½' is
 * '1 1/2'.
 */
export function plain(text: string): string {
  return spellFractions(text)
    .normalize('NFKC')
    .replace(/[\p{Cf}\u00AD]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u2018\u2019\u201A\u02BC\u2032`´]/g, "'")
    .replace(/[\u201C-\u201E\u00AB\u00BB\u2033]/g, '"')
    .replace(/[×✕✖]/g, 'x')
    .replace(MARKS, withoutMarks)
    .replace(/^(?:[•·●▪◦‣*]\s*|-\s+)/u, '• ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A single mark stays between spaces, as in '2 * 3', and inside of words, as in 'a_b'. */
function withoutMarks(found: string, before: string, marks: string, after = ''): string {
  const isBeginning = !IN_WORDS.test(before) && /\S/.test(after);
  const isEnd = /\S/.test(before) && !IN_WORDS.test(after);
  return marks.length > 1 || isBeginning || isEnd ? before : found;
}

const IN_WORDS = /[\p{L}\p{N}]/u;

/** The same, in one case and without signs: what a name sounds like. */
export function soundOf(text: string): string {
  return withoutAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const withoutAccents = (text: string): string =>
  plain(text).toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

/** Stands in a key for what parts two numbers. */
const PARTED = '\uE000';

/**
 * A code without what people leave out or add: 'dk 003', 'DK-003' and 'Dk.003' are the same. What says a fraction or
 * decimals between two figures counts: 'BV-1/2' is not BV-12, and 'CAB 2,5' is CAB-2.5, but not CAB-25.
 */
export const codeKey = (text: string): string => keyOf(text, /[/.,]/);

/**
 * All that a code may be called by: as `codeKey`, and with every sign between two figures counted, so that '034 02 112'
 * is 034.02.112.
 */
export const codeKeys = (text: string): string[] => [...new Set([keyOf(text, /./), codeKey(text)])];

const keyOf = (text: string, counts: RegExp): string =>
  withoutAccents(text)
    .replace(/(\d)([^\p{L}\p{N}]+)(?=\d)/gu, (_, figure: string, signs: string) =>
      counts.test(signs) ? figure + PARTED : figure,
    )
    .replace(/[^\p{L}\p{N}\uE000]+/gu, '');
