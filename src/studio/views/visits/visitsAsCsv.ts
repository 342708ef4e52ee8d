import type { Counted, SpanOfVisits } from '../../../document/visits/visits';
import { WORDS } from './words';

/** What was counted, as a table for spreadsheets. */
export function visitsAsCsv({ pages, none, sent }: SpanOfVisits): string {
  const rows = [
    WORDS.columns,
    ...rowsOf(WORDS.pages, pages),
    ...rowsOf(WORDS.none, none),
    ...rowsOf(
      WORDS.sent,
      sent.map(({ name, count }) => ({ name: WORDS.way(name), count })),
    ),
  ];
  return rows.map((cells) => cells.map(cellOf).join(',')).join('\r\n');
}

const rowsOf = (kind: string, counted: readonly Counted[]): string[][] =>
  counted.map(({ name, count }) => [kind, name, String(count)]);

/**
 * Visitors write what they search for: a spreadsheet must not take it for a formula.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
function cellOf(text: string): string {
  const plain = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
