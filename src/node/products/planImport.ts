import { applyAll } from '../../document/apply';
import type { Operation } from '../../document/operation';
import { columnsOf, headingOf, idColumn, type Column } from '../../document/table/columns';
import { compareTable, operationsFor, type TableChange } from '../../document/table/compareTable';
import { namesOfIds } from '../../document/table/names';
import { readingAt, type TellTable } from '../../document/table/progress';
import {
  readSheets,
  type Reading,
  type Sheet,
  type TableMistake,
} from '../../document/table/sheets';
import { tableMistakes } from '../../document/table/tableMistakes';
import { checkValue } from '../config/check/checkValue';
import { createSources } from '../config/check/colours/sheets';
import type { Schema } from '../../document/schema/schema';
import { productList, PRODUCTS } from './productList';

/** What planning needs to know besides the file and the config. */
export interface ImportOptions {
  /** The folders of the project and of the company's files. */
  root: string;
  publicDir: string;
  /** The schema of the whole config. */
  site: Schema;
  /** Whether products that the table does not have are to go. */
  remove: boolean;
}

/** What taking over a table would do. */
export interface ImportPlan {
  reading: Reading;
  change: TableChange;
  operations: Operation[];
  /** The config with the table in it. */
  value: unknown;
  /** All mistakes of the table, and what it would break elsewhere on the site. */
  mistakes: ReturnType<typeof tableMistakes>;
}

/**
 * Finds out what taking over a table would do, and checks the result.
 * @param options Where the checker finds what it needs, the schema of the whole config, and whether products that the
 *   table does not have are to go.
 * @param tell Told of each step.
 * @throws A sentence, if the config has no store, or the file no column of product codes.
 */
export async function planImport(
  sheets: readonly Sheet[],
  config: unknown,
  options: ImportOptions,
  tell: TellTable = () => undefined,
): Promise<ImportPlan> {
  const { site, remove, ...places } = options;
  const search = { ...places, sources: createSources(places.root) };
  tell(readingAt('compare'));
  const { list, schema, language } = productList(site, config);
  const columns = columnsOf(schema);
  const reading = readSheets(sheets, columns);
  // Every product would be missing in it, and could be taken out.
  if (reading.tables === 0) throw new Error(noTable(columns, schema, language));
  const names = namesOfIds(site, config);
  const change = compareTable(reading, { list, columns, schema, names });
  const { operations, rows } = operationsFor(change, { list, at: PRODUCTS, remove });
  const { value } = applyAll(config, operations);
  tell(readingAt('check-before'));
  const known = await checkValue(config, search);
  tell(readingAt('check-after'));
  const found = await checkValue(value, search);
  const made = tableMistakes(found.problems, known.problems, { rows, at: PRODUCTS });
  return {
    reading,
    change,
    operations,
    value,
    mistakes: { ...made, inTable: inOrder([...change.mistakes, ...made.inTable], sheets) },
  };
}

function noTable(columns: readonly Column[], schema: Schema, language: string): string {
  const id = idColumn(columns);
  const heading = id ? headingOf(id, schema, language) : 'id';
  return `No column of this file is called "${heading}", so nobody knows which products it is about. Give the column of product codes that heading.`;
}

/** As one walks through the table to mend them: sheet by sheet, row by row. */
function inOrder(mistakes: readonly TableMistake[], sheets: readonly Sheet[]): TableMistake[] {
  const names = sheets.map(({ name }) => name);
  return mistakes.toSorted(
    (one, other) =>
      names.indexOf(one.sheet) - names.indexOf(other.sheet) || rowOf(one) - rowOf(other),
  );
}

/** Of 'B12' and of 'row 12': 12. */
const rowOf = ({ cell }: TableMistake): number => Number(/\d+$/.exec(cell)?.[0] ?? 0);
