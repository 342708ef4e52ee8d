/** A product and a quantity. */
export interface OrderLine {
  /** The product code as the catalogue spells it. */
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
function formsWith(units: readonly string[]): RegExp[] {
  const words = units
    .map((unit) => plain(unit).replace(/\.$/, ''))
    .map((unit) => unit.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const unit = String.raw`(?:(?:${words.join('|')})\.?)?`;
  const quantity = String.raw`${unit}[.:\s]*(?<quantity>\d[\d,' ]*)\s*${unit}`;
  return [
    CODE_PATTERN,
    String.raw`${CODE_PATTERN}${SEPARATOR_PATTERN}${quantity}\)?`,
    String.raw`${quantity}(?:\s*[x×*,;:|=]\s*|\s+)${CODE_PATTERN}`,
  ].map((form) => new RegExp(`^${form}[.,;]?$`, 'i'));
}

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
   * Parses part numbers with quantities, one per line: 'pump-1 x 3', 'FAN-2, 2', '3 × pump-1', or cells pasted from
   * a spreadsheet. A missing quantity means 1. Ambiguous lines are returned as unknown rather than guessed.
   * @param knows Whether a product has this lower-cased code.
   */
  parseOrder: (text: string, knows: (code: string) => boolean) => ParsedOrder;
}

/**
 * Creates a parser that takes these words beside a quantity, in any case, with or without a full stop: 'pcs', 'stk',
 * 'qty'.
 */
export function createOrderParser(units: readonly string[]): OrderParser {
  const forms = formsWith(units);
  return {
    codesIn: (text) =>
      new Set(linesOf(text).flatMap((line) => readings(line, forms).map(({ code }) => code))),
    parseOrder(text, knows) {
      const known = new Map<string, number>();
      const unknown: string[] = [];
      for (const line of linesOf(text)) {
        const read = readings(line, forms).find((reading) => knows(reading.code));
        if (read?.quantity) known.set(read.code, add(known.get(read.code) ?? 0, read.quantity));
        else unknown.push(line);
      }
      return { known: [...known].map(([code, quantity]) => ({ code, quantity })), unknown };
    },
  };
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
  if (line.length > MAX_LINE_LENGTH && !line.includes('\t')) return [];
  const cells = plain(line)
    .split('\t')
    .map((cell) => cell.trim());
  if (cells.length > 1) return cells.flatMap((cell, at) => readCell(cells, cell, at));
  const [text = ''] = cells;
  return [text, text.replace(BULLET, '')].flatMap((candidate) =>
    forms.flatMap((form) => {
      const { code, quantity } = form.exec(candidate)?.groups ?? {};
      return code === undefined ? [] : [toReading(code, quantity)];
    }),
  );
}

/** Compatibility characters, dashes and invisible characters in their plain form. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\p{Cf}/gu, '');

/** A spreadsheet row: one cell is the code, and the only number beside it the quantity. */
function readCell(cells: string[], cell: string, at: number): Reading[] {
  if (!/^[a-z0-9][a-z0-9-]*$/i.test(cell)) return [];
  const numbers = cells.filter((other, n) => n !== at && /^\d[\d,' ]*(\.0+)?$/.test(other));
  if (numbers.length > 1) return [{ code: cell.toLowerCase(), quantity: undefined }];
  return [toReading(cell, numbers[0]?.replace(/\.0+$/, ''))];
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
