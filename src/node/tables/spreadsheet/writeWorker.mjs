// Where the thread that writes workbooks begins: `--import tsx/esm` does not reach what a worker starts with.
import { register } from 'tsx/esm/api';

register();
const { writeWorkbook } = await import('./writeWorkbook.ts');

/** @param {{ rows: string[][], language: string }} table */
export default async (table) => writeWorkbook(table.rows, table.language);
