import { createPrintedReader, mayBeCode, type PrintedReading } from './printedCodes';

/** A product and a quantity. */
export interface OrderLine {
  /** The id of the product. */
  code: string;
  quantity: number;
}

/** The result of parsing a pasted list. */
export interface ParsedOrder {
  /** Each product once, in text order, with its quantities added up. */
  known: OrderLine[];
  /** Lines without a known product or an unambiguous quantity, verbatim and in order. */
  unknown: string[];
}

const CODE_PATTERN = String.raw`(?<code>[a-z0-9][a-z0-9-]*?)`;
/** Separates code and quantity: 'pump-1 x 3', 'pump-1, 3', 'pump-1 - 3', 'pump-1 (3)'. */
const SEPARATOR_PATTERN = String.raw`(?:\s*[x×*,;:|=(@]\s*|\s+(?:[x×*-]\s*)?)`;

/** The accepted line formats, simplest first, with these words before or after a quantity. */
function formsWith(units: string): RegExp[] {
  const unit = String.raw`(?:(?:${units})\.?)?`;
  const quantity = String.raw`${unit}[.:\s]*(?<quantity>\d[\d,' ]*)\s*${unit}`;
  return [
    CODE_PATTERN,
    String.raw`${CODE_PATTERN}${SEPARATOR_PATTERN}${quantity}\)?`,
    String.raw`${quantity}(?:\s*[x×*,;:|=]\s*|\s+)${CODE_PATTERN}`,
  ].map((form) => new RegExp(`^${form}[.,;]?$`, 'i'));
}

/** Words as parts of an expression, without their full stop. */
const alternatives = (words: readonly string[]): string =>
  words
    .map((word) => plain(word).replace(/\.$/, ''))
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|');

/** A leading '•', '-', '1.' or '2)'. */
const BULLET = /^(?:[-•*·–—]\s+|\d+[.)]\s+)/;
/** In characters: longer lines are not looked up, because they were pasted by mistake. */
const MAX_LINE_LENGTH = 120;

/** Reads pasted lists of part numbers. */
export interface OrderParser {
  /**
   * Candidate codes in a text, lower-cased, to be looked up before parsing. An ambiguous line ('1001 5') yields
   * every candidate.
   */
  codesIn: (text: string) => Set<string>;
  /**
   * What may be codes as they are printed ('SPZ 1250', '6204-2RS/C3') in the lines of which no id is known, to be asked
   * for before parsing.
   */
  printedIn: (text: string, knows: (code: string) => boolean) => Set<string>;
  /**
   * Parses part numbers with quantities, one per line: 'pump-1 x 3', 'FAN-2, 2', '3 × pump-1', or cells pasted from
   * a spreadsheet. A missing quantity means 1. Ambiguous lines are returned as unknown rather than guessed.
   * @param knows Whether a product has this lower-cased code as its id.
   * @param idOf The id of the one product that has a code as it is printed.
   */
  parseOrder: (
    text: string,
    knows: (code: string) => boolean,
    idOf?: (printed: string) => string | undefined,
  ) => ParsedOrder;
}

/**
 * Creates a parser that takes these words beside a quantity, in any case, with or without a full stop: 'pcs', 'stk',
 * 'qty'.
 */
export function createOrderParser(units: readonly string[]): OrderParser {
  const words = alternatives(units);
  const forms = formsWith(words);
  const printedReadings = readPrinted(createPrintedReader(words));
  const known = (line: string, knows: (code: string) => boolean) =>
    readings(line, forms).find((reading) => knows(reading.code));
  return {
    codesIn: (text) =>
      new Set(linesOf(text).flatMap((line) => readings(line, forms).map(({ code }) => code))),
    printedIn: (text, knows) =>
      new Set(
        linesOf(text)
          .filter((line) => !known(line, knows))
          .flatMap((line) => printedReadings(line).map(({ code }) => code)),
      ),
    parseOrder(text, knows, idOf = () => undefined) {
      const sums = new Map<string, number>();
      const unknown: string[] = [];
      for (const line of linesOf(text)) {
        const read = known(line, knows) ?? theOnly(printedReadings(line), idOf);
        if (read?.quantity) sums.set(read.code, add(sums.get(read.code) ?? 0, read.quantity));
        else unknown.push(line);
      }
      return { known: [...sums].map(([code, quantity]) => ({ code, quantity })), unknown };
    },
  };
}

/** What a line means if only one of its readings names a product. */
function theOnly(
  all: readonly PrintedReading[],
  idOf: (printed: string) => string | undefined,
): Reading | undefined {
  const meant = all.flatMap(({ code, quantity }): Reading[] => {
    const id = idOf(code);
    return id === undefined ? [] : [{ code: id, quantity }];
  });
  const [first] = meant;
  const isSame = ({ code, quantity }: Reading) =>
    code === first?.code && quantity === first.quantity;
  return meant.every(isSame) ? first : undefined;
}

/** Non-empty lines. */
function linesOf(text: string): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).filter((line) => line.trim());
}

/** One way to parse a line. Without a quantity, the line names a product only. */
interface Reading {
  code: string;
  quantity: number | undefined;
}

/** All ways to parse a line, likeliest first. */
function readings(line: string, forms: readonly RegExp[]): Reading[] {
  const cells = cellsIn(line);
  if (cells.length > 1) return cells.flatMap((cell, at) => readCell(cells, cell, at));
  return withoutBullet(cells).flatMap((candidate) =>
    forms.flatMap((form) => {
      const { code, quantity } = form.exec(candidate)?.groups ?? {};
      return code === undefined ? [] : [toReading(code, quantity)];
    }),
  );
}

/** All ways to read a code as it is printed. */
const readPrinted =
  (read: (text: string) => PrintedReading[]) =>
  (line: string): PrintedReading[] => {
    const cells = cellsIn(line);
    if (cells.length === 1) return withoutBullet(cells).flatMap(read);
    return cells.flatMap((cell, at) => {
      const quantity = quantityBeside(cells, at);
      return mayBeCode(cell) && quantity ? [{ code: cell, quantity }] : [];
    });
  };

/** The cells of a row of a spreadsheet; one for a line of text, and none for a line that is too long. */
function cellsIn(line: string): string[] {
  if (line.length > MAX_LINE_LENGTH && !line.includes('\t')) return [];
  return plain(line)
    .split('\t')
    .map((cell) => cell.trim());
}

const withoutBullet = (cells: readonly string[]): string[] => [
  ...new Set(cells.flatMap((text) => [text, text.replace(BULLET, '')])),
];

/** Compatibility characters, dashes and invisible characters in their plain form. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\p{Cf}/gu, '');

/** A spreadsheet row: one cell is the code, and the only number beside it the quantity. */
function readCell(cells: string[], cell: string, at: number): Reading[] {
  if (!/^[a-z0-9][a-z0-9-]*$/i.test(cell)) return [];
  return [{ code: cell.toLowerCase(), quantity: quantityBeside(cells, at) }];
}

/** The only number beside a cell; 1 where there is none, and undefined where there are several. */
function quantityBeside(cells: readonly string[], at: number): number | undefined {
  const numbers = cells.filter((other, n) => n !== at && /^\d[\d,' ]*(\.0+)?$/.test(other));
  if (numbers.length > 1) return undefined;
  return numbers[0] === undefined ? 1 : wholeNumber(numbers[0].replace(/\.0+$/, ''));
}

function toReading(code: string, quantity: string | undefined): Reading {
  return {
    code: code.toLowerCase(),
    quantity: quantity === undefined ? 1 : wholeNumber(quantity),
  };
}

/** '1,000' and '1 000' are a thousand; '1,5' and 0 are no quantity. */
function wholeNumber(text: string): number | undefined {
  const trimmed = text.trim().replace(/,$/, '');
  if (!/^\d+$|^\d{1,3}([,' ]\d{3})+$/.test(trimmed)) return undefined;
  const value = Number(trimmed.replace(/\D/g, ''));
  return value >= 1 ? Math.min(value, Number.MAX_SAFE_INTEGER) : undefined;
}

const add = (a: number, b: number) => Math.min(a + b, Number.MAX_SAFE_INTEGER);
