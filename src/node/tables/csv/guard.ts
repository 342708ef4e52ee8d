/** What spreadsheet programs take for the beginning of a formula, also as the wide signs of Asian keyboards. */
const FORMULA = String.raw`[=+\-@\t\r＝＋－＠]`;

const TO_GUARD = new RegExp(`^'*${FORMULA}`);
const GUARDED = new RegExp(`^'+${FORMULA}`);

/**
 * A text as a cell of a CSV file in which no spreadsheet program sees a formula: with an apostrophe before it
 * [OWASP, CSV injection]. A cell that already has one gets another, so that `unguarded` gives back every text.
 */
export function guarded(text: string): string {
  return TO_GUARD.test(text) ? `'${text}` : text;
}

/** The text of a cell that was guarded, here or by another program. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && GUARDED.test(cell) ? cell.slice(1) : cell;
}
