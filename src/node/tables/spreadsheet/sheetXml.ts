/** The value that a formula gets whose text was never calculated: SheetJS would read an empty text. */
export const NO_VALUE = 'no value';

/** An empty cell with a place of its own: it has a format and nothing else. */
const EMPTY_CELL = /<c (?=[^<>]*\br="[A-Z]+\d+")[^<>]*\/>/g;

/** A cell with a formula for a text, and no value: an empty text would be one. */
const WITHOUT_TEXT =
  /(<c(?=[\s>])[^<>]*\st="str"[^<>]*>\s*<f\b[^<>]*(?:\/>|>[^<]*<\/f>))\s*(?=<\/c>)/g;

/**
 * The XML of a sheet of an XLSX file, as little as tells what it says: without its empty cells, of which spreadsheet
 * programs write hundreds of thousands, and with a mark in formulas whose text was never calculated.
 */
export function preparedSheet(xml: string): string {
  return xml.replaceAll(EMPTY_CELL, '').replaceAll(WITHOUT_TEXT, `$1<v>${NO_VALUE}</v>`);
}
