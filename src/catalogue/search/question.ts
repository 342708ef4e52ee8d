import type { DecimalMark } from '../units/readNumber';
import { lexemesOf, type Lexeme } from './lexemes';
import { casedText } from './plainText';
import { quantityTerm, squash } from './terms';

/** One word of a question, and the ways in which a product can meet it. */
export interface QuestionWord {
  /** In plain text, as typed. */
  text: string;
  /** Where it stands in the plain question. */
  hasDigits: boolean;
  /** Its last word may go on: it is being typed. */
  isLast: boolean;
  /** Terms that meet it as they are, the best first: '#63 current', '0.5'. */
  terms: readonly string[];
  /** A term that meets it if it begins so; absent for quantities. */
  prefix?: string;
  /** For codes joined by signs, 'kt1-d09-m7': each of them alone proves nothing. */
  pieces: readonly string[];
}

/** A question as read. */
export interface Question {
  /** In plain text. */
  plain: string;
  words: readonly QuestionWord[];
}

/** Reads what was typed. A quantity is one word: '63 amp'. */
export function readQuestion(typed: string, decimal: DecimalMark): Question {
  const cased = casedText(typed, decimal);
  const lexemes = lexemesOf(cased);
  const words = lexemes.flatMap((lexeme, at) => wordsOf(lexeme, at === lexemes.length - 1));
  return { plain: cased.toLowerCase(), words };
}

function wordsOf(lexeme: Lexeme, isLast: boolean): QuestionWord[] {
  if (lexeme.kind === 'quantity') {
    const { text, value, units, words } = lexeme;
    const raw = squash(words.join(''));
    return [
      {
        text,
        hasDigits: true,
        isLast,
        terms: [...units.map((unit) => quantityTerm(value, unit)), raw],
        // '63a' may be the beginning of a code.
        ...(isLast && raw && { prefix: raw }),
        pieces: words,
      },
    ];
  }
  if (lexeme.kind === 'number') {
    const terms = [...new Set([lexeme.text, String(lexeme.value)])];
    const text = lexeme.text;
    return [{ text, hasDigits: true, isLast, terms, prefix: terms.at(-1) ?? text, pieces: [] }];
  }
  const { text, pieces } = lexeme;
  const hasDigits = /\d/.test(text);
  if (pieces.length > 1 && !hasDigits)
    return pieces.map((piece, n) => wordOf(piece, isLast && n === pieces.length - 1));
  return [{ ...wordOf(squash(text), isLast), text, pieces: pieces.length > 1 ? pieces : [] }];
}

const wordOf = (text: string, isLast: boolean): QuestionWord => ({
  text,
  hasDigits: /\d/.test(text),
  isLast,
  terms: [text],
  prefix: text,
  pieces: [],
});
