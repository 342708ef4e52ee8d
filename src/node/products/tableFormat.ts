import { extname } from 'node:path';

/** The files that tables can be in. */
export type TableFormat = 'xlsx' | 'csv';

/**
 * The format of a file by its name.
 * @throws A sentence, if it is another one.
 */
export function formatOf(file: string): TableFormat {
  const extension = extname(file).toLowerCase();
  if (extension === '.xlsx') return 'xlsx';
  if (['.csv', '.tsv', '.txt'].includes(extension)) return 'csv';
  if (extension === '.xls' || extension === '.ods') {
    throw new Error(
      `Files like ${extension} cannot be read. Open it in your spreadsheet program and save it as .xlsx.`,
    );
  }
  throw new Error('A table is a file that ends in .xlsx or .csv.');
}
