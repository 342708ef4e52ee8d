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
import type { Answers } from '../../document/table/question';
import { checkValue } from '../config/check/checkValue';
import { createSources } from '../config/check/colours/sheets';
import type { Schema } from '../../document/schema/schema';
import { readableId } from '../language/readableId';
import { textIn } from '../../document/table/row';
import { valueAt } from '../../document/values';
import { placement } from './foreign/categories';
import { productList, PRODUCTS } from './productList';
import { standInFor } from './standIn';

/** What planning needs to know besides the file and the config. */
export interface ImportOptions {
  /** The folders of the project and of the company's files. */
  root: string;
  publicDir: string;
  /** The schema of the whole config. */
  configSchema: Schema;
  /** Whether products that the table does not have are to go. */
  remove: boolean;
  /** The config as it was, where a store was begun in it: what that breaks is a mistake, too. */
  before?: unknown;
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
  /** What was added so that there can be products: 'a store', 'the page /products'. */
  begun?: readonly string[];
  /** Whether the drawing that stands in for pictures has to be there, too. */
  needsDrawing?: boolean;
  /** What else happens to products of another system; absent for a table of ours. */
  foreign?: ForeignPart;
}

/** What a table is called that no preset knows. */
export const OTHER_TABLE = 'another table';

/** What happens to products of another system on the way. */
export interface ForeignPart {
  /** The system, for people: 'Shopify'; or OTHER_TABLE. */
  system: string;
  /** What was changed on the way: 'codes with capitals …', and how often. */
  notes: ReadonlyMap<string, number>;
  /** The names of categories that are made. */
  categories: readonly string[];
  /** Addresses or names of pictures that are not there. */
  toFetch: readonly string[];
  /** Under what its answers are remembered, and they. */
  key: string;
  answers: Answers;
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
  const { schema, language } = productList(options.configSchema, config);
  const columns = columnsOf(schema);
  const reading = readSheets(sheets, columns, readableId);
  // Every product would be missing in it, and could be taken out.
  if (reading.tables === 0) throw new Error(noTable(columns, schema, language));
  const before = categoriesIn(reading, columns, { config, publicDir: options.publicDir });
  const ready = applyAll(config, before).value;
  const own = { ...options, before: options.before ?? config };
  const plan = await planReading({ reading, columns }, ready, own, tell);
  plan.operations.unshift(...before);
  plan.mistakes.inTable = inOrder(plan.mistakes.inTable, sheets);
  return plan;
}

/** The categories that a table names, for a site that has none yet. */
function categoriesIn(
  { rows }: Reading,
  columns: readonly Column[],
  { config, publicDir }: { config: unknown; publicDir: string },
): Operation[] {
  const lists = ['categories', 'products'].map((list) => valueAt(config, ['store', list]));
  const column = columns.find(({ key }) => key === 'category');
  if (!lists.every((list) => Array.isArray(list) && list.length === 0)) return [];
  const products = rows.flatMap((row) => {
    const category = textIn(row, column)?.trim() ?? '';
    return category === '' ? [] : [{ name: '', category: [category], pictures: [] }];
  });
  const pictures = { find: () => undefined, standIn: standInFor(config, publicDir).src };
  return placement(products, config, { answer: 'last', fallback: '', pictures }).operations;
}

/** Rows of products, by the columns that they were read with. */
export interface ReadRows {
  reading: Reading;
  columns: readonly Column[];
  /** Operations that come before those of the rows: categories that they need. */
  before?: readonly Operation[];
}

/** Finds out what taking over rows would do, and checks the result. */
export async function planReading(
  { reading, columns, before = [] }: ReadRows,
  config: unknown,
  { configSchema, remove, before: origin = config, ...places }: ImportOptions,
  tell: TellTable = () => undefined,
): Promise<ImportPlan> {
  const search = { ...places, sources: createSources(places.root) };
  tell(readingAt('compare'));
  const { list, schema } = productList(configSchema, config);
  const names = namesOfIds(configSchema, config);
  const change = compareTable(reading, { list, columns, schema, names });
  const made = operationsFor(change, { list, at: PRODUCTS, remove });
  const operations = [...before, ...made.operations];
  const { value } = applyAll(config, operations);
  tell(readingAt('check'));
  const { problems } = await checkValue(value, search);
  const rows = { rows: made.rows, at: PRODUCTS };
  let mistakes = tableMistakes(problems, [], rows);
  if (mistakes.elsewhere.length > 0) {
    // Only then it matters what was wrong before: a catalogue takes long to be checked.
    const known = await checkValue(origin, search);
    mistakes = tableMistakes(problems, known.problems, rows);
  }
  return {
    reading,
    change,
    operations,
    value,
    mistakes: { ...mistakes, inTable: [...change.mistakes, ...mistakes.inTable] },
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
