import type { DecimalMark } from '../units/readNumber';
import type { Unit } from '../units/units';
import { lexemesOf, type Lexeme } from './lexemes';
import { casedText } from './plainText';

/** Conversions leave no '0.30000000000000004'. */
const DIGITS = 12;

/**
 * A quantity as a term: '#63 current'. Quantities of one measure meet in any of its units: '0.5 m' and '500 mm'. No
 * word starts with '#'.
 */
export function quantityTerm(value: number, { measure, factor }: Unit): string {
  return `#${Number((value * factor).toPrecision(DIGITS))} ${measure}`;
}

/** A word or code without the signs that join it: 'v-belt' is also asked for as 'vbelt'. */
export const squash = (text: string): string => text.replace(/[^\p{L}\p{N}.]|\.(?!\d)/gu, '');

/** All by which a text is found. */
export function termsOf(text: string, decimal: DecimalMark): Set<string> {
  const lexemes = lexemesOf(casedText(text, decimal));
  const joined = lexemes.flatMap((lexeme, at) => joinedTerm(lexeme, lexemes[at + 1]));
  return new Set([...lexemes.flatMap(termsOfLexeme), ...joined]);
}

/** 'DN 15' and 'IP 55' are also asked for as 'dn15' and 'ip55'. */
function joinedTerm(lexeme: Lexeme, next: Lexeme | undefined): string[] {
  const isMark = lexeme.kind === 'chunk' && /^[a-z]{1,4}$/.test(lexeme.text);
  return isMark && next?.kind === 'number' ? [lexeme.text + next.text] : [];
}

function termsOfLexeme(lexeme: Lexeme): string[] {
  switch (lexeme.kind) {
    case 'quantity':
      return [
        ...lexeme.units.map((unit) => quantityTerm(lexeme.value, unit)),
        ...numberTerms(lexeme.words[0], lexeme.value),
        lexeme.words[1],
      ];
    case 'number':
      return numberTerms(lexeme.text, lexeme.value);
    default:
      return chunkTerms(lexeme.text, lexeme.pieces);
  }
}

/** '050' is found as it is, and as 50; '1/2' as 0.5 alone. */
function numberTerms(text: string, value: number): string[] {
  const number = String(value);
  return text === number || !/^[\d.]+$/.test(text) ? [number] : [text, number];
}

function chunkTerms(text: string, pieces: readonly string[]): string[] {
  return [
    ...pieces,
    ...(pieces.length > 1 ? [squash(text)] : []),
    // 25x47x7
    ...pieces.flatMap((piece) => (/^\d[\d.x]*$/.test(piece) ? piece.split('x') : [])),
  ];
}
