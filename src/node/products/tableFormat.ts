import { extname } from 'node:path';

/** The files that tables are written to. */
export type TableFormat = 'xlsx' | 'csv';

/**
 * The format of a file to be written, by its name.
 * @throws A sentence, if it is another one.
 */
export function formatOf(file: string): TableFormat {
  const extension = extname(file).toLowerCase();
  if (extension === '.xlsx') return 'xlsx';
  if (extension === '.csv') return 'csv';
  throw new Error('A table is written to a file that ends in .xlsx or .csv.');
}
