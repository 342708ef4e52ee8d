import type { TableCell } from './priceTable';
import { toSorted } from '../catalogue/toSorted';

const SEPARATORS = [',', ';', '\t', '|'];

/** How much of a file tells what separates its cells, in UTF-16 code units. */
const BEGINNING = 20_000;

/**
 * The rows of a text file of a spreadsheet program, whatever separates its cells. Bytes that are no UTF-8 are read as
 * Windows writes them in Western Europe, because Excel's plain "CSV" is that.
 */
export function csvRows(bytes: Uint8Array<ArrayBuffer>): TableCell[][] {
  const text = decoded(bytes).replace(/^sep=(.)\r?\n/i, '');
  const [best = ','] = toSorted(
    SEPARATORS,
    (one, other) => evenness(text, other) - evenness(text, one),
  );
  return cellsOf(text, best).map((row) => row.map((cell) => ({ text: unguarded(cell).trim() })));
}

function decoded(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** How many cells most rows of the beginning would have, weighed by how many rows that are. */
function evenness(text: string, separator: string): number {
  const rows = cellsOf(text.slice(0, BEGINNING), separator).filter((row) => row.some(Boolean));
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...[...counts].map(([cells, times]) => (cells - 1) * times));
}

/** RFC 4180: a cell in quotation marks may hold separators, line ends, and quotation marks written twice. */
function cellsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  const cell = new RegExp(
    String.raw`("(?:[^"]|"")*"|[^\r\n${separator === '|' ? String.raw`\|` : separator}]*)(${separator === '|' ? String.raw`\|` : separator}|\r\n?|\n|$)`,
    'y',
  );
  while (cell.lastIndex < text.length) {
    const [whole, content = '', end = ''] = cell.exec(text) ?? [];
    // A quotation mark that nothing closes as it should: it is read as a letter.
    if (whole === undefined) return cellsOf(text.replaceAll('"', ''), separator);
    const isQuoted = content.startsWith('"');
    rows.at(-1)?.push(isQuoted ? content.slice(1, -1).replaceAll('""', '"') : content);
    if (end !== separator && end !== '') rows.push([]);
    if (end === '') break;
  }
  return rows;
}

/** The text of a cell in which an apostrophe keeps a formula from being one. */
const unguarded = (cell: string) => cell.replace(/^'(?='*[=+\-@])/, '');
