import { QUOTES } from '../../tables/csv/quotes';

/** A row of a CSV file. */
export interface CsvRow {
  cells: string[];
  /** The row as it is written, with its line end. */
  raw: string;
  /** What is wrong with its quotation marks: a sentence. */
  wrong?: string;
}

/**
 * No row is longer, in characters: a cell of a spreadsheet holds 32,767. A quotation mark that never ends would otherwise
 * make one row of all that follows, which would be searched for its end again with each part of the text.
 */
const MAX_ROW_LENGTH = 4_000_000;

/**
 * Cuts text into rows, and these into cells. Rows may end with \n, \r\n or \r, also one with this and one with that; line
 * ends and separators inside of quotation marks belong to the cell. Behind a quotation mark that never ends, there are no
 * more rows.
 * @param texts The text, one part after the other.
 */
export function* csvRows(texts: Iterable<string>, delimiter: string): Generator<CsvRow> {
  let text = '';
  let line = 1;
  for (const part of texts) {
    text += part;
    let at = 0;
    for (
      let row = rowAt(text, at, delimiter, false);
      row;
      row = rowAt(text, at, delimiter, false)
    ) {
      yield row;
      at += row.raw.length;
      line += lineEndsIn(row.raw);
    }
    text = text.slice(at);
    if (text.length > MAX_ROW_LENGTH) {
      yield unendedRow(text, line, delimiter);
      // Whoever counts on all of the text being read gets the rest.
      for (const _ of texts) continue;
      return;
    }
  }
  for (let at = 0; at < text.length;) {
    const row = rowAt(text, at, delimiter, true);
    if (!row) return;
    yield row.wrong === QUOTES.MissingQuotes ? { ...row, wrong: neverEnds(row, line) } : row;
    at += row.raw.length;
    line += lineEndsIn(row.raw);
  }
}

/** A row whose last cell never ends, or which is too long to be one. */
function unendedRow(text: string, line: number, delimiter: string): CsvRow {
  const row = rowAt(text, 0, delimiter, true) ?? { cells: [], raw: text };
  return { ...row, wrong: neverEnds(row, line) };
}

/** Says in which line of the file the text begins that never ends: editors count lines, and a row may have several. */
function neverEnds({ cells, raw }: CsvRow, line: number): string {
  const open = raw.length - (cells.at(-1)?.length ?? 0);
  return `${QUOTES.MissingQuotes} It stands in line ${line + lineEndsIn(raw.slice(0, open))}.`;
}

/** Nearly all rows have one, at their end. */
function lineEndsIn(raw: string): number {
  const first = raw.search(/[\r\n]/);
  if (first === -1) return 0;
  if (first >= raw.length - 2) return 1;
  return raw.split(/\r\n|\r|\n/).length - 1;
}

/**
 * The row that begins at a place of a text; undefined if its end may be in what follows.
 * @param isWhole Whether nothing follows.
 */
function rowAt(
  text: string,
  start: number,
  delimiter: string,
  isWhole: boolean,
): CsvRow | undefined {
  const quick = lineAt(text, start, isWhole);
  // Nearly all rows: most programs write quotation marks only where they have to.
  if (quick && !text.slice(start, quick.end).includes('"'))
    return {
      cells: text.slice(start, quick.end).split(delimiter),
      raw: text.slice(start, quick.next),
    };
  const cells: string[] = [];
  let wrong: string | undefined;
  for (let at = start; ;) {
    const cell = cellAt(text, at, delimiter, isWhole);
    if (!cell) return undefined;
    cells.push(cell.text);
    wrong ??= cell.wrong;
    if (cell.isLast) {
      const raw = text.slice(start, cell.next);
      return wrong === undefined ? { cells, raw } : { cells, raw, wrong };
    }
    at = cell.next;
  }
}

/** Where the line ends that begins at a place, and the next one begins; undefined if that is in what follows. */
function lineAt(
  text: string,
  start: number,
  isWhole: boolean,
): { end: number; next: number } | undefined {
  const found = text.indexOf('\n', start);
  const line = text.slice(start, found === -1 ? text.length : found);
  const carriage = line.indexOf('\r');
  if (carriage !== -1) {
    const end = start + carriage;
    // A \n may be what follows.
    if (end + 1 === text.length && !isWhole) return undefined;
    return { end, next: text[end + 1] === '\n' ? end + 2 : end + 1 };
  }
  if (found !== -1) return { end: found, next: found + 1 };
  return isWhole ? { end: text.length, next: text.length } : undefined;
}

interface CsvCell {
  text: string;
  /** Whether it is the last one of its row. */
  isLast: boolean;
  /** Where the next cell or row begins. */
  next: number;
  wrong?: string;
}

/** The cell that begins at a place; undefined if its end may be in what follows. */
function cellAt(
  text: string,
  start: number,
  delimiter: string,
  isWhole: boolean,
): CsvCell | undefined {
  if (text[start] !== '"') return untilSeparator(text, start, delimiter, isWhole);
  const close = closingQuote(text, start + 1);
  if (close === -1 || (close + 1 === text.length && !isWhole)) {
    if (!isWhole) return undefined;
    const inner = close === -1 ? text.slice(start + 1) : text.slice(start + 1, close);
    const cell = { text: unquoted(inner), isLast: true, next: text.length };
    return close === -1 ? { ...cell, wrong: QUOTES.MissingQuotes } : cell;
  }
  const behind = untilSeparator(text, close + 1, delimiter, isWhole);
  if (!behind) return undefined;
  const inner = unquoted(text.slice(start + 1, close));
  const isClosed = behind.text.trim() === '';
  return isClosed
    ? { ...behind, text: inner }
    : { ...behind, text: inner + behind.text, wrong: QUOTES.other };
}

function untilSeparator(
  text: string,
  start: number,
  delimiter: string,
  isWhole: boolean,
): CsvCell | undefined {
  const line = lineAt(text, start, isWhole);
  const found = text.indexOf(delimiter, start);
  if (found !== -1 && (!line || found < line.end))
    return { text: text.slice(start, found), isLast: false, next: found + 1 };
  return line && { text: text.slice(start, line.end), isLast: true, next: line.next };
}

/** The place of the quotation mark that ends a text; -1 if there is none. */
function closingQuote(text: string, start: number): number {
  let at = text.indexOf('"', start);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

const unquoted = (inner: string): string =>
  inner.includes('"') ? inner.replaceAll('""', '"') : inner;
