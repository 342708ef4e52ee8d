import { readNumber } from '../units/readNumber';
import { typedSpellings, typedUnits, type Unit } from '../units/units';

/** A word, a number or a quantity in a plain text. */
export type Lexeme =
  /** Letters and digits, with what joins them: '6204-2rs/c3', 'v-belt'. `pieces` are between the signs. */
  | { kind: 'chunk'; text: string; pieces: readonly string[] }
  /** A number without a unit: '1/2' is 0.5. */
  | { kind: 'number'; text: string; value: number }
  /**
   * A number with a unit: '63 amp'. `words` are number and unit as typed, in small letters; `units` are several where those
   * could be.
   */
  | {
      kind: 'quantity';
      text: string;
      value: number;
      units: readonly Unit[];
      words: readonly [string, string];
    };

/** By what a plain text has. */
const UNITS = new Map(
  typedSpellings.map((spelling) => [
    spelling.normalize('NFKD').toLowerCase(),
    typedUnits(spelling),
  ]),
);

const NUMBER = String.raw`(?:\d{1,3}[ -])?\d{1,2}\/(?:2|3|4|8|16|32|64)(?!\d)|\d+(?:\.\d+)?`;
const EACH_NUMBER = new RegExp(NUMBER, 'g');
/** '400/690', '220-240', '25x47x7', '2 to 8'. */
const NUMBERS = new RegExp(
  String.raw`(?:${NUMBER})(?:(?: ?(?:[-/x]|to|til|bis|\.\.\.) ?)(?:${NUMBER}))*`,
  'y',
);
/** What may be a unit: up to two words, or a sign that ends by itself. */
const UNIT_WORDS = / ?(?:(["'])|([^\s,;()\d"'][^\s,;()]*)(?: ([^\s,;()]+))?)/uy;
const FRACTION = new RegExp(
  String.raw`(?:\d{1,3}[ -])?\d{1,2}\/(?:2|3|4|8|16|32|64)(?![\p{L}\p{N}]|[-/.][\p{L}\p{N}])`,
  'uy',
);
const CHUNK = /[\p{L}\p{N}]+(?:[-./_+:#\\&][\p{L}\p{N}]+)*/uy;
const START = /[\p{L}\p{N}]/gu;

/**
 * Reads a text into lexemes, in their order. What is neither letter nor digit separates.
 * @param cased A plain text with its capital letters (see `casedText`).
 */
export function lexemesOf(cased: string): Lexeme[] {
  const plain = cased.toLowerCase();
  const lexemes: Lexeme[] = [];
  for (let at = nextStart(plain, 0); at >= 0;) {
    const isDigit = /\d/.test(plain[at] ?? '');
    const read =
      (isDigit && (readQuantity({ plain, cased }, at) ?? readFraction(plain, at))) ||
      readChunk(plain, at);
    lexemes.push(...read.lexemes);
    at = nextStart(plain, at + Math.max(1, read.length));
  }
  return lexemes;
}

/** The place of the next letter or digit, or -1. */
function nextStart(plain: string, from: number): number {
  START.lastIndex = from;
  return START.exec(plain)?.index ?? -1;
}

interface Read {
  lexemes: Lexeme[];
  length: number;
}

/** A plain text, and the same with its capital letters. */
interface Texts {
  plain: string;
  cased: string;
}

/** '63 amp', '24vdc', '400/690 v' and '25x47x7 mm' as one quantity for each number. */
function readQuantity(texts: Texts, at: number): Read | undefined {
  NUMBERS.lastIndex = at;
  const [numbers] = NUMBERS.exec(texts.plain) ?? [];
  if (numbers === undefined) return undefined;
  const found = readUnit(texts, at + numbers.length);
  if (!found) return undefined;
  const { units, name, current, length } = found;
  const lexemes = (numbers.match(EACH_NUMBER) ?? []).flatMap((text): Lexeme[] => {
    const value = valueOf(text);
    if (value === undefined) return [];
    return [{ kind: 'quantity', text: `${text}${name}`, value, units, words: [text, name] }];
  });
  if (lexemes.length === 0) return undefined;
  // '25x47x7 mm' is also asked for as printed.
  if (/\dx\d/.test(numbers)) lexemes.push(chunk(numbers));
  if (current) lexemes.push(chunk(current));
  return { lexemes, length: numbers.length + length };
}

interface ReadUnit {
  units: readonly Unit[];
  name: string;
  /** 'ac' or 'dc', where it is written in one with the unit. */
  current?: string;
  length: number;
}

/** The longest spelling of a unit at a place: 'sq mm' before 'sq'. */
function readUnit({ plain, cased }: Texts, at: number): ReadUnit | undefined {
  UNIT_WORDS.lastIndex = at;
  const [whole, sign, first = '', second] = UNIT_WORDS.exec(plain) ?? [];
  if (whole === undefined) return undefined;
  const start = whole.startsWith(' ') ? 1 : 0;
  const word = first.replace(/[.:]$/, '');
  const candidates = [...(second ? [`${first} ${second.replace(/[.:]$/, '')}`] : []), sign ?? word];
  const meant = (name: string): readonly Unit[] | undefined => {
    const units = UNITS.get(name);
    if (!units || units.length === 1) return units;
    const from = at + start;
    return typedUnits(cased.slice(from, from + name.length));
  };
  for (const name of candidates) {
    const units = meant(name);
    if (units) return { units, name, length: start + name.length };
  }
  const [, name = '', current] = /^(.*)(ac|dc)$/.exec(word) ?? [];
  const units = meant(name);
  return units && current ? { units, name, current, length: start + word.length } : undefined;
}

function readFraction(plain: string, at: number): Read | undefined {
  FRACTION.lastIndex = at;
  const [text] = FRACTION.exec(plain) ?? [];
  const value = text === undefined ? undefined : valueOf(text);
  if (text === undefined || value === undefined) return undefined;
  return { lexemes: [{ kind: 'number', text, value }], length: text.length };
}

function readChunk(plain: string, at: number): Read {
  CHUNK.lastIndex = at;
  const [text = ''] = CHUNK.exec(plain) ?? [];
  if (/^\d+(?:\.\d+)?$/.test(text)) {
    return { lexemes: [{ kind: 'number', text, value: Number(text) }], length: text.length };
  }
  return { lexemes: text ? [chunk(text)] : [], length: text.length };
}

const chunk = (text: string): Lexeme => ({ kind: 'chunk', text, pieces: piecesOf(text) });

/** Between the signs; a full stop between digits is a decimal mark. */
function piecesOf(text: string): string[] {
  return text
    .replace(/(\D)\./g, '$1 ')
    .replace(/\.(?=\D)/g, ' ')
    .split(/[-/_+:#\\& ]+/)
    .filter((piece) => piece !== '');
}

/** Plain texts have a full stop as decimal mark. */
const valueOf = (text: string) => readNumber(text, '.');
