import Papa from 'papaparse';
import { columnsOf, headingOf } from '../../document/table/columns';
import { cellOf } from '../../document/table/entry';
import type { TellTable } from '../../document/table/progress';
import { formatsOf } from '../language/formats';
import { guarded } from '../tables/csv/guard';
import { writeWorkbook } from '../tables/spreadsheet/writeWorkbook';
import { productList } from './productList';
import type { TableFormat } from './tableFormat';
import type { Schema } from '../../document/schema/schema';

/**
 * The products of a config as a table with headings in the company's language.
 * @param configSchema The schema of the whole config.
 * @param tell Told of products that are written, and of packing them, if the format is XLSX: CSV takes no time.
 * @throws A sentence, if the config has no store, or a text is longer than a cell of the format may be.
 */
export async function writeTable(
  configSchema: Schema,
  config: unknown,
  format: TableFormat,
  tell: TellTable = () => undefined,
): Promise<Buffer> {
  const { list, schema, language } = productList(configSchema, config);
  const columns = columnsOf(schema);
  const rows = [
    columns.map((column) => headingOf(column, schema, language)),
    ...list.map((entry) => columns.map((column) => cellOf(entry, column))),
  ];
  return format === 'csv'
    ? Buffer.from(
        csv(
          rows.map((row) => row.map(guarded)),
          language,
        ),
      )
    : writeWorkbook(rows, language, tell);
}

/** With a byte order mark, without which Excel takes UTF-8 for something else. */
function csv(rows: readonly string[][], language: string): string {
  return `\uFEFF${Papa.unparse([...rows], { delimiter: separatorIn(language), newline: '\r\n' })}\r\n`;
}

/** Excel separates by semicolons where the comma is in numbers. */
function separatorIn(language: string): string {
  const parts = new Intl.NumberFormat(formatsOf({ language })).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ',';
}
