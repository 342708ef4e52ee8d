import Papa from 'papaparse';
import { guarded } from '../../tables/csv/guard';

/** How a CSV file is written. */
export interface CsvForm {
  delimiter: string;
  /** Its row of headings, as it is written. */
  headings: string;
}

/** Prints rows in the manner of a file, without line ends: some programs put every text in quotation marks. */
export function csvPrinter({ delimiter, headings }: CsvForm): (cells: readonly string[]) => string {
  const quotes = headings.includes(delimiter) && quotesAll(headings, delimiter);
  return (cells) => Papa.unparse([cells.map(guarded)], { delimiter, quotes, newline: '\r\n' });
}

/** Whether all texts of a row stand in quotation marks. */
function quotesAll(raw: string, delimiter: string): boolean {
  const text = raw.trim();
  return (
    text.startsWith('"') &&
    text.endsWith('"') &&
    text.split(delimiter).every((cell) => cell.startsWith('"'))
  );
}
