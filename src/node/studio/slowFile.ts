import type { FileContent } from '../config/configFile';

/** A workbook of fewer products is written in a few seconds; one of 100,000 takes half a minute of a core. */
const MIN_PRODUCTS = 10_000;

/** The name of a file whose products take long to be saved: a workbook, which is always written anew as a whole. */
export function slowFileOf({ files = [] }: Pick<FileContent, 'files'>): string | undefined {
  return files.find(({ kind, entries }) => kind === 'xlsx' && entries.length >= MIN_PRODUCTS)?.name;
}
