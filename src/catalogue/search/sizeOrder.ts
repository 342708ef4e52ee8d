import { readNumber, spellFractions, type DecimalMark } from '../units/readNumber';

/** Numbers as texts hold them: '1 1/4', '1-1/4', '3/8', '1,150', '2.5', '6204'. */
const NUMBER = /(?:\d{1,3}[ -])?\d{1,2}\/(?:2|4|8|16|32|64)(?!\d)|\d+(?:[.,]\d+)*/g;

/** More decimals than a size has: 1/64 is 0.015625. */
const DECIMALS = 6;

/** A number of more digits is no size, and would lose some of them. */
const MAX_DIGITS = 12;

/**
 * A text by which names of products are put in the order of their sizes, by a collator that compares whole numbers: it
 * alone has 0.8 mm before 0.75 mm, as 8 is less than 75, and a valve of 1 1/4" before one of 1/2".
 * @param decimal The mark before decimals in the language of the names.
 * @returns The text with each number in as many decimals: 'Valve 0.500000"'. What is no number stays: '1.10.2'.
 */
export function sizeOrder(text: string, decimal: DecimalMark): string {
  return spellFractions(text).replace(NUMBER, (digits) => {
    if (digits.length > MAX_DIGITS) return digits;
    const number = readNumber(digits, decimal);
    return number === undefined ? digits : number.toFixed(DECIMALS);
  });
}
