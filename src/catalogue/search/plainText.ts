import { spellFractions, type DecimalMark } from '../units/readNumber';

/** Stamped into each index. Raise it when the form of the index changes, or what texts are compared as. */
export const NORMALISER_VERSION = 3;

/** Letters that Unicode does not decompose, as people type them on other keyboards. */
const UNDECOMPOSED_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** Arabic and Persian digits; their code points end in the digit. */
const EASTERN_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;

/**
 * A text as searches compare it: in small letters without accents, with one sign where keyboards and fonts have
 * several, numbers with a full stop as decimal mark and without signs between thousands.
 */
export const plainText = (text: string, decimal: DecimalMark): string =>
  casedText(text, decimal).toLowerCase();

/** The same with its capital letters, by which some units differ: 'mW' is no 'MW'. */
export function casedText(text: string, decimal: DecimalMark): string {
  const thousands =
    decimal === '.'
      ? /(^|[^\d.,])([1-9]\d{0,2}(?:,\d{3})+)(?![\d,])/g
      : /(^|[^\d.,])([1-9]\d{0,2}(?:\.\d{3})+)(?![\d.])/g;
  // Most texts are ASCII, for which the rest would take a tenth of the time of building an index.
  return (ASCII.test(text) ? text.replaceAll("''", '"') : inAscii(text))
    .replace(thousands, (_, before: string, number: string) => before + number.replace(/[.,]/g, ''))
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/(\d)\s*[xX×*]\s*(?=\d)/g, '$1x')
    .replace(/\s+/g, ' ')
    .trim();
}

const ASCII = /^[ -~]*$/;

/** Without accents, and with one sign where there are several; other scripts stay. */
const inAscii = (text: string): string =>
  spellFractions(text)
    .replace(/[″”“„]|''/g, '"')
    .replace(/[®™©]/g, '')
    .replace(/(^|[^\p{L}])[⌀øØ]\s?(?=\d)/gu, '$1')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[ßẞøØæÆœŒłŁđĐı]/g, (letter) => UNDECOMPOSED_LETTERS[letter.toLowerCase()] ?? '')
    .replace(EASTERN_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
    .replace(/[\u2010-\u2015\u2212]/g, '-');
