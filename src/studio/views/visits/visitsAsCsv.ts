import type { Counted, SpanOfVisits } from '../../../document/visits/visits';
import { spokenLanguage } from '../../language/spoken';
import { WORDS } from './words';

/** What was counted, with tabs between the cells: pasted into a spreadsheet, each comes into a cell of its own. */
export const visitsToPaste = (counts: SpanOfVisits): string => tableOf(counts, '\t');

/**
 * What was counted, as a file for spreadsheets: with semicolons where numbers have commas, as Excel reads it there, and
 * with the mark by which it knows UTF-8.
 */
export function visitsAsCsv(counts: SpanOfVisits): string {
  const [, mark] = new Intl.NumberFormat(spokenLanguage()).formatToParts(0.5);
  return `\uFEFF${tableOf(counts, mark?.value === ',' ? ';' : ',')}\r\n`;
}

function tableOf({ pages, none, sent }: SpanOfVisits, separator: string): string {
  const rows = [
    WORDS.columns,
    ...rowsOf(WORDS.pages, pages),
    ...rowsOf(WORDS.none, none),
    ...rowsOf(
      WORDS.sent,
      sent.map(({ name, count }) => ({ name: WORDS.way(name), count })),
    ),
  ];
  return rows
    .map((cells) => cells.map((text) => cellOf(text, separator)).join(separator))
    .join('\r\n');
}

const rowsOf = (kind: string, counted: readonly Counted[]): string[][] =>
  counted.map(({ name, count }) => [kind, name, String(count)]);

/**
 * Visitors write what they search for: a spreadsheet must not take it for a formula.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
function cellOf(text: string, separator: string): string {
  const plain = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  const needsQuotes = plain.includes(separator) || /["\r\n]/.test(plain);
  return needsQuotes ? `"${plain.replaceAll('"', '""')}"` : plain;
}
