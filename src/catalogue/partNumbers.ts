/** So many of one product. */
export interface PartLine {
  /** The product code, as the catalogue writes it. */
  code: string;
  quantity: number;
}

/** What a pasted text says. */
export interface Parts {
  /** Every product once, in the order of the text; the quantities of lines for the same one are added up. */
  known: PartLine[];
  /** Lines that name no product, or no quantity that is certain: word for word, in their order. */
  unknown: string[];
}

const CODE = String.raw`(?<code>[a-z0-9][a-z0-9-]*?)`;
const UNIT = String.raw`(?:\s*(?:pcs?|pieces?|units?|ea|each|off|nos?)\.?)?`;
const QUANTITY = String.raw`(?:qty|quantity)?[.:\s]*(?<quantity>\d[\d,' ]*)${UNIT}`;
/** What stands between the two: 'pump-1 x 3', 'pump-1, 3', 'pump-1 - 3', 'pump-1 (3)'. */
const BETWEEN = String.raw`(?:\s*[x×*,;:|=(@]\s*|\s+(?:[x×*-]\s*)?)`;

/** How a line may be written, the plainest first. */
const FORMS = [
  CODE,
  `${CODE}${BETWEEN}${QUANTITY}\\)?`,
  String.raw`${QUANTITY}(?:\s*[x×*,;:|=]\s*|\s+)${CODE}`,
].map((form) => new RegExp(`^${form}[.,;]?$`, 'i'));

/** '•', '-', '1.' and '2)' before a line. */
const BULLET = /^(?:[-•*·–—]\s+|\d+[.)]\s+)/;
/** No product code is longer: what is, was pasted by mistake. */
const LONGEST = 120;

/**
 * The codes that a text may name, in small letters: those to be looked up before it is read. Of a line that can
 * be read in two ways ('1001 5') it gives both.
 */
export function codesIn(text: string): Set<string> {
  return new Set(linesOf(text).flatMap((line) => readings(line).map(({ code }) => code)));
}

/**
 * Reads part numbers with quantities, one a line, as people keep them: 'pump-1 x 3', 'FAN-2, 2',
 * '3 × pump-1', or copied from a spreadsheet, cell by cell. A line without a quantity means one.
 * What is not certain is not guessed: it comes back as it was.
 * `knows` says whether there is a product of this code, written in small letters.
 */
export function readParts(text: string, knows: (code: string) => boolean): Parts {
  const known = new Map<string, number>();
  const unknown: string[] = [];
  for (const line of linesOf(text)) {
    const { code, quantity } = readings(line).find((reading) => knows(reading.code)) ?? {};
    if (code !== undefined && quantity) known.set(code, add(known.get(code) ?? 0, quantity));
    else unknown.push(line);
  }
  return { known: [...known].map(([code, quantity]) => ({ code, quantity })), unknown };
}

/** The lines that say something. */
function linesOf(text: string): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).filter((line) => line.trim());
}

/** A way to read a line. Without a quantity it says a product, but not how many. */
interface Reading {
  code: string;
  quantity: number | undefined;
}

/** All ways to read a line, the likeliest first. */
function readings(line: string): Reading[] {
  if (line.length > LONGEST && !line.includes('\t')) return [];
  const plain = line
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\p{Cf}/gu, '');
  const cells = plain.split('\t').map((cell) => cell.trim());
  if (cells.length > 1) return cells.flatMap((cell, at) => readCell(cells, cell, at));
  const [text = ''] = cells;
  return [text, text.replace(BULLET, '')].flatMap((candidate) =>
    FORMS.flatMap((form) => {
      const { code, quantity } = form.exec(candidate)?.groups ?? {};
      return code === undefined ? [] : [toReading(code, quantity)];
    }),
  );
}

/** A row of a spreadsheet: one cell is the code; the quantity is the one number beside it. */
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

/** '1,000' and '1 000' are a thousand; '1,5' is no number of pieces, and neither is 0. */
function wholeNumber(text: string): number | undefined {
  const trimmed = text.trim().replace(/,$/, '');
  if (!/^\d+$|^\d{1,3}([,' ]\d{3})+$/.test(trimmed)) return undefined;
  const value = Number(trimmed.replace(/\D/g, ''));
  return value >= 1 ? Math.min(value, Number.MAX_SAFE_INTEGER) : undefined;
}

const add = (a: number, b: number) => Math.min(a + b, Number.MAX_SAFE_INTEGER);
