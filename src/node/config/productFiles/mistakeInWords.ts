import { letters } from '../../../document/table/row';
import type { ProductFile } from './readProductFile';
import type { RowMistake } from './readRows';

/** Where a mistake is in a file with products: 'row 12, column C (Name)', 'line 7'; '' for the whole file. */
export function placeInWords(
  { kind, head }: Pick<ProductFile, 'kind' | 'head'>,
  { row, column }: Pick<RowMistake, 'row' | 'column'>,
): string {
  if (row === undefined) return '';
  if (kind === 'jsonl') return `line ${row}`;
  const line = `row ${row}`;
  if (column === undefined || column < 0) return line;
  const heading = head?.headings[column]?.trim();
  return `${line}, column ${letters(column)}${heading ? ` (${heading})` : ''}`;
}

/** A mistake in a file with products, with its place, in sentences. */
export function mistakeInWords(file: ProductFile, mistake: RowMistake): string {
  const { message, advice } = mistake;
  const place = placeInWords(file, mistake);
  const where = place === '' ? `${file.name} cannot be read` : `${file.name}, ${place}`;
  return [`${where}: ${message}`, advice].filter(Boolean).join(' ');
}
