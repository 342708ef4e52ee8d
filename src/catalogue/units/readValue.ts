import { readNumber, spellFractions, type DecimalMark } from './readNumber';
import { unitOf, type Unit } from './units';

/** A value of a specification that is a number, or several. */
export interface Quantity {
  /** The numbers, in `unit` or bare: two for '400/690', one for '20'. */
  numbers: readonly number[];
  /** Whether the two numbers are the ends of a range: '+2 to +8'. */
  isRange: boolean;
  /** Absent for bare numbers. */
  unit?: Unit;
  /** A unit that the table of units does not have, as printed: comparable with itself alone. */
  otherUnit?: string;
  /** What stands behind the unit: 'DC' of '24 V DC'. */
  note?: string;
}

/** A value as read: a quantity, words such as materials, or a number that is misspelt. */
export type ReadValue =
  | { kind: 'quantity'; quantity: Quantity }
  | { kind: 'words' }
  | { kind: 'unreadable' };

const NUMBER = String.raw`\d[\d.,'\u00A0\u202F]*(?: \d{3}(?!\d))*(?:(?:[ -]\d{1,2})?\/(?:2|3|4|8|16|32|64)(?!\d))?`;
const SIGNED = String.raw`[+\-−±]? ?${NUMBER}`;
const RANGE = new RegExp(
  String.raw`^(${SIGNED}) ?(?:to|til|bis|a|à|…|\.\.\.|–|—|-) ?(${SIGNED})(?![\d/])`,
  'i',
);
const ONE = new RegExp(`^(${SIGNED})(?![\\d/])`);
const SEVERAL = new RegExp(String.raw`^(${NUMBER})(?: ?\/ ?(${NUMBER}))+(?![\d/])`);
/** What may stand before a number without changing how it is compared. */
const BEFORE =
  /^(?:up to|max\.?|min\.?|below|above|from|approx\.?|ca\.?|bis|til|opp til|[<>]=?|[≤≥~≈]|⌀|ø) ?/i;
/** Nominal sizes are written before the number. */
const NOMINAL = /^(DN|PN) ?(?=\d)/;
/** Sizes in several directions are compared as words: '20 x 30 mm'. */
const SIZES = /\d ?(?:mm|cm|m)? ?[x×] ?\d/i;
/** The sort of current, of pressure, of sound. */
const NOTE = /^(.*?)(?: ?(AC|DC|a\.c\.|d\.c\.)|~)?$/i;

/**
 * Reads a value of a specification as number and unit. Never guesses: what is no number of the language, or has words
 * behind its unit, is compared as words.
 * @param value As printed: '1,150', '+2 to +8', '1/2"', 'DN15', '24 V DC'.
 * @param unit The unit of the row, if it has one of its own.
 */
export function readValue(
  value: string,
  unit: string | undefined,
  decimal: DecimalMark,
): ReadValue {
  const text = spellFractions(value)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(BEFORE, '')
    .replace(/ ?: ?1$/, ':1');
  if (!/^[+\-−±]? ?\d/.test(text) && !NOMINAL.test(text))
    // A row with a unit says that its value is a number.
    return {
      kind: unit !== undefined && unitOf(unit) && !/\d/.test(text) ? 'unreadable' : 'words',
    };
  if (SIZES.test(text)) return { kind: 'words' };
  const nominal = NOMINAL.exec(text);
  const found = numbersIn(nominal ? text.slice(nominal[0].length) : text, decimal);
  if (!found) return { kind: 'words' };
  if (found.numbers === undefined) return { kind: 'unreadable' };
  const behind = nominal?.[1] ?? found.rest.trim();
  const named = unitBehind(behind, unit);
  if (!named) return { kind: 'words' };
  return {
    kind: 'quantity',
    quantity: { numbers: found.numbers, isRange: found.isRange, ...named },
  };
}

interface FoundNumbers {
  /** Undefined where a number is misspelt. */
  numbers: number[] | undefined;
  isRange: boolean;
  rest: string;
}

function numbersIn(text: string, decimal: DecimalMark): FoundNumbers | undefined {
  const range = RANGE.exec(text);
  const one = ONE.exec(text);
  // '1-1/4' is one number, and '10-20' two.
  const isOne = one && /^\d{1,3}[ -]\d{1,2}\/\d/.test(one[0]);
  const match = (isOne ? undefined : range) ?? (isOne ? one : (one ?? SEVERAL.exec(text)));
  if (!match) return undefined;
  const several = match === one && !isOne ? SEVERAL.exec(text) : null;
  const parts =
    several && several[0].length > match[0].length
      ? several[0].split('/')
      : match.slice(1).filter((part): part is string => part !== undefined);
  const numbers = parts.flatMap((part) => signed(part.trim(), decimal));
  const rest = text.slice(
    (several && several[0].length > match[0].length ? several : match)[0].length,
  );
  const isBad = numbers.some((number) => number === undefined);
  const isRange = match === range || parts[0]?.startsWith('±') === true;
  return { numbers: isBad ? undefined : (numbers as number[]), isRange, rest };
}

function signed(text: string, decimal: DecimalMark): (number | undefined)[] {
  const [, sign = '', digits = ''] = /^([+\-−±]?) ?(.*)$/.exec(text) ?? [];
  const number = readNumber(digits.replace(/[.,]$/, ''), decimal);
  if (number === undefined) return [undefined];
  if (sign === '±') return [-number, number];
  return [sign === '-' || sign === '−' ? -number : number];
}

/** The unit behind a number or in the row; undefined if words stand there. */
function unitBehind(
  behind: string,
  unit: string | undefined,
): Pick<Quantity, 'unit' | 'otherUnit' | 'note'> | undefined {
  if (behind === '' && unit === undefined) return {};
  // '10, 40 kg each' and '16 A resistive, 230 V' say more than one thing.
  if (behind !== '' && unit !== undefined) return undefined;
  const printed = behind === '' ? (unit ?? '') : behind;
  const [, name = '', note] = NOTE.exec(printed) ?? [];
  const known = unitOf(printed) ?? unitOf(name);
  if (known)
    return { unit: known, ...(note && known !== unitOf(printed) && { note: note.toUpperCase() }) };
  return unit !== undefined && behind === '' ? { otherUnit: unit } : undefined;
}
